/// The effects of one reactor that can be cancelled by an identifier.
@usableFromInline
package final class EffectRegistry: Sendable {
  package typealias Effect = Disposable & AnyObject

  /// Guards the effects that run, by identifier; an effect takes itself out when it ends.
  private let effects = Guarded<[AnyHashable: [ObjectIdentifier: any Effect]]>([:])

  @usableFromInline
  package init() {}

  package func insert(_ effect: any Effect, id: AnyHashable) {
    effects.withLock { $0[id, default: [:]][ObjectIdentifier(effect)] = effect }
  }

  package func remove(_ effect: any Effect, id: AnyHashable) {
    effects.withLock { effects in
      effects[id]?[ObjectIdentifier(effect)] = nil
      if effects[id]?.isEmpty == true { effects[id] = nil }
    }
  }

  /// Cancels the effects with this identifier.
  package func cancel(id: AnyHashable) {
    let cancelled = effects.withLock { $0.removeValue(forKey: id) }
    for effect in cancelled?.values ?? [:].values { effect.dispose() }
  }

  /// How many effects run that can be cancelled.
  package var count: Int {
    effects.withLock { effects in effects.values.reduce(0) { $0 + $1.count } }
  }
}
