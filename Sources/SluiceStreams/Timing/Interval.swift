extension ObservableType where Element: FixedWidthInteger & Sendable {
  /// A stream that counts up from 0, one number every `period`, the first after one period.
  ///
  ///     Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  ///
  /// A period of zero or less is the shortest that the scheduler has: a tick of virtual time, or a nanosecond.
  ///
  /// - Completes: never; after the greatest number comes the least.
  /// - Fails: never.
  /// - Ordering: on `scheduler`.
  /// - Reentrancy: has no state.
  /// - Cancellation: ends the timer.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
