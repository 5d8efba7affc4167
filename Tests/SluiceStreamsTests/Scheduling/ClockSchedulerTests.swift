import SluiceStreams
import TestSupport
import Testing

@Suite("ClockScheduler", .leakChecked)
struct ClockSchedulerTests {
  let clock = ManualClock()
  let scheduler: ClockScheduler<ManualClock>
  let seen = Notes<Int>()

  init() {
    scheduler = ClockScheduler(clock: clock)
  }

  @discardableResult
  private func log(_ entry: Int, after dueTime: Duration) -> any Disposable {
    scheduler.scheduleRelative(entry, dueTime: dueTime) { [seen] entry in
      seen.add(entry)
      return Disposables.create()
    }
  }

  /// Waits until what is due now has run.
  private func settle() async {
    let through = Checkpoint()
    _ = scheduler.schedule(()) { _ in
      through.reach()
      return Disposables.create()
    }
    await through.wait()
  }

  @Test("work runs when its time has come, not before")
  func dueTime() async {
    log(1, after: .seconds(1))
    await settle()
    clock.advance(by: .milliseconds(999))
    await settle()
    #expect(seen.all == [])
    clock.advance(by: .milliseconds(1))
    await settle()
    #expect(seen.all == [1])
  }

  @Test("what is due runs in the order of its time, then of its scheduling")
  func order() async {
    for second in [5, 3, 1, 4, 2] { log(second * 10, after: .seconds(second)) }
    for second in [5, 3, 1, 4, 2] { log(second * 10 + 1, after: .seconds(second)) }
    clock.advance(by: .seconds(5))
    await settle()
    #expect(seen.all == [10, 11, 20, 21, 30, 31, 40, 41, 50, 51])
  }

  @Test("work for now runs at once, in order, while other work sleeps")
  func immediate() async {
    let later = log(100, after: .seconds(1))
    await clock.slept.wait()
    for entry in 0..<100 { log(entry, after: entry % 2 == 0 ? .zero : .seconds(-1)) }
    await settle()
    #expect(seen.all == Array(0..<100))
    later.dispose()
  }

  @Test("earlier work takes the place of what the scheduler sleeps for")
  func earlier() async {
    log(2, after: .seconds(2))
    await clock.slept.wait()
    log(1, after: .seconds(1))
    await clock.woken.wait()
    clock.advance(by: .seconds(1))
    await settle()
    #expect(seen.all == [1])
    clock.advance(by: .seconds(1))
    await settle()
    #expect(seen.all == [1, 2])
  }

  @Test("now goes with the clock")
  func now() {
    let before = scheduler.now
    clock.advance(by: .seconds(7))
    #expect(before.duration(to: scheduler.now) == .seconds(7))
  }

  @Test("cancelled work does not run, is released at once, and ends the sleep for it")
  func cancellation() async {
    let census = LifetimeTracker()
    func schedule(_ member: LifetimeTracker.Tracked) -> any Disposable {
      scheduler.scheduleRelative((), dueTime: .seconds(1)) { [seen] _ in
        member.touch()
        seen.add(1)
        return Disposables.create()
      }
    }
    let work = schedule(census.object())
    await clock.slept.wait()
    #expect(census.alive == 1)
    work.dispose()
    work.dispose()
    #expect(census.alive == 0 && scheduler.count == 0)
    await clock.woken.wait()
    #expect(clock.sleepers == 0)
    clock.advance(by: .seconds(1))
    await settle()
    #expect(seen.all == [])
  }

  @Test("work that is cancelled again and again does not pile up")
  func pile() {
    let waiting = log(0, after: .seconds(3600))
    for entry in 1...10_000 { log(entry, after: .seconds(60)).dispose() }
    #expect(scheduler.count < 40)
    waiting.dispose()
  }

  @Test("disposing work that has run disposes what it returned")
  func returned() async {
    let returned = BooleanDisposable()
    let work = scheduler.schedule(()) { _ in returned }
    await settle()
    #expect(!returned.isDisposed)
    work.dispose()
    #expect(returned.isDisposed)
  }

  @Test("periodic work keeps its period, also when the clock jumps, and carries its state along")
  func periodic() async {
    let done = Checkpoint()
    let work = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(2)) { [seen] state in
      seen.add(state)
      if state == 8 { done.reach() }
      return state * 2
    }
    clock.advance(by: .milliseconds(7_999))
    await done.wait()
    await settle()
    #expect(seen.all == [1, 2, 4, 8])
    work.dispose()
    clock.advance(by: .seconds(100))
    await settle()
    #expect(seen.all == [1, 2, 4, 8])
  }

  @Test("periodic work may end itself")
  func periodicEnd() async {
    let holder = SerialDisposable()
    holder.disposable = scheduler.schedulePeriodic(0, startAfter: .zero, period: .zero) { [seen] state in
      seen.add(state)
      if state == 2 { holder.dispose() }
      return state + 1
    }
    clock.advance(by: .seconds(1))
    for _ in 0..<5 { await settle() }
    #expect(seen.all == [0, 1, 2])
  }

  @Test("work from several threads runs one piece at a time, in each one's order")
  func serial() async {
    let seen = Recorder<Int>()
    let done = Checkpoint()
    let countdown = Countdown(1_000, done)
    onThreads(4) { [scheduler] thread in
      for step in 0..<250 {
        _ = scheduler.schedule(thread * 250 + step) { entry in
          seen.on(.next(entry))
          countdown.step()
          return Disposables.create()
        }
      }
    }
    await done.wait()
    #expect(!seen.hasOverlapped)
    for thread in 0..<4 {
      #expect(seen.elements.filter { $0 / 250 == thread } == (0..<250).map { thread * 250 + $0 })
    }
  }

  @Test("work cancelled and scheduled by several threads runs once or not at all", arguments: 0..<20)
  func cancellationRace(round: Int) async {
    let ran = Counter()
    let cancelled = Counter()
    onThreads(4) { [scheduler, clock] thread in
      for step in 0..<100 {
        let work = scheduler.scheduleRelative((), dueTime: .milliseconds(step % 7)) { _ in
          ran.add()
          return Disposables.create { cancelled.add() }
        }
        if step % 3 == 0 { clock.advance(by: .milliseconds(1)) }
        if step % 2 == 0 { work.dispose() }
      }
    }
    clock.advance(by: .seconds(1))
    await settle()
    await settle()
    // The 200 that nobody cancelled have all run; of the others, what ran was cancelled afterwards.
    #expect(ran.value - cancelled.value == 200)
    #expect(scheduler.count == 0)
  }

  @Test("a time beyond all clocks is waited for, and may be cancelled")
  func longest() async {
    let work = log(1, after: .seconds(Int64.max))
    await clock.slept.wait()
    await settle()
    #expect(seen.all == [])
    work.dispose()
    #expect(scheduler.count == 0)
    let real = ClockScheduler(clock: ContinuousClock())
    real.scheduleRelative((), dueTime: .seconds(Int64.max)) { _ in Disposables.create() }.dispose()
  }

  @Test("a clock that fails is reported, and does not end the scheduler")
  func failingClock() async {
    let reported = Checkpoint()
    let errors = ErrorLog { reported.reach() }
    clock.fail(with: errors.fault)
    log(1, after: .seconds(1))
    await reported.wait()
    #expect(errors.contexts == ["the clock of a ClockScheduler failed, work waits until more is scheduled"])
    clock.advance(by: .seconds(1))
    await settle()
    #expect(seen.all == [1])
  }

  @Test("a scheduler whose work is done is released")
  func release() async {
    let released = Checkpoint()
    func schedule() -> AtRelease {
      let object = AtRelease { released.reach() }
      _ = ClockScheduler(clock: clock).schedule(object) { _ in Disposables.create() }
      return object
    }
    _ = schedule()
    await released.wait()
  }

  @Test("operators keep time by it")
  func operators() async {
    let subject = PublishSubject<Int>()
    let subscription = subject.debounce(.seconds(1), scheduler: scheduler).subscribe(
      AnyObserver { [seen] event in if let element = event.element { seen.add(element) } })
    for element in 0..<3 {
      subject.onNext(element)
      clock.advance(by: .milliseconds(500))
      await settle()
    }
    #expect(seen.all == [])
    clock.advance(by: .milliseconds(500))
    await settle()
    #expect(seen.all == [2])
    subscription.dispose()
  }
}
