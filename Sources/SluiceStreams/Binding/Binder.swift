/// Puts elements into a target, where its maker runs, without retaining the target.
///
///     let title = Binder(label) { label, text in label.text = text }
///     reactor.state(\.title).bind(to: title)
///
/// The closure keeps the isolation of the code that makes the binder: made on the main actor, it runs there, at once if
/// an element arrives there and nothing waits before it, otherwise in order. A binder does not take errors: one that
/// arrives goes to `SluiceErrors.handler`.
public struct Binder<Value>: ObserverType {
  private let handler: (Event<Value>) -> Void

  /// A binder that calls `binding` with `target` and each element.
  public init<Target: AnyObject>(
    isolation: isolated (any Actor)? = #isolation, _ target: Target,
    binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    let apply: (Event<Value>) -> Void = { [weak target] event in
      switch event {
      case .next(let value): if let target { binding(target, value) }
      case .error(let error): SluiceErrors.report(error, "a stream bound to \(Target.self) failed")
      case .completed: break
      }
    }
    guard let isolation else {
      handler = apply
      return
    }
    let delivery = IsolatedDelivery<Value>(isolation) { if case .event(let event) = $0 { apply(event) } }
    handler = { delivery.deliver(.event($0)) }
  }

  /// Takes an event.
  public func on(_ event: Event<Value>) {
    handler(event)
  }

  /// The binder as an observer.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(unchecked: handler)
  }
}

// The closure belongs to the actor of its maker and is only run there; without one, it is run by the streams that are
// bound to it, each of which is serialized.
extension Binder: @unchecked Sendable where Value: Sendable {}
