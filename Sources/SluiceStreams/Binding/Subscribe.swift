extension ObservableType {
  /// Subscribes, and calls the closures with what the stream sends, where the caller runs.
  ///
  /// The closures keep the caller's isolation. On the main actor they run there: at once if an event arrives there and
  /// nothing waits before it, otherwise later, in order. On another actor they always run later, in order. Without
  /// isolation they run on the thread that emits, one at a time; what they capture is then not checked.
  ///
  /// - Parameters:
  ///   - isolation: where the closures run; by default where the caller does.
  ///   - onNext: called with each element.
  ///   - onError: called with the error that ended the stream; without it, the error goes to `SluiceErrors.handler`.
  ///   - onCompleted: called when the stream completed.
  ///   - onDisposed: called once when the subscription has ended, for whatever reason.
  /// - Returns: a disposable that ends the subscription. After `dispose()`, the thread that called it sees no more events.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation,
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end: (Termination) -> Void = { end in
      switch end {
      case .completed: onCompleted?()
      case .error(let error):
        if let onError { onError(error) } else { SluiceErrors.report(error, "unhandled error in a subscription") }
      }
    }
    return asObservable().start(isolation, next: onNext ?? { _ in }, end: end, disposed: onDisposed)
  }

  /// Subscribes, and calls the closure with every event, where the caller runs.
  ///
  /// The closure keeps the caller's isolation, as with `subscribe(onNext:onError:onCompleted:onDisposed:)`.
  @inlinable
  public func subscribe(
    isolation: isolated (any Actor)? = #isolation, _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().start(isolation, next: { on(.next($0)) }, end: { on($0.event()) }, disposed: nil)
  }

  /// Subscribes on behalf of `object`, which is not retained; when it is gone, the closures are not called.
  ///
  /// The closures keep the caller's isolation, as with `subscribe(onNext:onError:onCompleted:onDisposed:)`.
  @inlinable
  public func subscribe<Object: AnyObject>(
    isolation: isolated (any Actor)? = #isolation,
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      isolation: isolation,
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: onError.map { onError in { [weak object] error in if let object { onError(object, error) } } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}

extension Observable {
  /// Subscribes with handlers that belong to `isolation`.
  @inlinable
  func start(
    _ isolation: (any Actor)?, next: @escaping (Element) -> Void, end: @escaping (Termination) -> Void,
    disposed: (() -> Void)?
  ) -> any Disposable {
    let scope = Scope()
    guard let isolation else {
      if let disposed { scope.add(UnisolatedAction(disposed)) }
      let sink = Sink<Element>(
        next: { if !scope.isDisposed { next($0) } },
        end: { reason in
          if !scope.isDisposed { end(reason) }
          scope.dispose()
        })
      attach(sink, entering: scope)
      return scope
    }
    let delivery = IsolatedDelivery<Element>(isolation) { item in
      switch item {
      case .event(.next(let element)): if !scope.isDisposed { next(element) }
      case .event(.error(let error)):
        if !scope.isDisposed { end(.error(error)) }
        scope.dispose()
      case .event(.completed):
        if !scope.isDisposed { end(.completed) }
        scope.dispose()
      case .disposed: disposed?()
      }
    }
    if disposed != nil { scope.add(DeliverDisposed(delivery)) }
    // A scope of its own: a stage that ends early disposes it before what was sent has been delivered here.
    let upstream = scope.child()
    let sink = Sink<Element>(
      next: { element in
        if delivery.isDirect {
          if !scope.isDisposed { next(element) }
        } else {
          delivery.deliver(.event(.next(element)))
        }
      },
      end: { end in
        delivery.deliver(.event(end.event()))
        scope.finish(upstream)
      })
    attach(sink, entering: upstream)
    return scope
  }
}

/// Tells the actor of a subscription that it has ended.
@usableFromInline
final class DeliverDisposed<Element>: Disposable {
  private let delivery: IsolatedDelivery<Element>

  @usableFromInline
  init(_ delivery: IsolatedDelivery<Element>) {
    self.delivery = delivery
  }

  @usableFromInline
  func dispose() {
    delivery.deliver(.disposed)
  }
}

/// The `onDisposed` of a subscription that was made without isolation.
@usableFromInline
final class UnisolatedAction: Disposable {
  // Called once, by the scope that holds it; a caller without isolation asked for it on whatever thread disposes.
  private let action: Unchecked<() -> Void>

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = Unchecked(action)
  }

  @usableFromInline
  func dispose() {
    action.value()
  }
}
