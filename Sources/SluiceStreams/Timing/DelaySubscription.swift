extension ObservableType {
  /// The stream, subscribed to when `dueTime` has passed.
  ///
  ///     warmUp.delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
  ///
  /// A time of zero or less still waits for the scheduler's next turn.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; before the time has passed, it drops the subscription.
  @available(swift, introduced: 6)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  where Element: Sendable {
    delayingSubscription(dueTime, scheduler: scheduler)
  }

  func delayingSubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let turn = scope.child()
      // Used once, by the scheduler's turn, and afterwards by the source alone.
      let attachment = Unchecked((source: source, sink: sink))
      turn.add(
        scheduler.scheduleRelative(turn, dueTime: dueTime) { turn in
          guard !turn.isDisposed else { return Disposables.create() }
          scope.finish(turn)
          attachment.value.source.attach(attachment.value.sink, entering: scope)
          return Disposables.create()
        })
    }
  }
}
