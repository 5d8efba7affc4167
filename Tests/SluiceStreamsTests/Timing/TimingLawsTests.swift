import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct TimingLawsTests {
  typealias Stage = TimingReleaseTests.Stage

  private static var stages: [(name: String, apply: Stage)] { TimingReleaseTests.stages }

  @Test(arguments: stages.indices)
  func `nothing follows an end, also of a source that breaks the grammar`(stage: Int) {
    for end in [Recorded<Event<Int>>.completed(220), .error(220, Broken())] {
      let scheduler = TestScheduler(initialClock: 0)
      let rude = scheduler.createHotObservable([
        .next(210, 1), end, .next(221, 2), .completed(222), .error(223, Broken()),
      ])
      let observer = scheduler.start { Self.stages[stage].apply(rude.asObservable(), scheduler) }
      let ends = observer.events.filter(\.value.isStopEvent)
      #expect(ends.count == 1, "\(Self.stages[stage].name): \(observer.events)")
      #expect(observer.events.last?.value.isStopEvent == true, "\(Self.stages[stage].name): \(observer.events)")
      #expect(!observer.events.contains { $0.value == .next(2) }, "\(Self.stages[stage].name): \(observer.events)")
      #expect(rude.subscriptions.allSatisfy { $0.unsubscribe == 220 }, "\(Self.stages[stage].name)")
    }
  }

  @Test(arguments: stages.indices)
  func `an element sent from inside a delivery is never nested`(stage: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let seen = Notes<String>()
    let subscription = Self.stages[stage].apply(source, scheduler).subscribe(
      AnyObserver { event in
        guard let element = event.element else { return }
        seen.add("\(element) begins")
        if element < 3 { source.onNext(element + 1) }
        seen.add("\(element) ends")
      })
    scheduler.advanceTo(20)
    source.onNext(1)
    scheduler.advanceTo(40)
    #expect(
      seen.all == (1...3).flatMap { ["\($0) begins", "\($0) ends"] }, "\(Self.stages[stage].name)")
    subscription.dispose()
    scheduler.start()
  }

  @Test(arguments: stages.indices)
  func `each subscription has a state of its own`(stage: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .next(12, 2), .next(30, 3), .completed(40)])
    let stream = Self.stages[stage].apply(cold.asObservable(), scheduler)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(207) { _ = stream.subscribe(second) }
    let first = scheduler.start { stream }
    let shifted = second.events.map { Recorded(time: $0.time - 7, value: $0.value) }
    #expect(first.events == shifted, "\(Self.stages[stage].name)")
    #expect(!first.events.isEmpty)
  }

  @Test(arguments: stages.indices)
  func `a stream disposed before it is told anything sends nothing`(stage: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    Self.stages[stage].apply(source, scheduler).subscribe(observer).dispose()
    source.onNext(1)
    source.onCompleted()
    scheduler.start()
    #expect(observer.events == [], "\(Self.stages[stage].name)")
    #expect(!source.hasObservers)
  }
}
