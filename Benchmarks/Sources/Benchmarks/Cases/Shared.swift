/// Something that goes into the closures of other threads.
///
/// Sound for a counter with observers: what threads reach of it is the reactor's `action`, which may be sent to from
/// any thread, and a sum that only observers touch, which run one after the other.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
