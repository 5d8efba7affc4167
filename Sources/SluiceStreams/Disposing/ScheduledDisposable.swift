/// Disposes another disposable on a scheduler.
///
///     let subscription = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: animation)
public final class ScheduledDisposable: Cancelable {
  /// Where the disposable is disposed.
  public let scheduler: any ImmediateSchedulerType
  private let held: Guarded<(any Disposable)?>

  /// A holder that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = Guarded(disposable)
  }

  /// Whether what is held was disposed, or is about to be on the scheduler.
  public var isDisposed: Bool {
    held.withLock { $0 == nil }
  }

  /// Schedules the disposal; calling again does nothing.
  public func dispose() {
    guard let disposable = held.withLock({ $0.take() }) else { return }
    _ = scheduler.schedule(disposable) { disposable in
      disposable.dispose()
      return Disposables.create()
    }
  }
}
