/// The scheduler that drivers and signals send on: the main executor, or virtual time in a test.
public enum SharingScheduler {
  /// What makes the scheduler for the code of this task or thread; nil outside of `mock`.
  @TaskLocal private static var substitute: (@Sendable () -> any SchedulerType)?

  /// Makes the scheduler on which a driver or a signal that is built now sends its events.
  public static var make: @Sendable () -> any SchedulerType {
    substitute ?? { MainScheduler.instance }
  }

  /// Whether the code runs inside of `mock`.
  static var isMocked: Bool {
    substitute != nil
  }

  /// Runs `action`; the drivers, signals and control events that are built in it send on `scheduler`.
  ///
  ///     SharingScheduler.mock(scheduler: testScheduler) {
  ///       let driver = search.asDriver(onErrorJustReturn: []).debounce(.milliseconds(300))
  ///       ...
  ///       testScheduler.start()
  ///     }
  ///
  /// It holds for the task or thread that calls it, and its child tasks, so that tests may run side by side.
  public static func mock<Result>(
    scheduler: any SchedulerType, action: () throws -> Result
  ) rethrows -> Result {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action`; the drivers, signals and control events that are built in it send on what `makeScheduler` makes.
  public static func mock<Result>(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Result
  ) rethrows -> Result {
    try $substitute.withValue(makeScheduler, operation: action)
  }
}
