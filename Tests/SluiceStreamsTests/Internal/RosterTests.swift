import TestSupport
import Testing

@testable import SluiceStreams

@Suite("Roster", .leakChecked)
struct RosterTests {
  private static func slot() -> Slot<Int> {
    Slot(.nowhere, Scope(), Seat())
  }

  @Test("keeps the order of those who are left, whoever leaves", arguments: UInt64(1)...20)
  func order(seed: UInt64) {
    var random = QueueTests.Seeded(state: seed)
    var roster = Roster<Slot<Int>>()
    var model: [Slot<Int>] = []
    for step in 0..<1_000 {
      if UInt64.random(in: 0..<10, using: &random) < (step < 400 ? 7 : 3) {
        let slot = Self.slot()
        roster.append(slot)
        model.append(slot)
      } else if let index = model.indices.randomElement(using: &random) {
        let gone = model.remove(at: index)
        #expect(roster.remove(gone.seat) === gone)
        #expect(roster.remove(gone.seat) == nil)
      }
      #expect(roster.count == model.count)
      let living = roster.slots.filter { !$0.scope.isDisposed }
      #expect(living.map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init))
    }
  }

  @Test("is no longer than twice what it holds")
  func bounded() {
    var roster = Roster<Slot<Int>>()
    let slots = (0..<1_000).map { _ in Self.slot() }
    for slot in slots { roster.append(slot) }
    for slot in slots.dropLast() {
      _ = roster.remove(slot.seat)
      #expect(roster.slots.count <= max(16, 2 * roster.count))
    }
    #expect(roster.slots.contains { $0 === slots[999] })
  }

  @Test("does not know who never joined, or joined another")
  func strangers() {
    var (roster, other) = (Roster<Slot<Int>>(), Roster<Slot<Int>>())
    let slots = [Self.slot(), Self.slot()]
    roster.append(slots[0])
    other.append(slots[1])
    #expect(roster.remove(slots[1].seat) == nil && roster.remove(Seat()) == nil && roster.count == 1)
  }
}
