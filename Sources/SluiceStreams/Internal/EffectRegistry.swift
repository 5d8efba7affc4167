import Synchronization

/// The effects of one reactor that can be cancelled by an identifier.
@usableFromInline
package final class EffectRegistry: Sendable {
  /// Guards the scopes of the effects that run, by identifier; an effect takes itself out when it ends.
  private let scopes = Guarded<[AnyHashable: [ObjectIdentifier: Scope]]>([:])

  package init() {}

  package func insert(_ scope: Scope, id: AnyHashable) {
    scopes.withLock { $0[id, default: [:]][ObjectIdentifier(scope)] = scope }
  }

  package func remove(_ scope: Scope, id: AnyHashable) {
    scopes.withLock { scopes in
      scopes[id]?[ObjectIdentifier(scope)] = nil
      if scopes[id]?.isEmpty == true { scopes[id] = nil }
    }
  }

  /// Takes out the effects with this identifier.
  package func take(id: AnyHashable) -> [Scope] {
    scopes.withLock { Array($0.removeValue(forKey: id)?.values ?? [:].values) }
  }

  package var isEmpty: Bool {
    scopes.withLock { $0.isEmpty }
  }
}
