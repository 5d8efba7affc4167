import SluiceStreams
import SluiceTesting
import Testing

@Suite struct DeprecatedNamesTests {
  @available(*, deprecated)
  private var earlier: [Recorded<Event<Int>>] {
    [
      next(210, 1), error(220, Failure(code: 1)), completed(230), error(240, Failure(code: 2), Int.self),
      completed(250, Int.self),
    ]
  }

  @available(*, deprecated, message: "tests deprecated names")
  @Test func `the names of earlier versions make the same events`() {
    #expect(
      earlier == [
        .next(210, 1), .error(220, Failure(code: 1)), .completed(230), .error(240, Failure(code: 2)), .completed(250),
      ])
  }
}
