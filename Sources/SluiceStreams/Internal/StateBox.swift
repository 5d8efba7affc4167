/// The state of one subscription to a stage, touched by one thread at a time: the stream's events are serialized.
///
/// A managed buffer gives its `header` by address, which saves the exclusivity check that a property of an ordinary
/// class pays on every event (about a quarter of what an event costs in a stage like `scan`).
@usableFromInline
final package class StateBox<Value>: ManagedBuffer<Value, Void> {
  @inlinable
  package static func make(_ value: Value) -> StateBox<Value> {
    unsafeDowncast(create(minimumCapacity: 0) { _ in value }, to: StateBox<Value>.self)
  }

  @inlinable package var value: Value {
    get { header }
    _modify { yield &header }
  }
}
