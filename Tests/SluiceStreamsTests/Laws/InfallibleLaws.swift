import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

/// An `Infallible` never sends an error, whatever operator it comes out of, and wherever its source has failed.
@Suite(.leakChecked) struct InfallibleLaws {
  /// An error that may be reported without a line on standard error.
  private static let fault = ErrorLog().fault

  /// Sources that fail after none, one and three elements, or that send an error after their end.
  private static var failing: [Observable<Int>] {
    [
      .error(fault),
      Observable<Int>.concat(.just(1), .error(fault)),
      Observable<Int>.concat(.of(1, 2, 3), .error(fault)),
      .create { observer in
        for event in [Event.next(1), .completed, .error(fault)] { observer.on(event) }
        return Disposables.create()
      },
    ]
  }

  private static let conversions: [@Sendable (Observable<Int>) -> Infallible<Int>] = [
    { $0.asInfallible(onErrorJustReturn: -1) },
    { $0.asInfallible(onErrorFallbackTo: .of(-1, -2)) },
    { $0.asInfallible(onErrorFallbackTo: Infallible.just(-1).concat(.empty())) },
    { $0.asInfallible(onErrorRecover: { _ in .empty() }) },
    { $0.asInfallible(onErrorRecover: { _ in Claimed(source: .error(fault)).asInfallible() }) },
    { Claimed(source: $0).asInfallible() },
  ]

  @Test(
    "No operator sends an error, over any source that was made infallible", arguments: InfallibleOperator.all + [.debug]
  )
  func noError(_ operation: InfallibleOperator) {
    for source in Self.failing {
      for convert in Self.conversions {
        let recorder = Recorder<Int>()
        let stream = operation.build(convert(source), LifetimeTracker().object())
        let subscription = stream.asObservable().subscribe(recorder)
        #expect(!recorder.log.contains { $0.hasPrefix("error") })
        #expect(recorder.log.last == "completed")
        #expect(recorder.log.filter { $0 == "completed" }.count == 1)
        subscription.dispose()
      }
    }
  }

  @Test("No stage with a clock sends an error", arguments: InfallibleStage.all)
  func noErrorInTime(_ stage: InfallibleStage) {
    for convert in Self.conversions {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createColdObservable([.next(5, 1), .next(20, 2), .error(40, Self.fault)])
      let observer = scheduler.start { stage.build(convert(source.asObservable()), scheduler).asObservable() }
      #expect(!observer.events.contains { $0.value.error != nil }, "\(observer.events)")
      #expect(observer.events.last?.value.isCompleted == true, "\(observer.events)")
    }
  }

  @Test("An inner stream that claims not to fail, and does, completes; its error is reported")
  func innerError() {
    let log = ErrorLog()
    let failing = Claimed(source: .error(log.fault))
    let streams: [Infallible<Int>] = [
      Infallible.just(1).flatMap { _ in failing },
      Infallible.just(1).flatMapLatest { _ in failing },
      Infallible.just(1).flatMapFirst { _ in failing },
      Infallible.just(1).concatMap { _ in failing },
      Infallible.just(failing).merge(),
      Infallible.just(failing).concat(),
      Infallible.just(failing).switchLatest(),
      Infallible<Int>.never().take(until: failing).ifEmpty(default: 1).amb(Infallible.empty()),
      Infallible.just(1).withLatestFrom(failing),
      Infallible<Int>.combineLatest(Infallible.just(1), failing) { $0 + $1 },
      Infallible<Int>.zip([failing, failing]) { $0[0] },
      failing.map { $0 },
    ]
    for stream in streams { #expect(stream.recorded() == ["completed"]) }
    #expect(log.contexts.count >= streams.count)
    #expect(Set(log.contexts) == ["a stream that never fails has failed"])
  }
}

/// An operator of `Infallible` that uses a scheduler.
struct InfallibleStage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let build: @Sendable (_ source: Infallible<Int>, _ scheduler: any SchedulerType) -> Infallible<Int>

  private init(
    _ name: String, _ build: @escaping @Sendable (Infallible<Int>, any SchedulerType) -> Infallible<Int>
  ) {
    testDescription = name
    self.build = build
  }

  static let all = [
    InfallibleStage("observe(on:)") { $0.observe(on: $1) },
    InfallibleStage("subscribe(on:)") { $0.subscribe(on: $1) },
    InfallibleStage("delay") { $0.delay(.seconds(5), scheduler: $1) },
    InfallibleStage("delaySubscription") { $0.delaySubscription(.seconds(5), scheduler: $1) },
    InfallibleStage("debounce") { $0.debounce(.seconds(5), scheduler: $1) },
    InfallibleStage("throttle") { $0.throttle(.seconds(5), scheduler: $1) },
    InfallibleStage("timeout") { $0.timeout(.seconds(50), other: .just(0), scheduler: $1) },
    InfallibleStage("take(for:)") { $0.take(for: .seconds(50), scheduler: $1) },
    InfallibleStage("skip(_:scheduler:)") { $0.skip(.seconds(5), scheduler: $1) },
  ]
}

extension TimingReleaseTests {
  /// The stages of `Infallible`, over a source whose error is replaced.
  static let infallibleStages: [(name: String, apply: Stage)] = InfallibleStage.all.map { stage in
    (
      "Infallible.\(stage.testDescription)",
      { source, scheduler in stage.build(source.asInfallible(onErrorJustReturn: -1), scheduler).asObservable() }
    )
  }
}
