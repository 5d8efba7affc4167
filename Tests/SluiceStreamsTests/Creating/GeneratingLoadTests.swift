import SluiceStreams
import TestSupport
import Testing

/// Long runs of the sources that go on by themselves, on a stack that a recursion would overflow.
@Suite(.leakChecked) struct GeneratingLoadTests {
  static let count = 100_000

  @Test func `repeatElement takes no stack`() {
    onSmallStack {
      #expect(Observable.repeatElement(1).take(Self.count).reduce(0, accumulator: +).logged().elements == [Self.count])
    }
  }

  @Test func `generate and range take no stack`() {
    onSmallStack {
      let generated = Observable.generate(initialState: 0, condition: { $0 < Self.count }, iterate: { $0 + 1 }).logged()
      #expect(generated.elements == Array(0..<Self.count) && generated.hasEnded)
      let range = Observable.range(start: 0, count: Self.count).logged()
      #expect(range.elements == Array(0..<Self.count) && range.hasEnded)
    }
  }

  @Test func `an endless source that is subscribed to again and again takes no stack`() {
    onSmallStack {
      let log = Observable.repeatElement(0).take(1).concat(.error(TestError())).retry().take(Self.count)
        .reduce(0) { count, _ in count + 1 }.logged()
      #expect(log.elements == [Self.count])
    }
  }

  @Test func `recursive scheduling on virtual time takes no stack`() {
    onSmallStack {
      let scheduler = HistoricalScheduler()
      let steps = Counter()
      let work = scheduler.scheduleRecursive(0) { step, again in
        steps.add()
        if step + 1 < Self.count { again(step + 1) }
      }
      scheduler.start()
      #expect(steps.value == Self.count)
      work.dispose()
    }
  }

  @Test func `a shared source that ends and is connected again takes no stack`() {
    onSmallStack {
      let shared = Observable.just(1).concat(.error(TestError())).publish().refCount()
      #expect(shared.retry().take(Self.count).reduce(0, accumulator: +).logged().elements == [Self.count])
    }
  }
}
