import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

/// Streams of streams whose outer subscription has ended, while an inner one goes on.
@Suite(.leakChecked) struct OuterReleaseTests {
  static let kinds: [(name: String, make: @Sendable (Observable<Int>, TestScheduler) -> Observable<Observable<Int>>)] =
    [
      ("groupBy", { source, _ in source.groupBy(keySelector: { $0 % 2 }).map { $0.asObservable() } }),
      ("window", { $0.window(timeSpan: .seconds(1), count: 0, scheduler: $1) }),
    ]

  @Test("An outer subscription that was disposed keeps nothing, though an inner one goes on", arguments: kinds.indices)
  func disposed(kind: Int) {
    let (tracker, subject, inner) = (LifetimeTracker(), PublishSubject<Int>(), Recorder<Int>())
    let scheduler = TestScheduler(initialClock: 0)
    let subscriptions = CompositeDisposable()
    func subscribe() -> any Disposable {
      let object = tracker.object()
      return Self.kinds[kind].make(subject, scheduler).subscribe(
        AnyObserver { [object] event in
          object.touch()
          if let stream = event.element { _ = subscriptions.insert(stream.subscribe(inner)) }
        })
    }
    let outer = subscribe()
    subject.onNext(1)
    #expect(tracker.alive == 1)
    outer.dispose()
    #expect(tracker.alive == 0, "\(Self.kinds[kind].name)")
    subject.onNext(3)
    #expect(inner.log.last == "3")
    subscriptions.dispose()
    #expect(!subject.hasObservers)
  }
}
