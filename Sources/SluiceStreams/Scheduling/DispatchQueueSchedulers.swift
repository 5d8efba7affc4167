import Dispatch

/// Runs work one piece after the other on a dispatch queue.
public final class SerialDispatchQueueScheduler: SchedulerType {
  private let timer: DispatchQueueTimer

  /// A scheduler with a serial queue of its own, which `serialQueueConfiguration` may set up: its target, for example.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    // The target of a queue that is active already must not be set.
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: .initiallyInactive)
    serialQueueConfiguration?(queue)
    queue.activate()
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own, whose work runs on `queue`.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler with a serial queue of its own, whose work runs on the global queue of a quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "sluice.serial", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval) {
    timer = DispatchQueueTimer(queue: serialQueue, leeway: leeway)
  }

  /// The present time.
  public var now: RxTime {
    timer.now
  }

  /// Runs `action` on the queue, after the work that is there.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timer.schedule(state, action: action)
  }

  /// Runs `action` on the queue after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timer.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` on the queue after `startAfter`, then every `period`.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    timer.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

/// Runs work on a concurrent dispatch queue, several pieces at a time.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  private let timer: DispatchQueueTimer

  /// A scheduler on `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    timer = DispatchQueueTimer(queue: queue, leeway: leeway)
  }

  /// A scheduler with a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue(label: "sluice.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// The present time.
  public var now: RxTime {
    timer.now
  }

  /// Runs `action` on the queue.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timer.schedule(state, action: action)
  }

  /// Runs `action` on the queue after `dueTime`.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timer.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` on the queue after `startAfter`, then every `period`.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    timer.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
