import TestSupport
import Testing

@testable import Sluice

@MainActor
@Suite struct UpdateTurnsTests {
  private let turns = UpdateTurns()

  @Test func `What comes during an update runs after it, in the order in which it came`() {
    let log = Notes<String>()
    turns.take { [turns] in
      log.add("first begins")
      turns.take { [turns] in
        log.add("second")
        turns.take { log.add("fourth") }
      }
      turns.take { log.add("third") }
      #expect(turns.isRunning)
      log.add("first ends")
    }
    #expect(log.all == ["first begins", "first ends", "second", "third", "fourth"])
    #expect(!turns.isRunning)
  }

  @Test func `What is forgotten does not run, and what comes afterwards does`() {
    let log = Notes<String>()
    turns.take { [turns] in
      turns.take { log.add("forgotten") }
      turns.forgetWaiting()
      turns.take { log.add("later") }
    }
    turns.take { log.add("last") }
    #expect(log.all == ["later", "last"])
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
