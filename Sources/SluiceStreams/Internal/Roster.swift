/// The place of a subscription in a roster, held by the subscription's scope.
///
/// Apart from the slot, so that a roster which lets go of its slots lets go of their scopes, too.
@usableFromInline
// Its place is touched only by who may touch the roster: one thread at a time.
package class Seat: @unchecked Sendable {
  /// Where the slot stands, or -1.
  fileprivate var place = -1
}

/// A subscription that can stand in a roster.
@usableFromInline
protocol RosterSlot: AnyObject {
  var seat: Seat { get }

  /// A subscription that has ended, to fill a gap with.
  static func vacancy() -> Self
}

/// The subscriptions to a hot source, in the order in which they were made.
///
/// Joining and leaving take amortised constant time, in whatever order: who leaves a long roster leaves a gap, and the
/// gaps are closed when they are more than half of it. Touched by one thread at a time, which its owner sees to.
@usableFromInline
struct Roster<Slot: RosterSlot> {
  /// Gaps are filled with a subscription that has ended, so that the senders' loops need not know of them.
  @usableFromInline var slots: [Slot] = []
  private var gaps = 0
  private var filler: Slot?

  @usableFromInline
  init() {}

  var count: Int {
    slots.count - gaps
  }

  /// Calls `body` with each slot; nobody may join or leave meanwhile.
  ///
  /// Takes the list as if to change it: to read it would be to retain it, which is a fifth of a short pipeline's instructions.
  @inlinable
  mutating func forEach(_ body: (Slot) -> Void) {
    slots.withUnsafeMutableBufferPointer { slots in
      for index in slots.indices { Unmanaged.passUnretained(slots[index])._withUnsafeGuaranteedRef(body) }
    }
  }

  @usableFromInline
  mutating func append(_ slot: Slot) {
    slot.seat.place = slots.count
    slots.append(slot)
  }

  /// Takes out the slot whose seat this is, and returns it, to be released where no lock is held.
  @usableFromInline
  mutating func remove(_ seat: Seat) -> Slot? {
    let place = seat.place
    guard slots.indices.contains(place), slots[place].seat === seat else { return nil }
    let slot = slots[place]
    if slots.count <= 16 {
      slots.remove(at: place)
      renumber(from: place)
    } else {
      leaveGap(at: place)
    }
    return slot
  }

  private mutating func leaveGap(at place: Int) {
    let filler = filler ?? Slot.vacancy()
    self.filler = filler
    slots[place] = filler
    gaps += 1
    guard gaps * 2 > slots.count else { return }
    slots.removeAll { $0 === filler }
    gaps = 0
    renumber(from: 0)
  }

  private func renumber(from start: Int) {
    for place in start..<slots.count { slots[place].seat.place = place }
  }
}
