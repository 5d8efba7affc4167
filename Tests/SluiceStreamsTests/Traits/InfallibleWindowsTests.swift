import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite("Infallible in arrays, windows and groups", .leakChecked)
struct InfallibleWindowsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func numbers() -> Infallible<Int> {
    scheduler.createHotObservable([.next(1, 1), .next(2, 2), .next(3, 3), .next(12, 4), .completed(25)])
      .asInfallible(onErrorJustReturn: -1)
  }

  @Test("buffer sends an array when it is full, and when the time has passed")
  func buffer() {
    let observer = scheduler.createObserver([Int].self)
    let arrays: Infallible<[Int]> = numbers().buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
    let subscription = arrays.asObservable().subscribe(observer)
    scheduler.start()
    #expect(
      observer.events == [.next(2, [1, 2]), .next(12, [3, 4]), .next(22, []), .next(25, []), .completed(25)])
    subscription.dispose()
  }

  @Test("the windows of window cannot fail, and are flattened as what they are")
  func window() {
    let observer = scheduler.createObserver(String.self)
    let sums: Infallible<String> = numbers().window(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
      .enumerated().flatMap { number, window in window.reduce(0) { $0 + $1 }.map { "\(number): \($0)" } }
    let subscription = sums.asObservable().subscribe(observer)
    scheduler.start()
    #expect(
      observer.events == [
        .next(2, "0: 3"), .next(12, "1: 7"), .next(22, "2: 0"), .next(25, "3: 0"), .completed(25),
      ])
    subscription.dispose()
  }

  @Test("the groups of groupBy cannot fail, know their keys, and are flattened as what they are")
  func groups() {
    let observer = scheduler.createObserver(String.self)
    let grouped: Infallible<GroupedInfallible<Bool, Int>> = numbers().groupBy { $0.isMultiple(of: 2) }
    let sums: Infallible<String> = grouped.flatMap { group in
      group.scan(0) { $0 + $1 }.map { "\(group.key ? "even" : "odd") \($0)" }
    }
    let subscription = sums.asObservable().subscribe(observer)
    scheduler.start()
    #expect(
      observer.events == [
        .next(1, "odd 1"), .next(2, "even 2"), .next(3, "odd 4"), .next(12, "even 6"), .completed(25),
      ])
    subscription.dispose()
  }

  @Test("a disposed subscription leaves the source when no window and no group is subscribed to")
  func disposal() {
    let subject = PublishSubject<Int>()
    let source = subject.asInfallible(onErrorJustReturn: -1)
    for stream in [
      source.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { _ in },
      source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).flatMap { $0 }.map { _ in },
      source.groupBy { $0 }.flatMap { $0 }.map { _ in },
    ] {
      let subscription = stream.subscribe()
      subject.onNext(1)
      #expect(subject.hasObservers)
      subscription.dispose()
      #expect(!subject.hasObservers)
    }
  }
}
