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
  @usableFromInline static let table = ReactorStore()

  /// The runtime, retained, and the identity of its reactor; set once, by whoever makes the first runtime.
  @usableFromInline let runtime = Atomic<UInt>(0)
  @usableFromInline let owner = Atomic<UInt>(0)

  private struct Kept {
    /// Keeps the reactor's address from being used again while the store is there; never read.
    unowned let pin: AnyObject
    weak var reactor: AnyObject?
    /// The life of the runtime's effects.
    let root: Scope
  }

  private let kept = Guarded<Kept?>(nil)

  /// A store for one reactor.
  public init() {}

  deinit {
    let kept = kept.withLock { $0.take() }
    precondition(
      kept?.reactor == nil,
      "A ReactorStore was released while its reactor lives; the reactor has to keep it: let store = ReactorStore()")
    kept?.root.dispose()
    if let pointer = pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  @inlinable var pointer: UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: runtime.load(ordering: .acquiring))
  }

  /// The reactor's runtime, made when first asked for; nil while the reactor is being released without one.
  @inlinable
  func runtime<R: Reactor>(of reactor: R) -> ReactorRuntime<R.Action, R.Mutation, R.State>? {
    if let pointer = pointer {
      precondition(
        owner.load(ordering: .relaxed) == UInt(bitPattern: ObjectIdentifier(reactor)),
        "A ReactorStore is used by two reactors; each reactor needs one of its own: let store = ReactorStore()")
      return Unmanaged<ReactorRuntime<R.Action, R.Mutation, R.State>>.fromOpaque(pointer).takeUnretainedValue()
    }
    if self === ReactorStore.table { return ReactorTable.shared.runtime(of: reactor) }
    guard isAlive(reactor) else { return nil }
    // Made here, where the reactor's types are known, so that it is compiled for them.
    let made = ReactorRuntime(reactor)
    keep(made, made.root, of: reactor)
    return runtime(of: reactor)
  }

  /// Keeps a runtime, unless another thread was first.
  @usableFromInline
  func keep(_ made: AnyObject, _ root: Scope, of reactor: AnyObject) {
    let new = Kept(pin: reactor, reactor: reactor, root: root)
    kept.withLock { kept in
      guard kept == nil else { return }
      kept = new
      owner.store(UInt(bitPattern: ObjectIdentifier(reactor)), ordering: .relaxed)
      runtime.store(UInt(bitPattern: Unmanaged.passRetained(made).toOpaque()), ordering: .releasing)
    }
  }
}

/// Whether an object is not being released; a weak reference to one that is gives nil.
@usableFromInline
func isAlive(_ object: AnyObject) -> Bool {
  weak let reference = object
  return reference != nil
}
