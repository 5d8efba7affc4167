import Dispatch
import SluiceStreams
import TestSupport
import Testing

/// Waits until the main executor has done what was asked of it so far.
func mainTurn() async {
  let done = Checkpoint()
  DispatchQueue.main.async { done.reach() }
  await done.wait()
}

/// Where something ran: how often on the main executor, and how often elsewhere.
final class Whereabouts: Sendable {
  private let notes = Notes<Bool>()

  func note() { notes.add(MainExecutor.isCurrent) }
  var onMain: Int { notes.all.count { $0 } }
  var elsewhere: Int { notes.all.count { !$0 } }
}
