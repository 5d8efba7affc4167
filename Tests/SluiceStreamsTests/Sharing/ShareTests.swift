import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("share", .leakChecked)
struct ShareTests {
  /// Counts its subscriptions and disposals, and is fed by a subject.
  final class Source: Sendable {
    let subject = PublishSubject<Int>()
    let subscriptions = Atomic(0)
    let disposals = Atomic(0)

    var stream: Observable<Int> {
      .create { [self] observer in
        subscriptions.add(1, ordering: .relaxed)
        let inner = subject.subscribe(observer)
        return Disposables.create {
          self.disposals.add(1, ordering: .relaxed)
          inner.dispose()
        }
      }
    }

    var counts: [Int] { [subscriptions.load(ordering: .relaxed), disposals.load(ordering: .relaxed)] }
  }

  static let scopes: [SubjectLifetimeScope] = [.whileConnected, .forever]

  @Test("subscribes once for all, and disposes with the last who leaves", arguments: [0, 1, 2], scopes)
  func refCount(replay: Int, scope: SubjectLifetimeScope) {
    let source = Source()
    let shared = source.stream.share(replay: replay, scope: scope)
    let logs = [Recorder<Int>(), Recorder<Int>()]
    let first = shared.subscribe(logs[0])
    source.subject.onNext(1)
    let second = shared.subscribe(logs[1])
    source.subject.onNext(2)
    #expect(source.counts == [1, 0])
    first.dispose()
    source.subject.onNext(3)
    #expect(source.counts == [1, 0])
    second.dispose()
    second.dispose()
    #expect(source.counts == [1, 1])
    #expect(logs[0].elements == [1, 2])
    #expect(logs[1].elements == (replay > 0 ? [1, 2, 3] : [2, 3]))
  }

  @Test("starts anew after everyone has left; only .forever keeps the replay", arguments: [0, 1, 2], scopes)
  func reconnects(replay: Int, scope: SubjectLifetimeScope) {
    let source = Source()
    let shared = source.stream.share(replay: replay, scope: scope)
    let first = shared.subscribe(Recorder())
    for element in 1...3 { source.subject.onNext(element) }
    first.dispose()
    let log = Recorder<Int>()
    let second = shared.subscribe(log)
    source.subject.onNext(4)
    #expect(source.counts == [2, 1])
    #expect(log.elements == (scope == .forever ? Array((1...3).suffix(replay)) : []) + [4])
    second.dispose()
  }

  @Test("after the source's end, .whileConnected starts anew and .forever repeats replay and end", arguments: scopes)
  func afterTheEnd(scope: SubjectLifetimeScope) {
    for end in [Event<Int>.completed, .error(StreamError.one)] {
      let source = Source()
      let shared = source.stream.share(replay: 1, scope: scope)
      let log = shared.logged()
      source.subject.onNext(1)
      source.subject.on(end)
      #expect(log.log == ["1", end.debugDescription])
      #expect(source.counts == [1, 1])
      let late = shared.logged()
      #expect(source.counts == (scope == .forever ? [1, 1] : [2, 2]))
      #expect(late.log == (scope == .forever ? ["1"] : []) + [end.debugDescription])
    }
  }

  @Test("a source that completes at once is done again by .whileConnected only", arguments: [0, 1, 9], scopes)
  func synchronousSource(replay: Int, scope: SubjectLifetimeScope) {
    let count = Notes<Int>()
    let shared = Observable<Int>.deferred {
      count.add(1)
      return .of(1, 2, 3)
    }.share(replay: replay, scope: scope)
    #expect(shared.logged().log == ["1", "2", "3", "completed"])
    let kept = scope == .forever ? Array([1, 2, 3].suffix(replay)) : [1, 2, 3]
    #expect(shared.logged().log == kept.map(String.init) + ["completed"])
    #expect(count.all.count == (scope == .forever ? 1 : 2))
  }

  @Test("B15: one upstream subscription for two that each want the first element", arguments: [true, false])
  func firstElementOfForever(isSynchronous: Bool) {
    let source = Source()
    let shared: Observable<Int>
    let count = Notes<Int>()
    if isSynchronous {
      shared = Observable<Int>.deferred {
        count.add(1)
        return .of(1, 2)
      }.share(replay: 1, scope: .forever)
    } else {
      shared = source.stream.share(replay: 1, scope: .forever)
    }
    let first = shared.take(1).logged()
    if !isSynchronous { source.subject.onNext(1) }
    #expect(first.log == ["1", "completed"])
    #expect(shared.take(1).logged().log == ["1", "completed"])
    #expect(isSynchronous ? count.all == [1] : source.counts == [1, 1])
  }

  @Test("a connection that everyone has left cannot end the next one", arguments: scopes)
  func staleEnd(scope: SubjectLifetimeScope) {
    var sinks: [Sink<Int>] = []
    let shared = AnonymousObservable<Int> { sink, _ in sinks.append(sink) }.share(replay: 1, scope: scope)
    shared.subscribe(Recorder()).dispose()
    let log = shared.logged()
    sinks[0].end(.completed)
    sinks[1].next(1)
    sinks[1].end(.completed)
    #expect(log.log == ["1", "completed"])
    sinks = []
  }

  @Test("subscribers that come and go on many threads share, and leave nothing behind", arguments: scopes)
  func concurrency(scope: SubjectLifetimeScope) {
    let source = Source()
    let shared = source.stream.share(replay: 1, scope: scope)
    onThreads(4) { index in
      for step in 0..<300 {
        let log = Recorder<Int>()
        let subscription = shared.subscribe(log)
        source.subject.onNext(index * 1_000 + step)
        #expect(!log.hasOverlapped)
        subscription.dispose()
      }
    }
    #expect(source.counts[0] == source.counts[1])
    #expect(!source.subject.hasObservers)
  }

  @Test("an element sent from inside a subscriber reaches everyone after the one in hand")
  func reentrancy() {
    let source = Source()
    let shared = source.stream.share()
    let bag = DisposeBag()
    shared.subscribe(onNext: { if $0 < 3 { source.subject.onNext($0 + 1) } }).disposed(by: bag)
    let log = shared.logged(bag)
    source.subject.onNext(1)
    #expect(log.elements == [1, 2, 3])
  }

  @Test("releases its source's captures with the last subscriber")
  func release() {
    let census = LifetimeTracker()
    let shared = Self.holding(census.object()).share(replay: 1)
    shared.subscribe(Recorder()).dispose()
    #expect(census.alive == 1)
    _ = consume shared
    #expect(census.alive == 0)
  }

  private static func holding(_ member: LifetimeTracker.Tracked) -> Observable<Int> {
    PublishSubject<Int>().map {
      member.touch()
      return $0
    }
  }
}
