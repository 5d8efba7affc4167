import TestSupport
import Testing

@testable import Sluice

@MainActor
@Suite struct UpdateTurnsTests {
  private let turns = UpdateTurns()

  @Test func `What comes during an update runs after it, in the order in which it came`() {
    let log = Journal<String>()
    turns.take { [turns] in
      log.note("first begins")
      turns.take { [turns] in
        log.note("second")
        turns.take { log.note("fourth") }
      }
      turns.take { log.note("third") }
      #expect(turns.isRunning)
      log.note("first ends")
    }
    #expect(log.entries == ["first begins", "first ends", "second", "third", "fourth"])
    #expect(!turns.isRunning)
  }

  @Test func `What is forgotten does not run, and what comes afterwards does`() {
    let log = Journal<String>()
    turns.take { [turns] in
      turns.take { log.note("forgotten") }
      turns.forgetWaiting()
      turns.take { log.note("later") }
    }
    turns.take { log.note("last") }
    #expect(log.entries == ["later", "last"])
  }

  @Test func `What has run or was forgotten is released`() {
    let tracker = LifetimeTracker()
    turns.take { [turns, tracked = tracker.object()] in
      tracked.touch()
      turns.take { [tracked = tracker.object()] in tracked.touch() }
      turns.forgetWaiting()
    }
    #expect(tracker.alive == 0)
  }
}
