import SluiceStreams
import Synchronization

/// Keeps a reactor's runtime inside the reactor.
///
///     final class SearchReactor: Reactor {
///       let store = ReactorStore()
///       ...
///     }
///
/// With it, sending an action needs no table to find the runtime, and effects end as soon as the reactor is released.
/// A store belongs to one reactor; using it for a second one stops with a message.
public final class ReactorStore: Sendable {
  /// The store that stands for the process's table.
  @usableFromInline static let table = ReactorStore(for: ReactorTable())
  /// What stands for the table in the place of an owner: no object has this address.
  @usableFromInline static var tableOwner: UInt { 1 }

  /// The identity of the reactor; set once, by whoever comes first.
  @usableFromInline let owner: Atomic<UInt>
  /// The runtime, or the table in the store that stands for it; set once, after `owner`.
  @usableFromInline let runtime = Lazy<any AnyObject & Sendable>()
  /// The life of the runtime's reactor; set right after it, by the same thread.
  private let life = Lazy<ReactorLife>()

  /// A store for one reactor.
  public init() {
    owner = Atomic(0)
  }

  private init(for table: ReactorTable) {
    owner = Atomic(ReactorStore.tableOwner)
    _ = runtime.object(orMake: table)
  }

  deinit {
    guard let life = life.object else { return }
    precondition(
      life.reactor == nil,
      "A ReactorStore was released while its reactor lives; the reactor has to keep it: let store = ReactorStore()")
    life.end()
  }

  /// The process's table, if this store stands for it.
  ///
  /// Not retained, and neither has the store to be: the count of an object that all threads use would be what they meet at.
  @inlinable var table: Unmanaged<ReactorTable>? {
    guard owner.load(ordering: .relaxed) == ReactorStore.tableOwner, let table = runtime.pointer else { return nil }
    return .fromOpaque(table)
  }

  /// The reactor's runtime, made when first asked for; nil while the reactor is being released without one.
  @inlinable
  func runtime<R: Reactor>(of reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
    if let present = runtime.object {
      checkOwner(reactor)
      return unsafeDowncast(present, to: ReactorRuntime<R.Action, R.Mutation, R.State>.self)
    }
    guard isAlive(reactor) else { return nil }
    // Made here, where the reactor's types are known, so that it is compiled for them.
    let made = ReactorRuntime(reactor)
    keep(made, made.life, of: reactor)
    return runtime(of: reactor)
  }

  @inlinable
  func checkOwner(_ reactor: AnyObject) {
    precondition(
      owner.load(ordering: .relaxed) == UInt(bitPattern: ObjectIdentifier(reactor)),
      "A ReactorStore is used by two reactors; each reactor needs one of its own: let store = ReactorStore()")
  }

  /// Keeps a runtime, unless another thread was first.
  @usableFromInline
  func keep(_ made: any AnyObject & Sendable, _ life: ReactorLife, of reactor: AnyObject) {
    _ = owner.compareExchange(
      expected: 0, desired: UInt(bitPattern: ObjectIdentifier(reactor)), ordering: .relaxed)
    checkOwner(reactor)
    // Whoever comes here holds the reactor, and so the store: `deinit` finds both or none.
    if runtime.object(orMake: made) === made { _ = self.life.object(orMake: life) }
  }
}

/// Whether an object is not being released; a weak reference to one that is gives nil.
@usableFromInline
func isAlive(_ object: AnyObject) -> Bool {
  weak let reference = object
  return reference != nil
}
