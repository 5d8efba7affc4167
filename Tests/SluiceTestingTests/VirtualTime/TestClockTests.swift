import SluiceStreams
import TestSupport
import Testing

@testable import SluiceTesting

@Suite struct TestClockTests {
  @Test func `it is a scheduler: work runs at its time, on the thread that moves the clock`() {
    let clock = TestClock()
    let times = Notes<Duration>()
    let subscription = Observable<Int>.interval(.milliseconds(100), scheduler: clock)
      .subscribe(onNext: { _ in times.add(clock.elapsed) })
    clock.advance(by: .milliseconds(250))
    #expect(times.all == [.milliseconds(100), .milliseconds(200)])
    #expect(clock.elapsed == .milliseconds(250))
    clock.advance(by: .seconds(-1))
    #expect(clock.elapsed == .milliseconds(250))
    subscription.dispose()
  }

  @Test func `it is a clock: a task sleeps until it is moved`() async throws {
    let clock = TestClock()
    let executor = EffectExecutor {}
    let woken = Notes<Duration>()
    let task = Task(executorPreference: executor) {
      for span in [1, -1, 2] {
        try await clock.sleep(for: .seconds(span))
        woken.add(clock.elapsed)
      }
    }
    for _ in 0..<4 {
      while executor.runNext() {}
      clock.advance(by: .seconds(1))
    }
    while executor.runNext() {}
    try await task.value
    #expect(woken.all == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func `a task that is cancelled wakes at once, and leaves nothing behind`() async {
    let clock = TestClock()
    let executor = EffectExecutor {}
    let task = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(3600)) }
    while executor.runNext() {}
    #expect(clock.nextDueTime != nil)
    task.cancel()
    while executor.runNext() {}
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.nextDueTime == nil)
  }
}
