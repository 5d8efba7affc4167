extension ObservableType where Element: FixedWidthInteger & Sendable {
  /// A stream that sends 0 after `dueTime`.
  ///
  ///     Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance)
  ///
  /// A time of zero or less still waits for the scheduler's next turn.
  ///
  /// - Completes: after its element.
  /// - Fails: never.
  /// - Ordering: on `scheduler`.
  /// - Reentrancy: has no state.
  /// - Cancellation: ends the timer.
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(dueTime, period: nil, scheduler: scheduler)
  }

  /// A stream that sends 0 after `dueTime`, then counts up every `period`; without a period it sends 0 only.
  ///
  /// With a period it never ends; after the greatest number comes the least. A period of zero or less is the shortest
  /// that the scheduler has: a tick of virtual time, or a nanosecond. For the rest it is as `timer(_:scheduler:)`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval?, scheduler: any SchedulerType
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      // The scheduler's runs follow one another, and are what calls the sink.
      let sink = Unchecked(sink)
      guard let period else {
        let timer = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          if !scope.isDisposed { sink.value.next(0) }
          if !scope.isDisposed { sink.value.end(.completed) }
          return Disposables.create()
        }
        return scope.add(timer)
      }
      scope.add(
        scheduler.schedulePeriodic(Element(0), startAfter: dueTime, period: period) { number in
          if !scope.isDisposed { sink.value.next(number) }
          return number &+ 1
        })
    }
  }
}
