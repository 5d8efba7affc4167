extension Observable {
  /// Sends every event to each of `observers`.
  func sending<Observer: ObserverType>(
    to observers: [Observer], _ value: @escaping (Element) -> Observer.Element
  ) -> any Disposable {
    subscribe(
      AnyObserver(unchecked: { event in
        let event = event.map(value)
        for observer in observers { observer.on(event) }
      }))
  }

  /// Calls `accept`, a relay's, with every element; a relay takes no end.
  func accepted(_ accept: @escaping (Element) -> Void) -> any Disposable {
    subscribe(
      AnyObserver(unchecked: { event in
        switch event {
        case .next(let element): accept(element)
        case .error(let error): SluiceErrors.report(error, "a stream bound to a relay failed")
        case .completed: break
        }
      }))
  }

  /// Sends every element to each of `binders`, until the subscription is disposed.
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
