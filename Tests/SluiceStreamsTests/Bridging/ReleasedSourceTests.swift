import SluiceStreams
import TestSupport
import Testing

/// A source that is released and can send nothing any more lets go of who waits below.
///
/// So `values` and `value` end. The chain's scope lives on, as an iteration's does.
@Suite("A source that is gone, above each kind of stage")
struct ReleasedSourceTests {
  private typealias Stage = @Sendable (Observable<Int>) -> Observable<Int>

  private static let clock = HistoricalScheduler()

  private static let stages: [(name: String, apply: Stage)] = [
    ("map", { $0.map { $0 } }), ("filter", { $0.filter { _ in true } }), ("scan", { $0.scan(0) { $0 + $1 } }),
    ("take", { $0.take(9) }), ("distinctUntilChanged", { $0.distinctUntilChanged() }),
    ("do", { $0.do(onNext: { _ in }) }),
    ("merge", { Observable.merge($0, .empty()) }), ("merge, of two", { Observable.merge($0, $0.map { -$0 }) }),
    ("merge, limited", { Observable.of($0, $0).merge(maxConcurrent: 1) }),
    ("concat", { $0.concat(.just(1)) }), ("concat, second", { Observable.just(1).concat($0) }),
    ("flatMap", { $0.flatMap { Observable.just($0) } }),
    (
      "flatMap, inner",
      { source in
        Observable.just(1).flatMap { _ in source }
      }
    ),
    ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }),
    ("flatMapFirst", { $0.flatMapFirst { Observable.just($0) } }),
    ("concatMap", { $0.concatMap { Observable.just($0) } }),
    ("switchLatest", { Observable.just($0).switchLatest() }),
    ("combineLatest", { Observable.combineLatest($0, $0) { $0 + $1 } }),
    ("zip", { Observable.zip($0, $0) { $0 + $1 } }),
    ("withLatestFrom", { $0.withLatestFrom($0) }), ("startWith", { $0.startWith(0) }), ("amb", { $0.amb($0) }),
    ("take(until:)", { $0.take(until: $0.skip(5)) }), ("skip(until:)", { $0.skip(until: $0) }),
    ("sample", { $0.sample($0) }), ("ifEmpty", { $0.ifEmpty(switchTo: .just(1)) }),
    ("catch", { $0.catch { _ in .just(1) } }), ("retry", { $0.retry() }),
    ("toArray", { $0.toArray().map(\.count).asObservable() }),
    ("materialize", { $0.materialize().dematerialize() }),
    (
      "create",
      { source in
        let source = Weak(source)
        return .create { observer in source.object?.subscribe(observer) ?? Disposables.create() }
      }
    ),
    ("create, observer dropped", { _ in .create { _ in Disposables.create() } }),
    (
      "deferred",
      { source in
        let source = Weak(source)
        return .deferred { source.object ?? .never() }
      }
    ),
    ("using", { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }),
    ("observe(on:)", { $0.observe(on: CurrentThreadScheduler.instance) }),
    ("subscribe(on:)", { $0.subscribe(on: CurrentThreadScheduler.instance) }),
    ("debounce", { $0.debounce(.seconds(1), scheduler: clock) }),
    ("throttle", { $0.throttle(.seconds(1), scheduler: clock) }),
    ("delay", { $0.delay(.seconds(1), scheduler: clock) }),
    ("share", { $0.share() }), ("share, replaying", { $0.share(replay: 1) }),
    ("share, for ever", { $0.share(replay: 1, scope: .forever) }), ("publish", { $0.publish().refCount() }),
    ("groupBy", { $0.groupBy { $0 }.flatMap { $0 } }),
    ("infallible", { $0.asInfallible(onErrorJustReturn: 0).asObservable() }),
  ]

  /// The stages that hold on: to their source, to subscribe to it again or for others, or to an element that is still due.
  private static let keeping: Set<String> = ["retry", "merge, limited", "debounce", "delay"]

  private struct Weak: @unchecked Sendable {
    // Only read.
    private(set) weak var object: Observable<Int>?

    init(_ object: Observable<Int>) { self.object = object }
  }

  private static func attach(_ apply: Stage, _ member: LifetimeTracker.Tracked, _ scope: Scope) {
    let subject = PublishSubject<Int>()
    apply(subject).attach(
      Sink(next: { _ in member.touch() }, end: { _ in member.touch() }), entering: scope)
    subject.onNext(1)
  }

  @Test(
    "who waits is let go of, unless a stage holds on to its source or to an element, and then with the scope",
    arguments: stages.indices)
  func released(index: Int) {
    let (census, scope) = (LifetimeTracker(), Scope())
    Self.attach(Self.stages[index].apply, census.object(), scope)
    let name = Self.stages[index].name
    #expect(census.alive == (Self.keeping.contains(name) ? 1 : 0), "\(name)")
    scope.dispose()
    #expect(census.alive == 0)
  }
}
