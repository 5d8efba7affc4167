import SluiceStreams
import Synchronization

/// A clock that a law's events move: nine seconds after the subscription, and after each event of the source.
///
/// A stage that waits for less than that has sent all it has to send when the next event comes.
final class MovingClock: Sendable {
  let scheduler = HistoricalScheduler()
  private let requests = Atomic(0)

  /// `stage` over `source`, on a clock that each subscription has of its own.
  static func moving(
    _ source: Observable<Int>, _ stage: @escaping @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) -> Observable<Int> {
    .deferred {
      let clock = MovingClock()
      let move: @Sendable () -> Void = { clock.move() }
      let moving = source.do(
        afterNext: { _ in move() }, afterError: { _ in move() }, afterCompleted: { move() })
      return stage(moving, clock.scheduler).do(onSubscribed: move)
    }
  }

  /// Moves the clock; while it is being moved, by whom ever, it is moved once more afterwards.
  private func move() {
    guard requests.add(1, ordering: .acquiringAndReleasing).newValue == 1 else { return }
    repeat {
      scheduler.advanceTo(scheduler.clock.advanced(by: .seconds(9)))
    } while requests.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
