extension Observable {
  /// The stream with its events on the main executor: at once for one that arrives there while nothing waits before it,
  /// otherwise later, in order.
  ///
  /// The source is subscribed to where the subscription is made, so that what is sent right after it is not missed.
  func onMain() -> Observable<Element> {
    AnonymousObservable { [self] sink, scope in
      let delivery = IsolatedDelivery<Element>(MainActor.shared) { item in
        if case .event(let event) = item, !scope.isDisposed { sink.on(event) }
      }
      let upstream = scope.child()
      attach(
        Sink(
          next: { element in
            if delivery.isDirect {
              if !scope.isDisposed { sink.next(element) }
            } else {
              delivery.deliver(.event(.next(element)))
            }
          },
          end: { end in
            delivery.deliver(.event(end.event()))
            scope.finish(upstream)
          }), upstream)
    }
  }

  /// The stream with its events on `scheduler`; on the main executor, one that is there already is passed on at once.
  func moved(to scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    scheduler is MainScheduler ? onMain() : observing(on: scheduler)
  }

  /// The stream, whose source keeps to `scheduler`, for subscribers from anywhere.
  ///
  /// What is sent while subscribing (a replay, `just`) would arrive on the subscriber's thread; for the main executor it
  /// is sent there. Elsewhere, under virtual time above all, it is sent at once.
  func settled(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    scheduler is MainScheduler ? onMain() : self
  }
}
