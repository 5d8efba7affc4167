/// Puts elements into a target, where its maker runs, without retaining the target.
///
///     let title = Binder(label) { label, text in label.text = text }
///     reactor.state(\.title).bind(to: title)
///
/// The closure keeps the isolation of the code that makes the binder: made on the main actor, it runs there, at once if
/// an element arrives there and nothing waits before it, otherwise in order. A binder does not take errors: one that
/// arrives goes to `SluiceErrors.handler`.
public struct Binder<Value>: ObserverType {
  /// An event, and the subscription that it belongs to, if it was made by `bind(to:)`.
  typealias Delivered = (event: Event<Value>, subscription: Scope?)

  private let handler: (Delivered) -> Void

  /// A binder that calls `binding` with `target` and each element.
  public init<Target: AnyObject>(
    isolation: isolated (any Actor)? = #isolation, _ target: Target,
    binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    self.init(runningOn: isolation, target, binding)
  }

  /// A binder whose `binding` belongs to `actor`.
  init<Target: AnyObject>(
    runningOn actor: (any Actor)?, _ target: Target, _ binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    let apply = Self.applying(target, binding)
    guard let actor else {
      handler = apply
      return
    }
    let delivery = IsolatedDelivery<Delivered>(actor) { if case .event(.next(let delivered)) = $0 { apply(delivered) } }
    handler = { delivery.deliver(.event(.next($0))) }
  }

  /// A binder whose `binding` runs on `scheduler`, in order.
  init<Target: AnyObject>(
    scheduling scheduler: any ImmediateSchedulerType, _ target: Target,
    _ binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    let delivery = ScheduledDelivery(scheduler, Self.applying(target, binding))
    handler = { delivery.deliver($0) }
  }

  private static func applying<Target: AnyObject>(
    _ target: Target, _ binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) -> (Delivered) -> Void {
    { [weak target] delivered in
      if delivered.subscription?.isDisposed == true { return }
      switch delivered.event {
      case .next(let value): if let target { binding(target, value) }
      case .error(let error): SluiceErrors.report(error, "a stream bound to \(Target.self) failed")
      case .completed: break
      }
    }
  }

  /// Takes an event.
  public func on(_ event: Event<Value>) {
    handler((event, nil))
  }

  /// Takes an event of a subscription; it is dropped if `subscription` has been disposed by the time it is its turn.
  func on(_ event: Event<Value>, of subscription: Scope) {
    handler((event, subscription))
  }

  /// The binder as an observer.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(unchecked: on)
  }
}

// Not Sendable: a binder that was made outside of any actor runs its closure, which may capture anything, where events are.
@available(*, unavailable)
extension Binder: Sendable {}

extension ObservableType {
  /// Sends every element to each of `binders`; after `dispose()`, nothing more, also of what waits for their actor.
  public func bind(to binders: Binder<Element>...) -> any Disposable {
    asObservable().bound(to: binders) { $0 }
  }

  /// Sends every element to each of `binders`, whose values are optional.
  public func bind(to binders: Binder<Element?>...) -> any Disposable {
    asObservable().bound(to: binders) { $0 }
  }
}

extension Observable {
  func bound<Value>(to binders: [Binder<Value>], _ value: @escaping (Element) -> Value) -> any Disposable {
    // Only `dispose()` ends this scope: when the stream has ended, its last elements may still wait for an actor.
    let subscription = Scope()
    let upstream = subscription.child()
    let sink = Sink<Element>(
      next: { element in
        guard !subscription.isDisposed else { return }
        let value = value(element)
        for binder in binders { binder.on(.next(value), of: subscription) }
      },
      end: { end in
        for binder in binders { binder.on(end.event(), of: subscription) }
        subscription.finish(upstream)
      })
    attach(sink, entering: upstream)
    return subscription
  }
}
