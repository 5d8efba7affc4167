extension Binder {
  /// A binder that calls `binding` with `target` and each element on the main actor, wherever it is made.
  ///
  ///     let title = Binder(label, scheduler: MainScheduler.instance) { label, text in label.text = text }
  ///
  /// At once for an element that arrives there while nothing waits before it, otherwise later, in order.
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: MainScheduler,
    binding: @escaping @MainActor @Sendable (_ target: Target, _ value: Value) -> Void
  ) where Value: Sendable {
    self.init(runningOn: MainActor.shared, target) { target, value in
      // A delivery for the main actor runs on its executor.
      MainActor.assumeIsolated { binding(target, value) }
    }
  }

  /// A binder that calls `binding` with `target` and each element on `scheduler`, one at a time, in order.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    binding: @escaping @Sendable (_ target: Target, _ value: Value) -> Void
  ) where Value: Sendable {
    self.init(scheduling: scheduler, target, binding)
  }
}
