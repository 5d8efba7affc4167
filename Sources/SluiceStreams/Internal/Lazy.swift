import Synchronization

/// A place for an object that is made when it is first asked for, by whichever thread comes first.
///
/// It is what `AtomicLazyReference` is; but that, in 6.3.1, is not compiled for its type, and to read it takes more than 600
/// instructions.
@usableFromInline
package struct Lazy<Object: AnyObject>: ~Copyable {
  /// The address of the object, which is retained, or 0; set once.
  @usableFromInline let address = Atomic<UInt>(0)

  @inlinable
  package init() {}

  deinit {
    if let pointer { Unmanaged<Object>.fromOpaque(pointer).release() }
  }

  @inlinable var pointer: UnsafeRawPointer? {
    borrowing get { UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) }
  }

  /// The object, if it has been made.
  @inlinable package var object: Object? {
    borrowing get {
      guard let pointer else { return nil }
      return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }
  }

  /// The object, made now if it has not been; of several that are made at the same time, the first is kept.
  @inlinable
  package borrowing func object(orMake make: @autoclosure () -> Object) -> Object {
    if let object { return object }
    let made = make()
    let retained = Unmanaged.passRetained(made)
    let (isKept, present) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: retained.toOpaque()), ordering: .acquiringAndReleasing)
    if isKept { return made }
    retained.release()
    // Never nil, since it was found not to be 0.
    return UnsafeRawPointer(bitPattern: present).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } ?? made
  }
}

// The address is set once, atomically; whoever reads it sees the object whole.
extension Lazy: @unchecked Sendable where Object: Sendable {}
