import SluiceStreams
import TestSupport

extension Operator {
  /// Timed operators on a clock that stands still, or on the thread that emits; `TimingLawsTests` moves the clock.
  static let timing: [Operator] = [
    lossless("observe(on:)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    lossless("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    lossless("throttle") { source, _ in source.throttle(.zero, scheduler: HistoricalScheduler()) },
    lossless("timeout") { source, _ in source.timeout(.seconds(9), scheduler: HistoricalScheduler()) },
    lossless("take(for:)") { source, _ in source.take(for: .seconds(9), scheduler: HistoricalScheduler()) },
    Operator(name: "debounce") { source, _ in source.debounce(.seconds(9), scheduler: HistoricalScheduler()) },
    Operator(name: "skip(_:scheduler:)") { source, _ in source.skip(.seconds(9), scheduler: HistoricalScheduler()) },
  ]
}
