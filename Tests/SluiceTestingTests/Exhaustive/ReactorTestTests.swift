import Sluice
import SluiceTesting
import TestSupport
import Testing

@Suite struct ReactorTestTests {
  private static let found = [SearchReactor.Result(id: 1, title: "sluice")]

  /// A search that fails so often, then finds.
  private static func flaky(failures: Int) -> @Sendable (String) async throws -> [SearchReactor.Result] {
    let attempts = Counter()
    return { _ in
      if attempts.add() <= failures { throw TestError() }
      return found
    }
  }

  private func expectWholeSearch() {
    let test = ReactorTest { SearchReactor($0, search: Self.flaky(failures: 2)) }
    test.send(.type("s"))
    test.advance(by: .milliseconds(299))
    test.send(.type("sl"))
    test.advance(by: .milliseconds(299))
    test.expectNoMutation()
    test.advance(by: .milliseconds(1))
    test.expect(.setText("sl")) { $0.text = "sl" }
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.advance(by: .seconds(3))
    test.expect(.setResults(Self.found)) { $0.results = Self.found }
    test.expect(.setLoading(false)) { $0.isLoading = false }
    test.finish()
  }

  @Test func `a debounce and a retry with back-off are tested on the test's clock`() {
    expectWholeSearch()
  }

  @Test func `such a test takes less than ten milliseconds`() {
    let clock = ContinuousClock()
    let fastest = (0..<20).map { _ in clock.measure { expectWholeSearch() } }.min()
    #expect(fastest.map { $0 < .milliseconds(10) } == true)
  }

  @Test func `a timeout cuts an effect off, and its task is cancelled`() {
    let cancelled = Counter()
    let test = ReactorTest { clock in
      SearchReactor(clock) { _ in
        do { try await clock.sleep(for: .seconds(60)) } catch { cancelled.add() }
        return []
      }
    }
    test.send(.refresh)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.advance(by: .seconds(5))
    test.expect(.setFailure(.offline(attempts: 1))) { $0.failure = .offline(attempts: 1) }
    #expect(cancelled.value == 1)
  }

  @Test func `an action that cancels an effect ends it`() {
    let test = ReactorTest { clock in
      SearchReactor(clock) { _ in
        try await clock.sleep(for: .seconds(60))
        return []
      }
    }
    test.send(.load) { $0.isLoading = true }
    test.send(.stop) { $0.isLoading = false }
    test.advance(by: .seconds(60))
  }

  @Test func `work that becomes due while the clock moves runs at its time`() {
    let test = ReactorTest { SearchReactor($0) }
    test.send(.watch)
    test.advance(by: .seconds(3))
    for tick in 0..<3 { test.expect(.tick(tick)) { $0.ticks = tick + 1 } }
    #expect(test.clock.elapsed == .seconds(3))
    test.cancelEffects()
  }

  @Test func `tasks come out in the same order each time`() {
    let orders = (0..<50).map { _ in
      let order = Notes<Int>()
      let test = ReactorTest(mode: .partial) { _ in
        TaskReactor { number in
          for step in 0..<3 {
            await Task.yield()
            order.add(number * 10 + step)
          }
        }
      }
      for number in 0..<4 { test.send(number) }
      test.finish()
      return order.all
    }
    #expect(Set(orders).count == 1)
  }

  @Test func `effects that answer from elsewhere are waited for`() async {
    let answer = Checkpoint()
    let test = ReactorTest { clock in
      SearchReactor(clock) { _ in
        await Task.detached { _ = await answer.wait() }.value
        return Self.found
      }
    }
    test.send(.load) { $0.isLoading = true }
    answer.reach()
    await test.waitForMutation(within: .seconds(300))
    test.expect(.setResults(Self.found)) { $0.results = Self.found }
    await test.waitForEffects(within: .seconds(300))
    test.expect(.setLoading(false)) { $0.isLoading = false }
  }

  @Test func `a wait that is in vain says so`() async {
    let texts = await ReportedFailure.asyncTexts {
      let test = ReactorTest { SearchReactor($0) }
      await test.waitForMutation()
      test.send(.watch)
      await test.waitForEffects(within: .milliseconds(1))
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        Expected a mutation, but none waits.

        No effect is running: transform(mutation:) causes fewer mutations than the test expects.
        """,
        """
        After 0.001 seconds, 1 effect is still running:

          the effect of .watch, with the cancel id "watch"

        The clock's next work is due in .seconds(1): call advance(by:). Or cancel the effect by an action, or by \
        cancelEffects() if it may go on for ever.
        """,
      ])
  }

  @Test func `in the partial mode only what is named is asserted`() {
    let test = ReactorTest(mode: .partial) { SearchReactor($0, search: Self.flaky(failures: 0)) }
    test.send(.type("sluice"))
    test.advance(by: .milliseconds(300))
    test.expect(.setResults(Self.found)) { $0.results = Self.found }
    test.expectState { $0.text = "sluice" }
    test.send(.watch)
  }

  @Test func `mutations that the reactor makes as it starts wait to be asserted`() {
    let test = ReactorTest(TickingReactor())
    test.expect(7) { $0 = 7 }
  }

  @Test func `states that are not Equatable are compared by their parts`() {
    struct State { var numbers = [1, 2] }
    final class Plain: Reactor {
      typealias Action = Int
      let initialState = State()
      func reduce(state: State, mutation: Int) -> State { State(numbers: state.numbers + [mutation]) }
    }
    let test = ReactorTest(Plain())
    test.send(3) { $0.numbers.append(3) }
    #expect(ReportedFailure.texts { test.send(4) { $0.numbers.append(5) } }.count == 1)
    expectReduce(Plain(), from: State(numbers: []), 1, 2) { $0.numbers = [1, 2] }
  }

  @Test func `the reactor is released with its test, also while a task of its waits`() {
    expectReleased {
      let reactor = SearchReactor(TestClock()) { _ in
        try await Task.sleep(for: .seconds(3600))
        return []
      }
      let test = ReactorTest(reactor)
      test.send(.load) { $0.isLoading = true }
      test.cancelEffects()
      return reactor
    }
  }

  @Test func `a failure is reported at the line of the expectation`() {
    let lines = Notes<Int>()
    let heard = ReportedFailure.toSwiftTesting {
      let test = ReactorTest(mode: .partial) { SearchReactor($0) }
      lines.add(#line); test.expect(.setLoading(true))
    }
    #expect(heard.map(\.line) == lines.all)
    #expect(heard.map(\.file) == ["ReactorTestTests.swift"])
  }

  @Test func `a test that is not finished by hand fails where it was made`() {
    let lines = Notes<Int>()
    let heard = ReportedFailure.toSwiftTesting {
      let test = ReactorTest { SearchReactor($0) }; lines.add(#line)
      test.send(.watch)
    }
    #expect(heard.map(\.line) == lines.all)
  }
}

private final class TaskReactor: Reactor {
  typealias Action = Int
  let initialState = 0
  private let work: @Sendable (Int) async -> Void

  init(_ work: @escaping @Sendable (Int) async -> Void) { self.work = work }

  func mutate(action: Int) -> Observable<Int> {
    .run { [work] send in
      async let other: Void = work(action + 100)
      await work(action)
      await other
      send(action)
    }
  }
}

private final class TickingReactor: Reactor {
  typealias Action = Int
  let initialState = 0

  func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, .just(7)) }
  func reduce(state: Int, mutation: Int) -> Int { mutation }
}
