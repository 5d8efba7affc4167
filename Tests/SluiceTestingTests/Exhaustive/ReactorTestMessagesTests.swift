import Sluice
import SluiceTesting
import Testing

/// What a failing test says, as whole texts.
@Suite struct ReactorTestMessagesTests {
  /// The failures of a test of a search that answers with one result.
  private func failures(
    mode: ReactorTest<SearchReactor>.Mode = .exhaustive,
    search: @escaping @Sendable (String) async throws -> [SearchReactor.Result] = { _ in [] },
    _ body: (ReactorTest<SearchReactor>) -> Void
  ) -> [String] {
    ReportedFailure.texts {
      let test = ReactorTest(mode: mode) { SearchReactor($0, search: search) }
      body(test)
    }
  }

  @Test func `a wrong value`() {
    let texts = failures { test in
      test.send(.stop) { $0.isLoading = true }
    }
    #expect(
      texts == [
        """
        The state after .setLoading(false) is not the expected one (- expected, + received):

            State(
              text: ""
          -   isLoading: true
          +   isLoading: false
              … 3 unchanged
            )

        reduce(state:mutation:) leaves the state as it was, and the closure changes it: one of them is wrong.
        """
      ])
  }

  @Test func `a change that the test does not state`() {
    let texts = failures { test in
      test.send(.type("a"))
      test.advance(by: .milliseconds(300))
      test.expect(.setText("a"))
      test.skipMutations()
    }
    #expect(
      texts == [
        """
        The state changed with .setText("a"), and the test does not say how (- before, + after):

            State(
          -   text: ""
          +   text: "a"
              … 4 unchanged
            )

        If the change is right, make it in a closure: expect(.setText("a")) { $0.… = … }
        """
      ])
  }

  @Test func `a nested case`() {
    let texts = failures { test in
      test.reactor.action.onNext(.fail(code: 503, text: "Service Unavailable, please try again later"))
      test.expect { $0.failure = .service(code: 504, text: "Service Unavailable, please try again later") }
    }
    #expect(
      texts == [
        """
        The state after .setFailure(.service(code: 503, text: "Service Unavailable, please try a… is not the expected one \
        (- expected, + received):

            State(
              … 3 unchanged
              failure: .service(
          -     code: 504
          +     code: 503
                text: "Service Unavailable, please try again later"
              )
              ticks: 0
            )

        reduce(state:mutation:) makes another change than the closure: one of them is wrong.
        """
      ])
  }

  @Test func `a large array with one change`() {
    let texts = failures(search: { _ in (1...500).map { .init(id: $0, title: "result \($0)") } }) { test in
      test.send(.refresh)
      test.skipMutations()
      test.send(.select(250)) { $0.results[250].isSelected = true }
    }
    #expect(
      texts == [
        """
        The state after .select(250) is not the expected one (- expected, + received):

            State(
              … 2 unchanged
              results: [
                … 248 unchanged
                [248]: Result(id: 249, title: "result 249", isSelected: false)
                [249]: Result(
                  id: 250
                  title: "result 250"
          -       isSelected: false
          +       isSelected: true
                )
                [250]: Result(
                  id: 251
                  title: "result 251"
          -       isSelected: true
          +       isSelected: false
                )
                [251]: Result(id: 252, title: "result 252", isSelected: false)
                … 248 unchanged
              ]
              … 2 unchanged
            )

        reduce(state:mutation:) makes another change than the closure: one of them is wrong.
        """
      ])
  }

  @Test func `a missing mutation, where nothing runs`() {
    let texts = failures { test in
      test.send(.select(1)) { _ in }
      test.expect(.setLoading(true))
    }
    #expect(
      texts == [
        """
        Expected .setLoading(true), but none waits.

        No effect is running: mutate(action: .select(1)) causes fewer mutations than the test expects.
        """
      ])
  }

  @Test func `a missing mutation, where the clock has to move`() {
    let texts = failures { test in
      test.send(.type("a"))
      test.expect(.setText("a")) { $0.text = "a" }
    }
    #expect(
      texts == [
        """
        Expected .setText("a"), but none waits.

        The clock's next work is due in .milliseconds(300): call advance(by:).
        """
      ])
  }

  @Test func `a missing mutation, where an effect waits for the world`() {
    let texts = failures(search: { _ in try await Never.answer() }) { test in
      test.send(.load)
      test.expect(.setLoading(true)) { $0.isLoading = true }
      test.expect(.setLoading(false)) { $0.isLoading = false }
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        Expected .setLoading(false), but none waits.

        Still running: the effect of .load, with the cancel id "load".
        It waits for something outside of the test: a callback, an actor, another clock. Wait for it with \
        `await test.waitForMutation()`, or give the reactor the test's clock.
        """
      ])
  }

  @Test func `another mutation`() {
    let texts = failures { test in
      test.send(.select(1))
      test.expect(.select(2))
    }
    #expect(
      texts == [
        """
        The next mutation is not the expected one (- expected, + received):

          - .select(2)
          + .select(1)

        .select(2) is not among those that wait: mutate(action: .select(1)) causes another mutation.
        """
      ])
  }

  @Test func `the wrong order`() {
    let texts = failures { test in
      test.send(.load)
      test.expect(.setLoading(false))
      test.skipMutations()
    }
    #expect(
      texts == [
        """
        The next mutation is not the expected one (- expected, + received):

          - .setLoading(false)
          + .setLoading(true)

        .setLoading(false) comes later, as number 3 of 3 that wait: the order is another.
        """
      ])
  }

  @Test func `mutations that are left over when the next action is sent`() {
    let texts = failures { test in
      test.send(.load)
      test.expect(.setLoading(true)) { $0.isLoading = true }
      test.send(.select(1)) { _ in }
    }
    #expect(
      texts == [
        """
        .select(1) is sent while 2 mutations have not been asserted:

          .setResults([]) (changed nothing)
          .setLoading(false)
              State(
                text: ""
            -   isLoading: true
            +   isLoading: false
                … 3 unchanged
              )

        Expect each of them, in this order, or call skipMutations() if they do not matter here.
        """
      ])
  }

  @Test func `a mutation that is left over at the end`() {
    let texts = failures { test in
      test.send(.watch)
      test.advance(by: .seconds(1))
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        The test ends while a mutation has not been asserted:

          .tick(0)
              State(
                … 4 unchanged
            -   ticks: 0
            +   ticks: 1
              )

        Expect each of them, in this order, or call skipMutations() if they do not matter here.
        """
      ])
  }

  @Test func `a mutation where none is expected`() {
    let texts = failures { test in
      test.send(.select(1))
      test.expectNoMutation()
    }
    #expect(
      texts == [
        """
        Expected no mutation, but one waits:

          .select(1) (changed nothing)

        Expect it before, if it is right.
        """
      ])
  }

  @Test func `an effect that is left over`() {
    let texts = failures { test in test.send(.watch) }
    #expect(
      texts == [
        """
        The test ends, but 1 effect is still running:

          the effect of .watch, with the cancel id "watch"

        The clock's next work is due in .seconds(1): call advance(by:). Or cancel the effect by an action, or by \
        cancelEffects() if it may go on for ever.
        """
      ])
  }

  @Test func `in the partial mode: a mutation that does not wait, and values that are others`() {
    let texts = failures(mode: .partial) { test in
      test.send(.load)
      test.expect(.setFailure(.none))
      test.expect(.setLoading(false)) { $0.text = "b" }
      test.expectState { $0.ticks = 3 }
    }
    #expect(
      texts == [
        """
        Expected .setFailure(.none), but it is not among those that wait:

          .setLoading(true)
          .setResults([])
          .setLoading(false)

        No effect is running: mutate(action: .load) causes fewer mutations than the test expects.
        """,
        """
        The state after .setLoading(false) is not the expected one (- expected, + received):

            State(
          -   text: "b"
          +   text: ""
              … 4 unchanged
            )

        reduce(state:mutation:) makes another change than the closure: one of them is wrong.
        """,
        """
        The state is not the expected one (- expected, + received):

            State(
              … 4 unchanged
          -   ticks: 3
          +   ticks: 0
            )

        The closure may only set what the state has by now.
        """,
      ])
  }

  @Test func `a reactor that was used before`() {
    let texts = ReportedFailure.texts {
      let clock = TestClock()
      let reactor = SearchReactor(clock)
      reactor.action.onNext(.select(1))
      ReactorTest(reactor, clock: clock).finish()
    }
    #expect(
      texts == [
        """
        This SearchReactor was used before the test was made: its action, state or currentState was asked for, so that not \
        all it does can be accounted for.

        Make the reactor for the test: ReactorTest(SearchReactor(...)).
        """
      ])
  }

  @Test func `a clock that is moved backward, and a reactor that does not come to rest`() {
    #expect(
      failures { $0.advance(by: .seconds(-1)) } == [
        "advance(by: -1.0 seconds): the clock only moves forward; the span has to be zero or more."
      ])
    let texts = failures { test in
      test.send(.spin)
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        The reactor does not come to rest: 100000 pieces of work followed one another while the clock stood still, after .spin.

        Look for an effect that repeats itself without a delay.
        """
      ])
  }

  @Test func `a reduction that makes another state`() {
    let texts = ReportedFailure.texts {
      expectReduce(SearchReactor(TestClock()), .setText("a"), .setLoading(true)) { $0.text = "a" }
    }
    #expect(
      texts == [
        """
        reduce(state:mutation:) makes another state of .setText("a"), .setLoading(true) than expected (- expected, + received):

            State(
              text: "a"
          -   isLoading: false
          +   isLoading: true
              … 3 unchanged
            )
        """
      ])
  }
}

extension Never {
  /// Waits until the task is cancelled.
  fileprivate static func answer() async throws -> [SearchReactor.Result] {
    for await _ in AsyncStream<Void>.makeStream().stream {}
    throw CancellationError()
  }
}
