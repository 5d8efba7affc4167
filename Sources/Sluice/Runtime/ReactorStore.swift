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
public class ReactorStore {
  /// Whether this is the table of the process.
  ///
  /// Never changes, so that who only asks this does not retain the store: the count of an object that all threads use would
  /// be what they meet at.
  @usableFromInline final let isTable: Bool
  /// The identity of the reactor; set once, by whoever comes first.
  @usableFromInline final let owner = Atomic<UInt>(0)
  /// The runtime; set once, after `owner`.
  @usableFromInline final let runtime = Lazy<any AnyObject & Sendable>()
  /// The life of the runtime's reactor; set right after it, by the same thread.
  private final let life = Lazy<ReactorLife>()

  /// A store for one reactor.
  public init() {
    isTable = false
  }

  init(isTable: Bool) {
    self.isTable = isTable
  }

  deinit {
    guard let life = life.object else { return }
    precondition(
      life.reactor == nil,
      "A ReactorStore was released while its reactor lives; the reactor has to keep it: let store = ReactorStore()")
    life.end()
  }

  /// The reactor's runtime, made when first asked for; nil while the reactor is being released without one.
  @inlinable
  final func runtime<R: Reactor>(of reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
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
  final func checkOwner(_ reactor: AnyObject) {
    precondition(
      owner.load(ordering: .relaxed) == UInt(bitPattern: ObjectIdentifier(reactor)),
      "A ReactorStore is used by two reactors; each reactor needs one of its own: let store = ReactorStore()")
  }

  /// Keeps a runtime, unless another thread was first.
  @usableFromInline
  final func keep(_ made: any AnyObject & Sendable, _ life: ReactorLife, of reactor: AnyObject) {
    _ = owner.compareExchange(
      expected: 0, desired: UInt(bitPattern: ObjectIdentifier(reactor)), ordering: .relaxed)
    checkOwner(reactor)
    // Whoever comes here holds the reactor, and so the store: `deinit` finds both or none.
    if runtime.object(orMake: made) === made { _ = self.life.object(orMake: life) }
  }
}

// What changes is set once, atomically.
extension ReactorStore: @unchecked Sendable {}

/// Whether an object is not being released; a weak reference to one that is gives nil.
@usableFromInline
func isAlive(_ object: AnyObject) -> Bool {
  weak let reference = object
  return reference != nil
}
