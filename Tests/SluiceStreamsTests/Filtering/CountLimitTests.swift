import SluiceStreams
import TestSupport
import Testing

/// Counts that make no sense have a result, and trap nobody.
@Suite(.leakChecked) struct CountLimitTests {
  private let numbers = Observable.of(1, 2, 3)

  @Test(arguments: [0, -1, .min])
  func `a count of nothing takes nothing and skips nothing`(count: Int) {
    let probe = Probe()
    #expect(probe.source.take(count).recorded() == ["completed"])
    #expect(probe.source.retry(count).recorded() == ["completed"])
    #expect(probe.subscribed.value == 0)
    #expect(numbers.takeLast(count).recorded() == ["completed"])
    #expect(numbers.skip(count).recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.share(replay: count).recorded() == ["1", "2", "3", "completed"])
    #expect(Observable.range(start: 5, count: count).recorded() == ["completed"])
  }

  @Test(arguments: [Int.max, 4])
  func `a count of more than there are takes and skips what there is`(count: Int) {
    #expect(numbers.take(count).recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.takeLast(count).recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.skip(count).recorded() == ["completed"])
  }

  @Test func `a position before the first fails without subscribing`() {
    let probe = Probe()
    #expect(probe.source.element(at: -1).recorded() == ["error(\(RxError.argumentOutOfRange))"])
    #expect(probe.subscribed.value == 0)
  }

  @Test func `a range fails after the greatest integer of its type`() {
    #expect(Observable<Int8>.range(start: 126, count: 2).recorded() == ["126", "127", "completed"])
    #expect(Observable<Int8>.range(start: 126, count: 3).recorded() == ["126", "127", "error(\(RxError.overflow))"])
    #expect(Observable<UInt8>.range(start: 254, count: 2).recorded() == ["254", "255", "completed"])
    #expect(Observable<Int8>.range(start: -128, count: 127).logged().elements.count == 127)
  }

  @Test func `a range that never fails completes after the greatest integer of its type`() {
    #expect(Infallible<Int8>.range(start: 126, count: 2).recorded() == ["126", "127", "completed"])
    #expect(Infallible<Int8>.range(start: 126, count: 3).recorded() == ["126", "127", "completed"])
  }
}
