import SluiceStreams
import TestSupport
import Testing

/// A stage that has ended lets go of its closures at once, not when the whole chain ends.
@Suite(.leakChecked) struct ReleaseLaws {
  @Test("A stage that has completed releases its closures, though the chain goes on", arguments: Operator.all)
  func afterCompletion(_ operation: Operator) {
    for continuation in Continuation.afterCompletion {
      expectReleased(operation, in: continuation) { $0.onCompleted() }
    }
  }

  @Test("A stage that has failed releases its closures, though the chain goes on", arguments: Operator.notResubscribing)
  func afterError(_ operation: Operator) {
    for continuation in Continuation.afterError {
      expectReleased(operation, in: continuation) { $0.onError(TestError()) }
    }
  }

  private func expectReleased(
    _ operation: Operator, in continuation: Continuation, end: (PublishSubject<Int>) -> Void
  ) {
    let (tracker, probe, live) = (LifetimeTracker(), Probe(), PublishSubject<Int>())
    // The description is not kept: it would keep its closures, to be subscribed to again.
    let subscription = continuation.build({ operation.build(probe.source, tracker.object()) }, live)
      .subscribe(StrictObserver())
    probe.send(1)
    end(probe.subject)
    #expect(tracker.alive == 0, "\(continuation) keeps a closure")
    #expect(probe.live == 0, "\(continuation) keeps a subscription")
    subscription.dispose()
  }

  @Test("What a losing stream of amb captured is released", arguments: Operator.all)
  func losers(_ operation: Operator) {
    for isFirst in [true, false] {
      let (tracker, probe, winner) = (LifetimeTracker(), Probe(), PublishSubject<Int>())
      let make = { operation.build(probe.source, tracker.object()).filter { _ in false } }
      let subscription = (isFirst ? make().amb(winner) : winner.amb(make())).subscribe(StrictObserver())
      winner.onNext(1)
      #expect(tracker.alive == 0 && probe.live == 0)
      #expect(winner.hasObservers == !operation.endsAtOnce)
      subscription.dispose()
    }
  }

  @Test("What a replaced stream captured is released", arguments: Operator.all)
  func replaced(_ operation: Operator) {
    let (tracker, probe, live) = (LifetimeTracker(), Probe(), PublishSubject<Int>())
    let turns = PublishSubject<Int>()
    let subscription = turns.flatMapLatest { turn in
      turn == 0 ? operation.build(probe.source, tracker.object()) : live
    }.subscribe(StrictObserver())
    turns.onNext(0)
    probe.send(1)
    turns.onNext(1)
    #expect(tracker.alive == 0 && probe.live == 0)
    // An error ends the chain, and nothing is replaced.
    #expect(live.hasObservers == !operation.fails)
    subscription.dispose()
  }

  @Test("A selector is released with its source, though an inner stream runs", arguments: Selection.allCases)
  func selectors(_ selection: Selection) {
    let (tracker, source, inner) = (LifetimeTracker(), PublishSubject<Int>(), PublishSubject<Int>())
    func stream() -> Observable<Int> {
      let object = tracker.object()
      return selection.apply(source) { [object] _ in object.same(inner) }
    }
    let subscription = stream().subscribe(StrictObserver())
    source.onNext(1)
    source.onNext(2)
    #expect(tracker.alive == 1)
    source.onCompleted()
    if selection == .concatMap {
      #expect(tracker.alive == 1, "an element waits for the selector")
      inner.onCompleted()
    } else {
      #expect(inner.hasObservers)
    }
    #expect(tracker.alive == 0)
    subscription.dispose()
  }

  enum Selection: CaseIterable {
    case flatMap, flatMapLatest, flatMapFirst, concatMap

    func apply(
      _ source: PublishSubject<Int>, _ selector: @escaping @Sendable (Int) -> PublishSubject<Int>
    ) -> Observable<Int> {
      switch self {
      case .flatMap: source.flatMap(selector)
      case .flatMapLatest: source.flatMapLatest(selector)
      case .flatMapFirst: source.flatMapFirst(selector)
      case .concatMap: source.concatMap(selector)
      }
    }
  }

  @Test("What catch and ifEmpty need no more is released")
  func alternatives() {
    let (tracker, live, source) = (LifetimeTracker(), PublishSubject<Int>(), PublishSubject<Int>())
    func other() -> Observable<Int> {
      let object = tracker.object()
      return live.map { [object] in object.same($0) }
    }
    func caught() -> Observable<Int> {
      let object = tracker.object()
      return Observable.error(TestError()).catch { [object] _ in object.same(live) }
    }
    let observer = StrictObserver()
    let subscriptions = [
      caught().subscribe(observer), Observable<Int>.catch(sequence: [.error(TestError()), live]).subscribe(observer),
    ]
    #expect(tracker.alive == 0, "the handler of catch is kept by the stream that it made")
    let switching = source.ifEmpty(switchTo: other()).subscribe(observer)
    #expect(tracker.alive == 1)
    source.onNext(1)
    #expect(tracker.alive == 0, "the alternative is kept, though the stream is not empty")
    for subscription in subscriptions + [switching] { subscription.dispose() }
  }

  /// Not those that may subscribe to their source again, and so keep it (a subject keeps its subscribers), nor what a
  /// timer keeps.
  static let forgetting = Combinator.all.filter { combinator in
    !["retry", "timeout"].contains { combinator.name.hasPrefix($0) }
  }

  @Test("A stream whose subjects are gone is released, though nobody ended or disposed it", arguments: forgetting)
  func silentDeath(_ combinator: Combinator) {
    let tracker = LifetimeTracker()
    func subscribe() {
      let (first, second, object) = (PublishSubject<Int>(), PublishSubject<Int>(), tracker.object())
      _ = combinator.build(first, second).subscribe(StrictObserver { [object] _ in object.touch() })
      second.onNext(1)
      first.onNext(1)
    }
    subscribe()
    #expect(tracker.alive == 0)
  }
}
