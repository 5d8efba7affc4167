import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct VirtualTimeSchedulerTests {
  let scheduler = HistoricalScheduler()

  private func at(_ seconds: Int) -> RxTime {
    .virtualOrigin.advanced(by: .seconds(seconds))
  }

  private func log(_ entry: Int, at seconds: Int, in log: Notes<Int>) {
    _ = scheduler.scheduleAbsoluteVirtual(entry, time: at(seconds)) { entry in
      log.add(entry)
      return Disposables.create()
    }
  }

  @Test func `work runs in the order of its time`() {
    let seen = Notes<Int>()
    for seconds in [5, 3, 9, 1, 7, 2, 8, 4, 6, 0] { log(seconds, at: seconds, in: seen) }
    scheduler.start()
    #expect(seen.all == Array(0...9))
    #expect(scheduler.clock == at(9))
    #expect(scheduler.now == at(9))
  }

  @Test func `work for the same time runs in the order in which it was scheduled`() {
    let seen = Notes<Int>()
    for entry in 0..<100 { log(entry, at: 1, in: seen) }
    scheduler.start()
    #expect(seen.all == Array(0..<100))
  }

  @Test func `the order is that of a stable sort, for any times`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let scheduler = HistoricalScheduler()
      let times = (0..<40).map { _ in Int.random(in: 0..<8, using: &generator) }
      let seen = Notes<Int>()
      for (number, time) in times.enumerated() {
        _ = scheduler.scheduleAbsoluteVirtual(number, time: at(time)) { number in
          seen.add(number)
          return Disposables.create()
        }
      }
      scheduler.start()
      #expect(seen.all == times.indices.sorted { (times[$0], $0) < (times[$1], $1) }, "times: \(times)")
    }
  }

  @Test func `advanceTo runs what is due by then, and leaves the clock there`() {
    let seen = Notes<Int>()
    for seconds in 1...5 { log(seconds, at: seconds, in: seen) }
    scheduler.advanceTo(at(3))
    #expect(seen.all == [1, 2, 3])
    #expect(scheduler.clock == at(3))
    scheduler.advanceTo(at(3))
    scheduler.advanceTo(at(10))
    #expect(seen.all == [1, 2, 3, 4, 5])
    #expect(scheduler.clock == at(10))
  }

  @Test func `work may schedule more work, for now and for later`() {
    let seen = Notes<String>()
    _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { [scheduler] _ in
      seen.add("first")
      _ = scheduler.schedule(()) { _ in
        seen.add("now")
        return Disposables.create()
      }
      return scheduler.scheduleRelativeVirtual((), dueTime: .seconds(1)) { _ in
        seen.add("later")
        return Disposables.create()
      }
    }
    scheduler.advanceTo(at(1))
    #expect(seen.all == ["first", "now"])
    scheduler.start()
    #expect(seen.all == ["first", "now", "later"])
    #expect(scheduler.clock == at(2))
  }

  @Test func `cancelled work does not run, nor does it move the clock`() {
    let seen = Notes<Int>()
    log(1, at: 1, in: seen)
    let cancelled = scheduler.scheduleRelative((), dueTime: .seconds(5)) { _ in
      seen.add(5)
      return Disposables.create()
    }
    cancelled.dispose()
    scheduler.start()
    #expect(seen.all == [1])
    #expect(scheduler.clock == at(1))
  }

  @Test func `cancelling work releases its captures though it still waits`() {
    func schedule() -> (any Disposable, WeakReference<LifetimeTracker.Tracked>) {
      let tracker = LifetimeTracker().object()
      let work = scheduler.scheduleRelative((), dueTime: .seconds(5)) { _ in
        tracker.touch()
        return Disposables.create()
      }
      return (work, WeakReference(tracker))
    }
    let (work, tracker) = schedule()
    #expect(tracker.object != nil)
    work.dispose()
    #expect(tracker.object == nil)
  }

  @Test func `disposing work that has run disposes what it returned`() {
    let returned = BooleanDisposable()
    let work = scheduler.schedule(()) { _ in returned }
    scheduler.start()
    #expect(!returned.isDisposed)
    work.dispose()
    #expect(returned.isDisposed)
  }

  @Test func `stop ends the run after the work in hand, and the clock stays there`() {
    let seen = Notes<Int>()
    log(1, at: 1, in: seen)
    _ = scheduler.scheduleAbsoluteVirtual((), time: at(2)) { [scheduler] _ in
      scheduler.stop()
      return Disposables.create()
    }
    log(3, at: 3, in: seen)
    scheduler.advanceTo(at(5))
    #expect(seen.all == [1])
    #expect(scheduler.clock == at(2))
    scheduler.start()
    #expect(seen.all == [1, 3])
  }

  @Test func `sleep moves the clock without running anything; the work runs late`() {
    let seen = Notes<Int>()
    log(1, at: 1, in: seen)
    scheduler.sleep(.seconds(5))
    #expect(seen.all == [])
    #expect(scheduler.clock == at(5))
    scheduler.start()
    #expect(seen.all == [1])
    #expect(scheduler.clock == at(5))
  }

  @Test func `start from inside running work does nothing`() {
    let seen = Notes<Int>()
    _ = scheduler.schedule(()) { [scheduler] _ in
      scheduler.start()
      seen.add(0)
      return Disposables.create()
    }
    log(1, at: 1, in: seen)
    scheduler.start()
    #expect(seen.all == [0, 1])
  }

  @Test func `periodic work keeps its period and carries its state along`() {
    let seen = Notes<Int>()
    let work = scheduler.schedulePeriodic(1, startAfter: .seconds(2), period: .seconds(3)) { state in
      seen.add(state)
      return state * 2
    }
    scheduler.advanceTo(at(9))
    #expect(seen.all == [1, 2, 4])
    work.dispose()
    scheduler.start()
    #expect(seen.all == [1, 2, 4])
  }

  @Test func `a period of zero is the shortest that the clock shows`() {
    let seen = Notes<Int>()
    let work = scheduler.schedulePeriodic(0, startAfter: .zero, period: .zero) { state in
      seen.add(state)
      return state + 1
    }
    scheduler.advanceTo(scheduler.clock.advanced(by: .nanoseconds(3)))
    #expect(seen.all == [0, 1, 2, 3])
    work.dispose()
  }

  @Test func `work may be scheduled from several threads`() async {
    let seen = Notes<Int>()
    let done = Checkpoint(count: 4)
    for thread in 0..<4 {
      DispatchQueue.global().async { [scheduler] in
        for number in 0..<250 {
          _ = scheduler.scheduleRelative(thread * 250 + number, dueTime: .seconds(number)) { entry in
            seen.add(entry)
            return Disposables.create()
          }
        }
        done.reach()
      }
    }
    #expect(await done.wait())
    scheduler.start()
    #expect(seen.all.count == 1000)
    #expect(Set(seen.all) == Set(0..<1000))
    #expect(seen.all.map { $0 % 250 } == seen.all.map { $0 % 250 }.sorted())
  }

  @Test func `advancing into the past is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = HistoricalScheduler()
      scheduler.advanceTo(scheduler.clock.advanced(by: .seconds(-1)))
    }
  }
}
