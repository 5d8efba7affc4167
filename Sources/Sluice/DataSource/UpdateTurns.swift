import SluiceStreams

/// Lets one update of a view through after the other.
///
/// Cells that are being made may send actions, and a toolkit may run its loop while it shows an update: what comes then
/// waits, so that the view never hears of sections that are not those it was told of.
@MainActor
final class UpdateTurns {
  private var waiting = Fifo<() -> Void>()
  /// Whether an update is on its way.
  private(set) var isRunning = false

  /// Runs `update` now, or after those that came before it.
  func take(_ update: @escaping () -> Void) {
    waiting.append(update)
    guard !isRunning else { return }
    isRunning = true
    while let next = waiting.popFirst() { next() }
    isRunning = false
  }

  /// Forgets what waits: its binding was disposed.
  func forgetWaiting() {
    waiting.removeAll()
  }
}
