import SluiceStreams
import Synchronization
import TestSupport
import Testing

/// Streams that are shared, and whose source is released without a word while somebody is subscribed.
@Suite(.leakChecked) struct GoneSourceTests {
  static let kinds: [(name: String, make: @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("share()", { $0.share() }),
    ("share(replay: 1)", { $0.share(replay: 1) }),
    ("share(replay: 1, scope: .forever)", { $0.share(replay: 1, scope: .forever) }),
    ("publish().refCount()", { $0.publish().refCount() }),
    ("replay(1).refCount()", { $0.replay(1).refCount() }),
    ("share().share()", { $0.share().share(replay: 1) }),
    ("asDriver", { $0.asDriver(onErrorJustReturn: 0).asObservable() }),
    ("asSignal", { $0.asSignal(onErrorJustReturn: 0).asObservable() }),
    ("publish(selector:)", { $0.multicast({ PublishSubject() }, selector: { $0.map { $0 } }) }),
  ]

  @Test("Subscribers are let go of with a source that is gone", arguments: kinds.indices)
  @MainActor func subscribers(kind: Int) {
    let tracker = LifetimeTracker()
    func subscribe() {
      let (subject, first, second) = (PublishSubject<Int>(), tracker.object(), tracker.object())
      let stream = Self.kinds[kind].make(subject)
      _ = stream.subscribe(StrictObserver { [first] _ in first.touch() })
      subject.onNext(1)
      _ = stream.subscribe(StrictObserver { [second] _ in second.touch() })
      subject.onNext(2)
      #expect(tracker.alive == 2)
    }
    subscribe()
    #expect(tracker.alive == 0, "\(Self.kinds[kind].name)")
  }

  @Test("What a source that is gone has replayed is still replayed, and its work is not done again")
  func replay() {
    let subscribed = Counter()
    let disposed = Counter()
    let stream = Observable<Int>.create { observer in
      subscribed.add()
      observer.onNext(7)
      return Disposables.create { disposed.add() }
    }.share(replay: 1)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    let subscriptions = [stream.subscribe(first), stream.subscribe(second)]
    #expect(first.log == ["7"] && second.log == ["7"])
    #expect(subscribed.value == 1)
    subscriptions[0].dispose()
    #expect(disposed.value == 0)
    subscriptions[1].dispose()
    #expect(disposed.value == 1)
    stream.subscribe(first).dispose()
    #expect(subscribed.value == 2 && disposed.value == 2)
  }

  @Test("A medium that is kept serves the next connection after a source that is gone")
  func forever() {
    let observers = Notes<AnyObserver<Int>>()
    let stream = Observable<Int>.create { observer in
      if observers.all.isEmpty { observer.onNext(1) }
      if !observers.all.isEmpty { observers.add(observer) }
      return Disposables.create()
    }.share(replay: 1, scope: .forever)
    let first = Recorder<Int>()
    stream.subscribe(first).dispose()
    #expect(first.log == ["1"])
    observers.add(AnyObserver { _ in })
    let second = Recorder<Int>()
    let subscription = stream.subscribe(second)
    observers.all[1].onNext(2)
    #expect(second.log == ["1", "2"])
    subscription.dispose()
  }

  @Test("The values of a shared stream end with a source that is gone", arguments: kinds.indices)
  @MainActor func values(kind: Int) async throws {
    func begin() -> StreamValues<Int, any Error>.Iterator {
      let subject = PublishSubject<Int>()
      let iterator = Self.kinds[kind].make(subject).values.makeAsyncIterator()
      subject.onNext(1)
      return iterator
    }
    var iterator = begin()
    #expect(try await iterator.next(isolation: #isolation) == 1)
    #expect(try await iterator.next(isolation: #isolation) == nil)
  }
}

extension GoneSourceTests {
  /// Sends through the observers of a source that was made by `create`, and lets go of them.
  final class Observers: Sendable {
    private let held = Guarded<[AnyObserver<Int>]>([])

    var stream: Observable<Int> {
      .create { [weak self] observer in
        self?.held.withLock { $0.append(observer) }
        return Disposables.create()
      }
    }

    func take() -> [AnyObserver<Int>] {
      held.withLock { observers in
        defer { observers = [] }
        return observers
      }
    }
  }

  @Test("A source that goes while the next connection is made takes nothing from its subscribers")
  func goingWhileReconnecting() {
    for _ in 0..<300 {
      let (observers, second) = (Observers(), Recorder<Int>())
      let stream = observers.stream.share(replay: 0, scope: .forever)
      let first = stream.subscribe(Recorder<Int>())
      let going = Guarded(observers.take())
      let subscriptions = Notes<any Disposable>()
      onThreads(2) { thread in
        if thread == 0 {
          let released = going.withLock { observers in
            defer { observers = [] }
            return observers
          }
          withExtendedLifetime(released) {}
        } else {
          first.dispose()
          subscriptions.add(stream.subscribe(second))
        }
      }
      for observer in observers.take() { observer.onNext(1) }
      #expect(second.log == ["1"])
      subscriptions.all[0].dispose()
    }
  }

  @Test("A source that goes while others come and leave keeps none of them", arguments: [0, 1])
  func goingWhileJoining(replay: Int) {
    let tracker = LifetimeTracker()
    for _ in 0..<100 {
      let subject = Guarded<PublishSubject<Int>?>(PublishSubject())
      let stream = Guarded<Observable<Int>?>(subject.withLock { $0 }?.share(replay: replay))
      onThreads(4) { thread in
        for turn in 0..<10 {
          let shared = stream.withLock { $0 }
          let object = tracker.object()
          let subscription = shared?.subscribe(AnyObserver { [object] _ in object.touch() })
          subject.withLock { $0 }?.onNext(turn)
          if thread == 0, turn == 5 {
            let released = subject.withLock { $0.take() }
            withExtendedLifetime(released) {}
          }
          if turn % 2 == 0 { subscription?.dispose() }
        }
      }
      let released = stream.withLock { $0.take() }
      withExtendedLifetime(released) {}
    }
    #expect(tracker.alive == 0)
  }
}
