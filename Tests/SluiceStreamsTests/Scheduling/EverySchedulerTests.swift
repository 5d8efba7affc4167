import Dispatch
import SluiceStreams
import TestSupport
import Testing

/// What every scheduler that keeps real time has to do.
@Suite("Every scheduler", .leakChecked)
struct EverySchedulerTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether its work runs one piece after the other.
    var isSerial = true
    let scheduler: any SchedulerType

    var testDescription: String { name }
  }

  static let all: [Entry] = [
    Entry(name: "main", scheduler: MainScheduler()),
    Entry(name: "main, instance", scheduler: MainScheduler.instance),
    Entry(name: "main, asyncInstance", scheduler: MainScheduler.asyncInstance),
    Entry(name: "concurrent main", scheduler: ConcurrentMainScheduler.instance),
    Entry(name: "serial, named", scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "test.named")),
    Entry(
      name: "serial, configured",
      scheduler: SerialDispatchQueueScheduler(
        internalSerialQueueName: "test.configured", serialQueueConfiguration: { $0.setTarget(queue: .global()) },
        leeway: .microseconds(1))),
    Entry(
      name: "serial, on a queue",
      scheduler: SerialDispatchQueueScheduler(
        queue: DispatchQueue(label: "test.target", attributes: .concurrent), internalSerialQueueName: "test.on",
        leeway: .microseconds(1))),
    Entry(name: "serial, qos", scheduler: SerialDispatchQueueScheduler(qos: .userInitiated)),
    Entry(
      name: "serial, qos and name",
      scheduler: SerialDispatchQueueScheduler(
        qos: .utility, internalSerialQueueName: "test.qos", leeway: .nanoseconds(1))),
    Entry(name: "concurrent, qos", isSerial: false, scheduler: ConcurrentDispatchQueueScheduler(qos: .default)),
    Entry(
      name: "concurrent, on a queue", isSerial: false,
      scheduler: ConcurrentDispatchQueueScheduler(queue: .global(), leeway: .microseconds(1))),
    Entry(name: "continuous clock", scheduler: ClockScheduler(clock: ContinuousClock())),
    Entry(name: "suspending clock", scheduler: ClockScheduler(clock: SuspendingClock(), tolerance: .microseconds(1))),
    Entry(name: "only what is required", scheduler: Forwarding(to: ClockScheduler(clock: ContinuousClock()))),
  ]

  @Test("runs work with its state, once, and disposes what it returned", arguments: all)
  func immediate(entry: Entry) async {
    let seen = Notes<Int>()
    let (ran, disposed) = (Checkpoint(), Checkpoint())
    let work = entry.scheduler.schedule(7) { state in
      seen.add(state)
      ran.reach()
      return Disposables.create { disposed.reach() }
    }
    await ran.wait()
    work.dispose()
    work.dispose()
    await disposed.wait()
    #expect(seen.all == [7])
  }

  @Test("runs work after its time", arguments: all)
  func relative(entry: Entry) async {
    let done = Checkpoint()
    let before = ContinuousClock.now
    let times = Notes<Duration>()
    for milliseconds in [2, -1] {
      _ = entry.scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { _ in
        times.add(before.duration(to: .now))
        if times.all.count == 2 { done.reach() }
        return Disposables.create()
      }
    }
    await done.wait()
    #expect(times.all.contains { $0 >= .milliseconds(2) })
  }

  @Test("runs work at a point in its time, also one that has passed", arguments: all)
  func absolute(entry: Entry) async {
    let done = Checkpoint()
    let countdown = Countdown(2, done)
    let due = entry.scheduler.now.advanced(by: .milliseconds(2))
    let late = Counter()
    for time in [due, due.advanced(by: .seconds(-60))] {
      _ = entry.scheduler.scheduleAbsolute(entry.scheduler, time: time) { scheduler in
        if scheduler.now >= due { late.add() }
        countdown.step()
        return Disposables.create()
      }
    }
    await done.wait()
    #expect(late.value > 0)
  }

  @Test("runs periodic work with the state of the run before, until it is disposed", arguments: all)
  func periodic(entry: Entry) async {
    let seen = Notes<Int>()
    let done = Checkpoint()
    let work = SerialDisposable()
    work.disposable = entry.scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .microseconds(100)) {
      state in
      guard state <= 16 else { return state }
      seen.add(state)
      if state == 16 {
        work.dispose()
        done.reach()
      }
      return state * 2
    }
    await done.wait()
    #expect(seen.all == [1, 2, 4, 8, 16])
    work.dispose()
  }

  @Test("a period of zero or less runs on", arguments: all)
  func shortestPeriod(entry: Entry) async {
    let done = Checkpoint()
    let work = entry.scheduler.schedulePeriodic(0, startAfter: .seconds(-1), period: .seconds(-1)) { count in
      if count == 5 { done.reach() }
      return count + 1
    }
    await done.wait()
    work.dispose()
  }

  @Test("a recursion runs turn after turn, and may be ended", arguments: all)
  func recursion(entry: Entry) async {
    let seen = Notes<Int>()
    let done = Checkpoint()
    let turns = entry.scheduler.scheduleRecursive(0) { step, recurse in
      seen.add(step)
      if step < 500 { recurse(step + 1) } else { done.reach() }
    }
    await done.wait()
    turns.dispose()
    #expect(seen.all == Array(0...500) && turns.isDisposed)
  }

  @Test("a recursion in time runs turn after turn", arguments: all)
  func recursionInTime(entry: Entry) async {
    let seen = Notes<Int>()
    let done = Checkpoint()
    let turns = entry.scheduler.scheduleRecursive(0, dueTime: .microseconds(1)) { step, scheduler in
      seen.add(step)
      switch step {
      case 20: done.reach()
      case let even where even % 2 == 0: scheduler.schedule(step + 1)
      default: scheduler.schedule(step + 1, dueTime: .microseconds(1))
      }
    }
    await done.wait()
    #expect(seen.all == Array(0...20))
    turns.dispose()
  }

  @Test("serial work never overlaps", arguments: all.filter(\.isSerial))
  func serial(entry: Entry) async {
    let log = Recorder<Int>()
    let done = Checkpoint()
    let countdown = Countdown(400, done)
    onThreads(4) { thread in
      for step in 0..<100 {
        let dueTime = Duration.microseconds(thread * 7 + step % 5)
        _ = entry.scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          log.on(.next(step))
          countdown.step()
          return Disposables.create()
        }
      }
    }
    await done.wait()
    #expect(log.elements.count == 400 && !log.hasOverlapped)
  }

  /// A scheduler that has nothing but what it must have.
  private struct Forwarding: SchedulerType {
    let other: any SchedulerType

    init(to other: any SchedulerType) { self.other = other }

    var now: RxTime { other.now }

    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      other.schedule(state, action: action)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      other.scheduleRelative(state, dueTime: dueTime, action: action)
    }
  }
}

/// Not leak checked: a clock that others use, too, keeps the empty entries of a few cancelled works for a while.
@Suite("Every scheduler, cancelled")
struct EverySchedulerCancellationTests {
  @Test("work that was cancelled before its time does not run, and is released", arguments: EverySchedulerTests.all)
  func cancelled(entry: EverySchedulerTests.Entry) async {
    let released = Checkpoint()
    Self.schedule(AtRelease { released.reach() }, on: entry.scheduler).dispose()
    await released.wait()
  }

  private static func schedule(_ object: AtRelease, on scheduler: any SchedulerType) -> any Disposable {
    scheduler.scheduleRelative((), dueTime: .seconds(3_600)) { _ in
      withExtendedLifetime(object) {}
      return Disposables.create()
    }
  }
}
