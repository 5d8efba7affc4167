/// The effects of one reactor that can be cancelled by an identifier.
@usableFromInline
package final class EffectRegistry: Sendable {
  package typealias Effect = Disposable & AnyObject

  private struct Entry {
    let id: AnyHashable
    let effect: any Effect
  }

  /// Guards the effects that run, by the hash value of their identifier; an effect takes itself out when it ends.
  ///
  /// An identifier is the author's: it is hashed, compared and released where the lock is not held.
  private let effects = Guarded<[Int: [ObjectIdentifier: Entry]]>([:])

  @usableFromInline
  package init() {}

  package func insert(_ effect: any Effect, id: AnyHashable) {
    let (hash, entry) = (id.hashValue, Entry(id: id, effect: effect))
    effects.withLock { $0[hash, default: [:]][ObjectIdentifier(effect)] = entry }
  }

  package func remove(_ effect: any Effect, id: AnyHashable) {
    remove(effect, hash: id.hashValue)
  }

  /// Cancels the effects with this identifier.
  package func cancel(id: AnyHashable) {
    let hash = id.hashValue
    let candidates = effects.withLock { $0[hash] }
    for entry in candidates?.values ?? [:].values where entry.id == id {
      remove(entry.effect, hash: hash)
      entry.effect.dispose()
    }
  }

  private func remove(_ effect: any Effect, hash: Int) {
    let removed = effects.withLock { effects in
      let entry = effects[hash]?.removeValue(forKey: ObjectIdentifier(effect))
      if effects[hash]?.isEmpty == true { effects[hash] = nil }
      return entry
    }
    withExtendedLifetime(removed) {}
  }

  /// How many effects run that can be cancelled.
  package var count: Int {
    effects.withLock { effects in effects.values.reduce(0) { $0 + $1.count } }
  }
}
