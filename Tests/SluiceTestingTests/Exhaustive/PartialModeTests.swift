import Sluice
import SluiceTesting
import Testing

/// A test that asserts what it names, after everything has settled.
@Suite struct PartialModeTests {
  private static let found = [SearchReactor.Result(id: 1, title: "sluice")]

  private func makeTest() -> ReactorTest<SearchReactor> {
    ReactorTest(mode: .partial) { SearchReactor($0, search: { _ in Self.found }) }
  }

  @Test func `the closure of send says what the state is once everything has settled`() {
    let test = makeTest()
    test.send(.load) { $0.results = Self.found }
    test.send(.refresh) {
      $0.results = Self.found
      $0.isLoading = false
    }
  }

  @Test func `a closure that says another thing fails with the settled state`() {
    let texts = ReportedFailure.texts {
      makeTest().send(.load) { $0.isLoading = true }
    }
    #expect(
      texts == [
        """
        The state is not the expected one (- expected, + received):

            State(
              text: ""
          -   isLoading: true
          +   isLoading: false
              … 3 unchanged
            )

        The closure may only set what the state has by now.
        """
      ])
  }

  @Test func `an expectation without a mutation takes all that wait, and there has to be one`() {
    let texts = ReportedFailure.texts {
      let test = makeTest()
      test.send(.load)
      test.expect { $0.results = Self.found }
      test.expectNoMutation()
      test.expect { _ in }
    }
    #expect(texts.map { $0.prefix(36) } == ["Expected a mutation, but none waits."])
  }

  @Test func `mutations are expected in order, with gaps`() {
    let texts = ReportedFailure.texts {
      let test = makeTest()
      test.send(.load)
      test.expect(.setLoading(true))
      test.expect(.setLoading(false)) { $0.results = Self.found }
      test.expect(.setResults(Self.found))
    }
    #expect(texts.count == 1, "the results came before the end of loading")
  }

  @Test func `mutations and effects that are not named do not fail it`() {
    let test = makeTest()
    test.send(.load)
    test.send(.watch)
    test.advance(by: .seconds(10))
    test.send(.stop)
    test.expectState { $0.ticks = 10 }
  }
}
