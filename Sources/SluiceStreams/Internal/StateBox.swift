/// The state of one subscription to a stage, touched by one thread at a time: the stream's events are serialized.
///
/// Reached by its address, which saves the exclusivity check that a property of a class, also the `header` of a managed
/// buffer, pays on every event (about a quarter of what an event costs in a stage like `scan`).
@usableFromInline
final package class StateBox<Value>: ManagedBuffer<Value, Void> {
  @inlinable
  package static func make(_ value: Value) -> StateBox<Value> {
    unsafeDowncast(create(minimumCapacity: 0) { _ in value }, to: StateBox<Value>.self)
  }

  /// The state.
  ///
  /// Nobody may hold on to it while it is set: stages read, decide, write, and then call others.
  @inlinable package var value: Value {
    unsafeAddress { UnsafePointer(withUnsafeMutablePointerToHeader { $0 }) }
    unsafeMutableAddress { withUnsafeMutablePointerToHeader { $0 } }
  }
}
