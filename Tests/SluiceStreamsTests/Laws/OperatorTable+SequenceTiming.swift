import SluiceStreams
import TestSupport

extension SequenceOperator {
  /// The timed operators, on a clock that moves with each event; `SequenceTimingTests` has what depends on the time.
  static let timed: [SequenceOperator] = [
    moving("observe(on:)") { $0.observe(on: $1) },
    single("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    moving("delay") { $0.delay(.seconds(5), scheduler: $1) },
    moving("delaySubscription") { $0.delaySubscription(.seconds(5), scheduler: $1) },
    moving("timeout") { $0.timeout(.seconds(30), scheduler: $1) },
    moving("timeout(other)") { $0.timeout(.seconds(30), other: .just(0), scheduler: $1) },
    maybe("delay, on a moving clock") { source, object in
      MovingClock.moving(source.asObservable()) { source, scheduler in
        source.asMaybe().delay(.seconds(5), scheduler: scheduler).asObservable().map { object.same($0) }
      }.asMaybe()
    },
    completable("delay, on a moving clock") { source, object in
      MovingClock.moving(source.asObservable().map { _ -> Int in }) { source, scheduler in
        source.ignoreElements().asCompletable().delay(.seconds(5), scheduler: scheduler).asObservable()
          .map { _ -> Int in }.do(onDispose: { object.touch() })
      }.ignoreElements().asCompletable()
    },
  ]

  private static func moving(
    _ name: String, _ stage: @escaping @Sendable (Single<Int>, any SchedulerType) -> Single<Int>
  ) -> SequenceOperator {
    single("\(name), on a moving clock") { source, object in
      MovingClock.moving(source.asObservable()) { source, scheduler in
        stage(source.asSingle(), scheduler).asObservable().map { object.same($0) }
      }.asSingle()
    }
  }
}
