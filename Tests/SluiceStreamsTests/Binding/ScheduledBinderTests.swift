import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite("Binder with a scheduler", .leakChecked) struct ScheduledBinderTests {
  final class Target: Sendable {
    let log = Recorder<Int>()
    let whereabouts = Whereabouts()
  }

  private let target = Target()

  @Test("sets on its scheduler, each element in a turn of its own")
  func virtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let binder = Binder(target, scheduler: scheduler) { target, value in target.log.on(.next(value)) }
    _ = Observable.of(1, 2).bind(to: binder)
    #expect(target.log.elements == [])
    scheduler.advanceTo(1)
    #expect(target.log.elements == [1])
    scheduler.advanceTo(5)
    #expect(target.log.elements == [1, 2])
  }

  @Test("on a concurrent scheduler it sets one at a time, in order")
  func concurrentScheduler() async {
    let done = Checkpoint()
    let binder = Binder(target, scheduler: ConcurrentDispatchQueueScheduler(qos: .default)) { target, value in
      target.log.on(.next(value))
      if value == 500 { done.reach() }
    }
    _ = Observable.from(1...500).bind(to: binder)
    await done.wait()
    #expect(target.log.elements == Array(1...500) && !target.log.hasOverlapped)
  }

  @Test("on the main scheduler it sets on the main actor, wherever it was made")
  func mainScheduler() async {
    let relay = PublishRelay<Int>()
    let binder = Binder(target, scheduler: MainScheduler.instance) { target, value in
      MainActor.assertIsolated()
      target.whereabouts.note()
      target.log.on(.next(value))
    }
    let subscription = relay.bind(to: binder)
    for value in 1...10 { relay.accept(value) }
    await mainTurn()
    #expect(target.log.elements == Array(1...10) && target.whereabouts.onMain == 10)
    subscription.dispose()
  }

  @Test("after dispose nothing is set that waits, and the target is not retained")
  func disposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let relay = PublishRelay<Int>()
    weak var released: Target?
    let log: Recorder<Int>
    do {
      let target = Target()
      released = target
      log = target.log
      let binder = Binder(target, scheduler: scheduler) { $0.log.on(.next($1)) }
      let subscription = relay.bind(to: binder)
      relay.accept(1)
      subscription.dispose()
      binder.onNext(2)
      scheduler.advanceTo(10)
    }
    #expect(log.elements == [2])
    #expect(released == nil)
  }
}
