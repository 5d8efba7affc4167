import SluiceStreams
import TestSupport
import Testing

@Suite("Flattening many inner streams", .leakChecked)
struct FlatMapLoadTests {
  @Test("100,000 inner streams that end at once take no stack", arguments: [true, false], [true, false])
  func noRecursion(usesSequences: Bool, usesConcatMap: Bool) {
    onSmallStack {
      let inner: @Sendable (Int) -> Observable<Int> = { usesSequences ? .of($0) : .just($0) }
      let stream =
        usesConcatMap ? Observable.from(0..<100_000).concatMap(inner) : .concat((0..<100_000).map(inner))
      let log = stream.logged()
      #expect(log.elements == Array(0..<100_000) && log.hasEnded)
    }
  }

  @Test("100,000 inner streams that wait behind one that runs are done in a loop")
  func longQueue() {
    onSmallStack {
      let source = PublishSubject<Int>()
      let gate = PublishSubject<Int>()
      let log = source.concatMap { $0 == 0 ? gate.asObservable() : .just($0) }.logged()
      for element in 0..<100_000 { source.onNext(element) }
      source.onCompleted()
      #expect(log.events.isEmpty)
      gate.onCompleted()
      #expect(log.elements == Array(1..<100_000) && log.hasEnded)
    }
  }

  @Test(
    "inner streams that have ended are released while the subscription lives", arguments: FlatMapTests.Kind.allCases)
  func nothingStays(kind: FlatMapTests.Kind) {
    let census = LifetimeTracker()
    let source = PublishSubject<Int>()
    let subscription = FlatMapTests.flatten(source, kind) { element in
      Self.holding(census.object(), element)
    }.subscribe(Recorder())
    for element in 0..<5_000 { source.onNext(element) }
    #expect(census.alive == 0)
    subscription.dispose()
  }

  private static func holding(_ member: LifetimeTracker.Tracked, _ element: Int) -> Observable<Int> {
    .create { observer in
      member.touch()
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create { member.touch() }
    }
  }

  @Test("the scope of a subscription holds nothing of 10,000 inner streams that have ended")
  func scopeStaysSmall() {
    let source = PublishSubject<Int>()
    let scope = Scope()
    source.flatMap { Observable.of($0) }.attach(Sink(next: { _ in }, end: { _ in }), entering: scope)
    source.onNext(0)
    let before = scope.count
    for element in 0..<10_000 { source.onNext(element) }
    #expect(scope.count == before)
    scope.dispose()
  }

  @Test("the selector's captures are released at the end and on dispose", arguments: FlatMapTests.Kind.allCases)
  func captures(kind: FlatMapTests.Kind) {
    let census = LifetimeTracker()
    for isDisposed in [true, false] {
      let source = PublishSubject<Int>()
      let subscription = Self.subscribe(source, kind, census.object())
      source.onNext(0)
      #expect(census.alive == 1)
      if isDisposed { subscription.dispose() } else { source.onCompleted() }
      #expect(census.alive == 0)
    }
  }

  private static func subscribe(
    _ source: PublishSubject<Int>, _ kind: FlatMapTests.Kind, _ member: LifetimeTracker.Tracked
  ) -> any Disposable {
    FlatMapTests.flatten(source, kind) { element in
      member.touch()
      return .just(element)
    }.subscribe(Recorder())
  }
}
