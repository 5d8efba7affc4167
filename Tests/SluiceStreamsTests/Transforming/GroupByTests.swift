import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct GroupByTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a group is sent with the first element of its key, and ends with the source`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let observer = scheduler.start {
      source.groupBy(keySelector: { $0 % 2 }).flatMap { group in
        group.map { "\(group.key): \($0)" }.concat(.just("\(group.key) ends"))
      }
    }
    #expect(
      observer.events == [
        .next(210, "1: 1"), .next(220, "0: 2"), .next(230, "1: 3"), .next(240, "0: 4"), .next(250, "1 ends"),
        .next(250, "0 ends"), .completed(250),
      ])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `an error of the source fails the groups, then the whole`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = source.groupBy(keySelector: { $0 }).subscribe { event in
      switch event {
      case .next(let group): _ = group.subscribe(recorder)
      case .error(let error): recorder.note("whole: \(error)")
      case .completed: recorder.note("whole: completed")
      }
    }
    for element in [1, 2] { source.onNext(element) }
    source.onError(TestError())
    #expect(recorder.log == ["1", "2", "error(test)", "error(test)", "whole: test"])
    subscription.dispose()
  }

  @Test func `an error of the key selector fails the groups and the whole, and disposes the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 1), .completed(240)])
    let keys = scheduler.createObserver(Int.self)
    let elements = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) {
      _ = source.groupBy(keySelector: { number -> Int in
        if number == 2 { throw Broken() }
        return number
      }).do(onNext: { _ = $0.subscribe(elements) }).map(\.key).subscribe(keys)
    }
    scheduler.start()
    #expect(keys.events == [.next(210, 1), .error(220, Broken())])
    #expect(elements.events == [.next(210, 1), .error(220, Broken())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a group outlives the whole, and no further group begins`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 1), .next(240, 3), .next(250, 1), .next(260, 1),
    ])
    let observer = scheduler.start(disposed: 255) {
      source.groupBy(keySelector: { $0 }).take(1).flatMap { $0 }
    }
    #expect(observer.events == [.next(210, 1), .next(230, 1), .next(250, 1)])
    #expect(source.subscriptions == [Subscription(200, 255)])
  }

  @Test func `a group that is subscribed to late sends what comes then, or the end`() {
    let source = PublishSubject<Int>()
    let groups = Notes<GroupedObservable<Int, Int>>()
    let subscription = source.groupBy(keySelector: { $0 }).subscribe(onNext: groups.add)
    source.onNext(1)
    let late = groups.all[0].logged()
    source.onNext(1)
    source.onCompleted()
    #expect(late.log == ["1", "completed"])
    #expect(groups.all[0].logged().log == ["completed"])
    subscription.dispose()
  }

  @Test func `an element sent from inside a group comes after the one in hand`() {
    let source = PublishSubject<Int>()
    let log = Recorder<Int>()
    let subscription = source.groupBy(keySelector: { $0 % 3 }).flatMap { $0 }.subscribe { event in
      log.on(event)
      if let element = event.element, element < 10 { source.onNext(element + 1) }
    }
    source.onNext(1)
    #expect(log.elements == Array(1...10) && !log.hasOverlapped)
    subscription.dispose()
  }

  @Test("100,000 groups take no stack, and each gets its elements")
  func manyGroups() {
    onSmallStack {
      let total = Observable.from(0..<200_000).groupBy(keySelector: { $0 % 100_000 }).flatMap { group in
        group.reduce(0) { count, _ in count + 1 }
      }.reduce([0, 0]) { [$0[0] + 1, $0[1] + $1] }.logged()
      #expect(total.elements == [[100_000, 200_000]])
      #expect(total.hasEnded)
    }
  }

  @Test func `a group made by hand has its key and its elements`() {
    let group = GroupedObservable(key: "odd", source: Observable.of(1, 3))
    #expect(group.key == "odd")
    #expect(group.recorded() == ["1", "3", "completed"])
  }
}
