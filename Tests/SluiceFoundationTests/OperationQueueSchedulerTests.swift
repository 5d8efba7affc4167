import Foundation
import SluiceFoundation
import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("OperationQueueScheduler")
struct OperationQueueSchedulerTests {
  private let queue = OperationQueue()

  @Test("runs work with its state as operations of its queue, in order if the queue is serial")
  func order() async {
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let (seen, done) = (Notes<Int>(), Checkpoint(count: 100))
    for entry in 0..<100 {
      _ = scheduler.schedule(entry) { [queue] entry in
        #expect(OperationQueue.current === queue)
        seen.add(entry)
        done.reach()
        return Disposables.create()
      }
    }
    #expect(await done.wait())
    #expect(seen.all == Array(0..<100))
    #expect(scheduler.operationQueue === queue && scheduler.queuePriority == .normal)
  }

  @Test("work of a higher priority runs before other work that waits")
  func priority() async {
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let (seen, done) = (Notes<Int>(), Checkpoint(count: 2))
    for (entry, priority) in [(1, Operation.QueuePriority.low), (2, .high)] {
      let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
      #expect(scheduler.queuePriority == priority)
      _ = scheduler.schedule(entry) { entry in
        seen.add(entry)
        done.reach()
        return Disposables.create()
      }
    }
    queue.isSuspended = false
    #expect(await done.wait())
    #expect(seen.all == [2, 1])
  }

  @Test("cancelled work does not run, and is released at once though its operation waits")
  func cancellation() async {
    queue.isSuspended = true
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let (tracker, ran, done) = (LifetimeTracker(), Counter(), Checkpoint())
    Self.schedule(on: scheduler, tracker.object(), ran).dispose()
    #expect(tracker.alive == 0)
    _ = scheduler.schedule(()) { _ in
      done.reach()
      return Disposables.create()
    }
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = false
    #expect(await done.wait())
    #expect(ran.value == 0)
  }

  private static func schedule(
    on scheduler: OperationQueueScheduler, _ object: LifetimeTracker.Tracked, _ ran: Counter
  ) -> any Disposable {
    scheduler.schedule(()) { _ in
      object.touch()
      ran.add()
      return Disposables.create()
    }
  }

  @Test("disposing work that has run disposes what it returned")
  func returned() async {
    let returned = BooleanDisposable()
    let done = Checkpoint()
    let work = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      Disposables.create {
        returned.dispose()
        done.reach()
      }
    }
    queue.addBarrierBlock { work.dispose() }
    #expect(await done.wait())
    #expect(returned.isDisposed)
  }

  @Test("observe(on:) and a recursion run on it")
  func operators() async {
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let (seen, done) = (Notes<Int>(), Checkpoint(count: 2))
    let subscription = Observable.of(1, 2, 3).observe(on: scheduler).subscribe(
      AnyObserver { event in
        if let element = event.element { seen.add(element) } else { done.reach() }
      })
    let turns = scheduler.scheduleRecursive(100) { left, recurse in
      if left > 0 { recurse(left - 1) } else { done.reach() }
    }
    #expect(await done.wait())
    #expect(seen.all == [1, 2, 3])
    subscription.dispose()
    turns.dispose()
  }

  @Test("several threads may schedule, and cancel what runs", arguments: 0..<20)
  func race(round: Int) {
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let (ran, disposed) = (Counter(), Counter())
    let works = Notes<any Disposable>()
    onThreads(3) { _ in
      for step in 0..<50 {
        let work = scheduler.schedule(()) { _ in
          ran.add()
          return Disposables.create { disposed.add() }
        }
        works.add(work)
        if step % 2 == 0 { work.dispose() }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    for work in works.all { work.dispose() }
    #expect(ran.value == disposed.value && ran.value >= 75)
  }
}
