import SluiceStreams
import TestSupport

extension Operator {
  /// Timed operators on a clock that stands still, on one that moves with each event, or on the thread that emits;
  /// `TimingLawsTests` has what depends on the time.
  static let timing: [Operator] = standing + moving

  private static let standing: [Operator] = [
    lossless("observe(on:)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    lossless("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    lossless("throttle") { source, _ in source.throttle(.zero, scheduler: HistoricalScheduler()) },
    lossless("timeout") { source, _ in source.timeout(.seconds(9), scheduler: HistoricalScheduler()) },
    lossless("take(for:)") { source, _ in source.take(for: .seconds(9), scheduler: HistoricalScheduler()) },
    Operator(name: "debounce") { source, _ in source.debounce(.seconds(9), scheduler: HistoricalScheduler()) },
    Operator(name: "skip(_:scheduler:)") { source, _ in source.skip(.seconds(9), scheduler: HistoricalScheduler()) },
  ]

  private static let moving: [Operator] = [
    moving("observe(on:)") { $0.observe(on: $1) },
    moving("delay") { $0.delay(.seconds(5), scheduler: $1) },
    moving("delaySubscription") { $0.delaySubscription(.seconds(5), scheduler: $1) },
    moving("debounce") { $0.debounce(.seconds(5), scheduler: $1) },
    moving("throttle") { $0.throttle(.seconds(5), scheduler: $1) },
    moving("throttle(latest: false)") { $0.throttle(.seconds(5), latest: false, scheduler: $1) },
    moving("timeout") { $0.timeout(.seconds(10), scheduler: $1) },
    moving("timeout(other)") { $0.timeout(.seconds(10), other: Observable.just(0), scheduler: $1) },
    moving("skip(_:scheduler:)") { $0.skip(.seconds(5), scheduler: $1) },
    moving("buffer") { $0.buffer(timeSpan: .seconds(5), count: 10, scheduler: $1).compactMap(\.first) },
    moving("window") { $0.window(timeSpan: .seconds(5), count: 10, scheduler: $1).flatMap { $0 } },
    Operator(name: "take(for:), on a moving clock") { source, _ in
      MovingClock.moving(source) { $0.take(for: .seconds(30), scheduler: $1) }
    },
    Operator(name: "sample, on a moving clock") { source, _ in
      MovingClock.moving(source) { $0.sample(Observable<Int>.interval(.seconds(4), scheduler: $1)) }
    },
  ]

  /// An operator that waits for less than the clock moves with each event, and so passes every element on.
  private static func moving(
    _ name: String, _ stage: @escaping @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) -> Operator {
    lossless("\(name), on a moving clock") { source, object in
      MovingClock.moving(source) { source, scheduler in
        stage(source, scheduler).map { object.same($0) }
      }
    }
  }
}
