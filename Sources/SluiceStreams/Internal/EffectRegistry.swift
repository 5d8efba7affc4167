/// The effects of one reactor that can be cancelled by an identifier, where its tasks run, and where its errors go.
///
/// A test gives each effect a registry of its own under the reactor's, to learn the identifiers that the effect uses.
@usableFromInline
package final class EffectRegistry: Sendable {
  package typealias Effect = Disposable & AnyObject

  private struct Entry {
    let id: AnyHashable
    let effect: any Effect
  }

  /// In a structure of its own: a bare closure behind a generic lock would be wrapped once more at each access.
  private struct ErrorHandler {
    let handle: SluiceErrors.Handler
  }

  /// Guards the effects that run, by the hash value of their identifier; an effect takes itself out when it ends.
  ///
  /// An identifier is the author's: it is hashed, compared and released where the lock is not held.
  private let effects = Guarded<[Int: [ObjectIdentifier: Entry]]>([:])
  private let reactor: EffectRegistry?
  private let ids = Guarded<[Unchecked<AnyHashable>]>([])
  private let tasks = Guarded<(any TaskExecutor)?>(nil)
  private let errorHandler = Guarded<ErrorHandler?>(nil)

  /// A registry; for one effect alone, if it stands under that of its reactor.
  @usableFromInline
  package init(under reactor: EffectRegistry? = nil) {
    self.reactor = reactor
  }

  /// What runs the tasks of the reactor's effects; nil for the default.
  package var executor: (any TaskExecutor)? {
    get { reactor?.executor ?? tasks.withLock { $0 } }
    set { tasks.withLock { $0 = newValue } }
  }

  /// Sends the reactor's errors that nobody handles to `handler`, not to that of the process.
  package func handleErrors(with handler: @escaping SluiceErrors.Handler) {
    errorHandler.withLock { $0 = ErrorHandler(handle: handler) }
  }

  /// Takes an error of the reactor's that nobody handles.
  package func report(_ error: any Error, _ context: String) {
    let handler = errorHandler.withLock { $0 }
    if let handler { handler.handle(error, context) } else { SluiceErrors.report(error, context) }
  }

  /// The identifiers that were used through this registry, in order.
  package var usedIDs: [AnyHashable] {
    ids.withLock { $0 }.map(\.value)
  }

  package func insert(_ effect: any Effect, id: AnyHashable) {
    if let reactor {
      // The identifier was Sendable before it was erased.
      ids.withLock { $0.append(Unchecked(id)) }
      return reactor.insert(effect, id: id)
    }
    let (hash, entry) = (id.hashValue, Entry(id: id, effect: effect))
    effects.withLock { $0[hash, default: [:]][ObjectIdentifier(effect)] = entry }
  }

  package func remove(_ effect: any Effect, id: AnyHashable) {
    if let reactor { return reactor.remove(effect, id: id) }
    remove(effect, hash: id.hashValue)
  }

  /// Cancels the effects with this identifier.
  package func cancel(id: AnyHashable) {
    if let reactor { return reactor.cancel(id: id) }
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
