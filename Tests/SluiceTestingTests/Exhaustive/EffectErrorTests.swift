import Sluice
import SluiceTesting
import TestSupport
import Testing

/// An error of an effect that nobody handles is a failure of the test, unless the test says that it comes.
@Suite struct EffectErrorTests {
  private struct Offline: Error, Equatable {
    var code: Int
  }

  private final class Loader: Reactor {
    enum Action {
      case load(code: Int)
      case wait
      case break_
    }

    typealias Mutation = Int
    let initialState = 0

    func transform(action: Observable<Action>) -> Observable<Action> {
      action.map { action in
        if case .break_ = action { throw Offline(code: 0) }
        return action
      }
    }

    func mutate(action: Action) -> Observable<Int> {
      switch action {
      case .load(let code):
        .run { send in
          send(1)
          throw Offline(code: code)
        }
      case .wait: .run { _ in for await _ in AsyncStream<Void>.makeStream().stream {} }
      case .break_: .empty()
      }
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  @Test func `it fails the test when the next action is sent, and at its end`() {
    let texts = ReportedFailure.texts {
      let test = ReactorTest(Loader())
      test.send(.load(code: 1)) { $0 = 1 }
      test.send(.load(code: 2)) { $0 = 2 }
      test.finish()
    }
    #expect(
      texts
        == [1, 2].map {
          """
          An error that nobody handles:

            Offline(code: \($0)): Loader.mutate(action: load(code: \($0))) failed, its effect has ended

          Handle it where the effect is made, as with catch or retry, or say that it comes: expectError(…).
          """
        })
  }

  @Test func `a test that says that it comes passes, also for one that is only about some of it`() {
    for mode in [ReactorTest<Loader>.Mode.exhaustive, .partial] {
      let test = ReactorTest(Loader(), mode: mode)
      test.send(.load(code: 7)) { $0 = 1 }
      test.expectError(Offline(code: 7))
    }
  }

  @Test func `in the partial mode it fails the test as well`() {
    let texts = ReportedFailure.texts {
      let test = ReactorTest(Loader(), mode: .partial)
      test.send(.load(code: 1))
      test.finish()
    }
    #expect(texts.count == 1)
  }

  @Test func `another error, and none`() {
    let texts = ReportedFailure.texts {
      let test = ReactorTest(Loader())
      test.send(.load(code: 1)) { $0 = 1 }
      test.expectError(Offline(code: 2))
      test.expectError(Offline(code: 3))
      test.send(.wait)
      test.expectError(TestError())
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        The error is not the expected one (- expected, + received):

            Offline(
          -   code: 2
          +   code: 1
            )

        Loader.mutate(action: load(code: 1)) failed, its effect has ended.
        """,
        """
        Expected the error Offline(code: 3), but nothing failed, or something handles the error.

        No effect is running: mutate(action: .load(code: 1)) causes fewer errors than the test expects.
        """,
        """
        Expected the error TestError(name: "test"), but nothing failed, or something handles the error.

        Still running: the effect of .wait.
        It waits for something outside of the test: a callback, an actor, another clock. Wait for it with \
        `await test.waitForMutation()`, or give the reactor the test's clock.
        """,
      ])
  }

  @Test func `a mutation that is missing since the effect failed says so`() {
    let texts = ReportedFailure.texts {
      let test = ReactorTest(Loader())
      test.send(.load(code: 1)) { $0 = 1 }
      test.expect(2)
      test.expectError(Offline(code: 1))
    }
    #expect(
      texts == [
        """
        Expected 2, but none waits.

          Offline(code: 1): Loader.mutate(action: load(code: 1)) failed, its effect has ended

        Handle it where the effect is made, as with catch or retry, or say that it comes: expectError(…).
        """
      ])
  }

  @Test func `an error of a transform counts, and the error of a cancelled effect does not`() {
    let test = ReactorTest(Loader())
    test.send(.break_)
    test.expectError(Offline(code: 0))
    test.send(.wait)
    test.cancelEffects()
  }

  @Test func `the process's handler hears of nothing that a test was told`() {
    let reported = ReportedErrors(about: "Offline(code: 4711)")
    let test = ReactorTest(Loader())
    test.send(.load(code: 4711)) { $0 = 1 }
    test.expectError(Offline(code: 4711))
    #expect(reported.reports.isEmpty)
  }
}
