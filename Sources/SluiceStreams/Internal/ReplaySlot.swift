import Synchronization

/// A subscription to a replaying source: what arrives before the replay is through waits in it.
@usableFromInline
final package class ReplaySlot<Element>: RosterSlot {
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope
  /// Set once, by the subscribing thread, when nothing waits in the slot any more.
  @usableFromInline let isLive = Atomic(false)
  @usableFromInline let seat: Seat
  @usableFromInline let waiting = Guarded<[Event<Element>]>([])

  @usableFromInline
  init(_ sink: Sink<Element>, _ scope: Scope, _ seat: Seat) {
    self.sink = sink
    self.scope = scope
    self.seat = seat
  }

  @usableFromInline
  static func vacancy() -> ReplaySlot<Element> {
    let slot = ReplaySlot(.nowhere, .ended(), Seat())
    slot.isLive.store(true, ordering: .releasing)
    return slot
  }

  @inlinable
  func deliver(_ event: Event<Element>) {
    let isLive = waiting.withLock { waiting in
      if self.isLive.load(ordering: .acquiring) { return true }
      waiting.append(event)
      return false
    }
    if isLive, !scope.isDisposed { sink.on(event) }
  }

  /// Delivers what waits, until nothing does, then lets events through.
  func goLive() {
    while true {
      let batch = waiting.withLock { waiting -> [Event<Element>] in
        if waiting.isEmpty { isLive.store(true, ordering: .releasing) }
        defer { waiting = [] }
        return waiting
      }
      if batch.isEmpty { return }
      for event in batch where !scope.isDisposed { sink.on(event) }
    }
  }
}
