import SluiceStreams
import TestSupport
import Testing

@Suite("Recursive and periodic scheduling", .leakChecked)
struct RecursiveSchedulingTests {
  /// Runs all work at once, on the thread that schedules it.
  private struct AtOnce: ImmediateSchedulerType {
    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }

  @Test("50,000 turns take no stack, also on a scheduler that runs work at once")
  func depth() {
    for scheduler in [AtOnce(), CurrentThreadScheduler.instance] as [any ImmediateSchedulerType] {
      onSmallStack {
        let last = Counter(-1)
        let turns = scheduler.scheduleRecursive(50_000) { left, recurse in
          last.add(left - last.value)
          if left > 0 { recurse(left - 1) }
        }
        #expect(last.value == 0)
        turns.dispose()
      }
    }
  }

  @Test("under virtual time a recursion keeps its times")
  func virtualTime() {
    let scheduler = HistoricalScheduler()
    let seen = Notes<String>()
    _ = scheduler.scheduleRecursive(3, dueTime: .seconds(1)) { left, turns in
      seen.add("\(left) at \(RxTime.virtualOrigin.duration(to: scheduler.now))")
      if left > 0 { turns.schedule(left - 1, dueTime: .seconds(left)) }
    }
    _ = scheduler.scheduleAbsolute("absolute", time: .virtualOrigin.advanced(by: .seconds(5))) { text in
      seen.add(text)
      return Disposables.create()
    }
    scheduler.start()
    #expect(
      seen.all == ["3 at 1.0 seconds", "2 at 4.0 seconds", "absolute", "1 at 6.0 seconds", "0 at 7.0 seconds"])
  }

  @Test("a disposed recursion runs no further turn and lets go of its action, also if it is kept")
  func disposal() {
    let scheduler = HistoricalScheduler()
    let (seen, census) = (Notes<Int>(), LifetimeTracker())
    let turns = Self.recurse(on: scheduler, census.object(), seen)
    scheduler.advanceTo(.virtualOrigin.advanced(by: .seconds(2)))
    turns.dispose()
    scheduler.start()
    #expect(seen.all == [0, 1, 2])
    #expect(census.alive == 0)
  }

  private static func recurse(
    on scheduler: HistoricalScheduler, _ member: LifetimeTracker.Tracked, _ seen: Notes<Int>
  ) -> any Disposable {
    scheduler.scheduleRecursive(0, dueTime: .zero) { step, turns in
      member.touch()
      seen.add(step)
      turns.schedule(step + 1, dueTime: .seconds(1))
    }
  }

  @Test("a turn may ask for several")
  func branches() {
    let scheduler = HistoricalScheduler()
    let seen = Notes<Int>()
    _ = scheduler.scheduleRecursive(1) { number, recurse in
      seen.add(number)
      if number < 4 {
        recurse(number * 2)
        recurse(number * 2 + 1)
      }
    }
    scheduler.start()
    #expect(seen.all == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("periodic runs of a scheduler that has none of its own keep to their times, whatever a run takes")
  func rhythm() {
    let scheduler = HistoricalScheduler()
    let seen = Notes<Duration>()
    let work = RhythmicRunsScheduler(scheduler).schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) {
      count in
      seen.add(RxTime.virtualOrigin.duration(to: scheduler.now))
      // The third run is slow: it takes five seconds.
      if count == 2 { scheduler.sleep(.seconds(5)) }
      return count + 1
    }
    scheduler.advanceTo(.virtualOrigin.advanced(by: .seconds(13)))
    #expect(seen.all == [1, 3, 5, 10, 10, 11, 13].map { .seconds($0) })
    work.dispose()
    scheduler.start()
    #expect(seen.all.count == 7)
  }

  /// Has only what a scheduler must have, of virtual time.
  private struct RhythmicRunsScheduler: SchedulerType {
    let other: HistoricalScheduler

    init(_ other: HistoricalScheduler) { self.other = other }

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
