/// A subscription to a hot source.
@usableFromInline
final class Slot<Element> {
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope

  @usableFromInline
  init(_ sink: Sink<Element>, _ scope: Scope) {
    self.sink = sink
    self.scope = scope
  }
}

/// The subscriptions to a hot source, in the order in which they were made; touched by the owner of its gate only.
@usableFromInline
struct Roster<Element> {
  @usableFromInline var slots: [Slot<Element>] = []

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func remove(_ slot: Slot<Element>) {
    if let index = slots.firstIndex(where: { $0 === slot }) { slots.remove(at: index) }
  }

  /// Sends an element to every subscription that lives.
  @inlinable
  func send(_ element: Element) {
    slots.withUnsafeBufferPointer { slots in
      for index in slots.indices {
        Unmanaged.passUnretained(slots[index])._withUnsafeGuaranteedRef { slot in
          if !slot.scope.isDisposed { slot.sink.next(element) }
        }
      }
    }
  }

  /// Ends every subscription that lives, and forgets them all.
  @usableFromInline
  mutating func end(_ end: Termination) {
    let ended = slots
    slots = []
    for slot in ended where !slot.scope.isDisposed { slot.sink.end(end) }
  }
}
