import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct MulticastTests {
  /// What a subscriber sees who comes before the connection, and one who comes after the end, for each kind of subject.
  @Test func `every kind of subject can be given to multicast`() {
    let source = Observable.of(1, 2, 3)
    expect(source.multicast(PublishSubject()), early: ["1", "2", "3", "completed"], late: ["completed"])
    expect(
      source.multicast(BehaviorSubject(value: 0)), early: ["0", "1", "2", "3", "completed"], late: ["completed"])
    expect(
      source.multicast(ReplaySubject.create(bufferSize: 2)), early: ["1", "2", "3", "completed"],
      late: ["2", "3", "completed"])
    expect(source.multicast(AsyncSubject()), early: ["3", "completed"], late: ["3", "completed"])
  }

  @Test func `every kind of subject can be made by multicast, for each connection anew`() {
    let source = Observable.of(1, 2, 3)
    for _ in 0..<2 {
      #expect(source.multicast { PublishSubject() }.refCount().recorded() == ["1", "2", "3", "completed"])
      #expect(
        source.multicast { BehaviorSubject(value: 0) }.refCount().recorded() == ["0", "1", "2", "3", "completed"])
      #expect(source.multicast { AsyncSubject() }.refCount().recorded() == ["3", "completed"])
    }
    let made = Counter()
    let stream = source.multicast(makeSubject: {
      made.add()
      return ReplaySubject<Int>.create(bufferSize: 1)
    }).refCount()
    #expect(made.value == 0)
    #expect(stream.recorded() == stream.recorded())
    #expect(made.value == 2)
  }

  private func expect(_ stream: ConnectableObservable<Int>, early: [String], late: [String]) {
    let recorder = Recorder<Int>()
    let subscription = stream.subscribe(recorder)
    stream.connect().dispose()
    #expect(recorder.log == early)
    #expect(stream.recorded() == late)
    stream.connect().dispose()
    #expect(stream.recorded() == late)
    subscription.dispose()
  }

  /// A subject that is given numbers, and sends text.
  private final class Describing: SubjectType {
    typealias Element = String

    private let texts = PublishSubject<String>()

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == String {
      texts.subscribe(observer)
    }

    func asObserver() -> AnyObserver<Int> {
      texts.mapObserver { "<\($0)>" }
    }
  }

  @Test func `a subject may send something else than it is given`() {
    let stream: ConnectableObservable<String> = Observable.of(1, 2).multicast(Describing())
    #expect(stream.refCount().recorded() == ["<1>", "<2>", "completed"])
  }

  @Test func `what a selector makes of a stream subscribes to it once, after the whole has been put together`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 3), .next(230, 8), .completed(240)])
    let observer = scheduler.start {
      source.multicast({ PublishSubject() }) { numbers in Observable.zip(numbers, numbers.skip(1)) { $1 - $0 } }
    }
    #expect(observer.events == [.next(220, 2), .next(230, 5), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a selector's stream that ends early disposes the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.multicast({ PublishSubject() }, selector: { numbers in numbers.take(2) })
    }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a selector's stream may go on after the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start {
      source.multicast({ PublishSubject() }) { $0.delay(.seconds(50), scheduler: scheduler) }
    }
    #expect(observer.events == [.next(260, 1), .completed(270)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error thrown by either closure fails the stream, and the source is not subscribed to`() {
    let probe = Probe()
    let noSubject = probe.source.multicast({ () throws -> PublishSubject<Int> in throw TestError() }, selector: { $0 })
    let noResult = probe.source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw TestError() }
    #expect(noSubject.recorded() == ["error(test)"])
    #expect(noResult.recorded() == ["error(test)"])
    #expect(probe.subscribed.value == 0)
  }
}
