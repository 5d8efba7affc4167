import Sluice
import SluiceTesting
import Testing

/// What the closure of `send` says where an action causes more than one mutation.
@Suite struct SeveralMutationsTests {
  private static let found = [SearchReactor.Result(id: 1, title: "sluice")]

  private func failures(_ body: (ReactorTest<SearchReactor>) -> Void) -> [String] {
    ReportedFailure.texts {
      let test = ReactorTest { SearchReactor($0, search: { _ in Self.found }) }
      body(test)
    }
  }

  @Test func `a closure that makes the change of several is told to make it one by one`() {
    let texts = failures { test in
      test.send(.load) { $0.results = Self.found }
      test.skipMutations()
    }
    #expect(
      texts == [
        """
        The state after .setLoading(true) is not the expected one (- expected, + received):

            State(
              text: ""
          -   isLoading: false
          +   isLoading: true
              results: [
          -     [0]: Result(id: 1, title: "sluice", isSelected: false)
              ]
              … 2 unchanged
            )

        The closure makes the change of 3 mutations at once. Each is expected by itself, in order:
          expect(.setLoading(true)) { … }
          expect(.setResults([Result(id: 1, title: "sluice", isSelected: false)])) { … }
          expect(.setLoading(false)) { … }
        """
      ])
  }

  @Test func `what the closure leaves out waits, and fails at the end`() {
    let texts = failures { test in test.send(.load) { $0.isLoading = true } }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("The test ends while 2 mutations have not been asserted:\n\n  .setResults(") == true)
  }

  @Test func `a closure that leaves out the change`() {
    let texts = failures { test in
      test.send(.load) { _ in }
      test.skipMutations()
    }
    #expect(
      texts.first?.hasSuffix("changes the state, and the closure leaves it as it was: one of them is wrong.") == true)
  }
}
