import SluiceStreams
import Synchronization

extension Reactor {
  /// The values of a pulse: the latest for each new subscriber, then one each time the field is set.
  ///
  /// Changing another field of the state sends nothing.
  public func pulse<Value>(_ keyPath: KeyPath<State, Pulse<Value>>) -> Observable<Value> {
    pulses(keyPath) { _ in true }
  }

  /// The values of a pulse, each delivered once: for an alert, or a step of navigation.
  ///
  /// A value that is set while nobody listens is kept, up to the latest one, for the first who does. Of several
  /// listeners only the first gets it, and it does not come again when a view binds anew. The value that the field began
  /// with is not sent.
  ///
  ///     reactor.pulse(once: \.$alert).compactMap { $0 }.subscribe(onNext: show)
  public func pulse<Value>(once keyPath: KeyPath<State, Pulse<Value>>) -> Observable<Value> {
    guard let runtime else { return .empty() }
    return pulses(keyPath) { [deliveries = runtime.deliveries, weak runtime] pulse in
      let count = pulse.valueUpdatedCount
      return deliveries.claim(count, of: keyPath) {
        runtime?.currentState[keyPath: keyPath].valueUpdatedCount == count
      }
    }
  }

  private func pulses<Value>(
    _ keyPath: KeyPath<State, Pulse<Value>>, where isWanted: @escaping (Pulse<Value>) -> Bool
  ) -> Observable<Value> {
    let source = state
    return AnonymousObservable { sink, scope in
      let lastCount = StateBox<UInt?>.make(nil)
      source.attach(
        Sink(
          next: { state in
            let pulse = state[keyPath: keyPath]
            guard lastCount.value != pulse.valueUpdatedCount else { return }
            lastCount.value = pulse.valueUpdatedCount
            if isWanted(pulse) { sink.next(pulse.value) }
          }, end: sink.end), scope)
    }
  }
}

/// Which pulses have been delivered to a listener that takes each only once.
package final class PulseDeliveries: Sendable {
  private final class Delivered: Sendable {
    /// The count of the last pulse that was delivered.
    let count = Atomic<UInt>(0)
  }

  /// Guards what is known of each field.
  ///
  /// It is replaced and never changed, so that a key path, which may hold values of the author's, is hashed and compared
  /// where the lock is not held.
  private let fields = Guarded<[AnyKeyPath: Delivered]>([:])

  init() {}

  /// Whether the caller is the first who asks for this pulse.
  ///
  /// A count that is lower than that of the last one delivered is of an old state that a new listener was still given,
  /// or, if it is the present one, of a field that its reducer has begun anew.
  func claim(_ count: UInt, of keyPath: AnyKeyPath, isPresent: () -> Bool) -> Bool {
    let delivered = delivered(of: keyPath)
    while true {
      let last = delivered.count.load(ordering: .acquiring)
      if count == last || (count < last && !isPresent()) { return false }
      if delivered.count.compareExchange(expected: last, desired: count, ordering: .acquiringAndReleasing).exchanged {
        return count > 0
      }
    }
  }

  private func delivered(of keyPath: AnyKeyPath) -> Delivered {
    while true {
      let known = fields.withLock { $0 }
      if let delivered = known[keyPath] { return delivered }
      var extended = known
      extended[keyPath] = Delivered()
      fields.withLock { fields in
        // Fields only come; if one has, look again.
        if fields.count == known.count { fields = extended }
      }
    }
  }
}
