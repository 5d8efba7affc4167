import Foundation
import Sluice
import SluiceStreams

/// Runs work as operations of a queue, as many at a time as the queue allows.
///
/// For work of different importance, several schedulers with their own `queuePriority` may share a queue.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue.
  public let operationQueue: OperationQueue
  /// How the work stands to other operations of the queue.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on `operationQueue`.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` with `state` as an operation of the queue.
  ///
  /// Cancelled before it began, the operation does nothing when its turn comes, and lets go of what it holds at once.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    // The state is handed to the operation, and used there only.
    let state = Unchecked(state)
    let work = CancellableWork { action(state.value) }
    let operation = BlockOperation(block: work.run)
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return work
  }
}
