/// A subscription to a hot source.
@usableFromInline
final class Slot<Element>: RosterSlot {
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope
  @usableFromInline let seat: Seat

  @usableFromInline
  init(_ sink: Sink<Element>, _ scope: Scope, _ seat: Seat) {
    self.sink = sink
    self.scope = scope
    self.seat = seat
  }

  @usableFromInline
  static func vacancy() -> Slot<Element> {
    Slot(.nowhere, .ended(), Seat())
  }
}

extension Roster {
  /// Sends an element to every subscription that lives.
  @inlinable
  mutating func send<Element>(_ element: Element) where Slot == SluiceStreams.Slot<Element> {
    forEach { slot in
      if !slot.scope.isDisposed { slot.sink.next(element) }
    }
  }
}
