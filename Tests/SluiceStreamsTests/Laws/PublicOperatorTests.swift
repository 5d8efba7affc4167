import TestSupport
import Testing

/// A public operator that is in none of the tables is not under the laws; it is seen here.
@Suite struct PublicOperatorTests {
  /// What is public on streams and no operator over a stream, with the reason.
  static let exemptions: [String: String] = {
    let groups: [(reason: String, names: String)] = [
      ("a source: it has nothing above it, and tests of its own", "just of from empty never error generate range"),
      ("a source: it has nothing above it, and tests of its own", "repeatElement timer interval run"),
      ("subscribes: it is the end of a chain, with tests of its own", "bind"),
      ("every entry of the tables goes through it", "asObservable"),
      ("needs a stream of Never, which ignoreElements gives in Completable.andThen", "asCompletable"),
    ]
    let pairs = groups.flatMap { group in group.names.split(separator: " ").map { (String($0), group.reason) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The names that the tables begin with: `take(while:)` and `take, of none` stand for `take`.
  static let covered: Set<String> = {
    let names = Operator.all.map(\.name) + Combinator.all.map(\.name) + TimingReleaseTests.stages.map(\.name)
    let parts = names.flatMap { $0.split(separator: ",") }
    return Set(parts.map { part in String(part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }) })
  }()

  @Test("Every public operator is in a table of the laws, or exempt for a reason")
  func all() throws {
    let missing = try PublicOperators().files
      .filter { !Self.covered.contains($0.key) && Self.exemptions[$0.key] == nil }
      .map { "\($0.key) (\($0.value))" }.sorted()
    #expect(
      missing == [],
      "Add an entry whose name begins with the operator's to Operator.all or Combinator.all, or an exemption here.")
  }

  @Test("No exemption is idle")
  func exemptionsAreNeeded() throws {
    let present = try PublicOperators().files
    #expect(Self.exemptions.keys.filter { present[$0] == nil } == [])
  }

  @Test("The reader finds functions and properties, and nothing else")
  func reader() throws {
    #expect(try PublicOperators().files.count > 50)
    let text = """
      extension ObservableType where Element: Equatable {
        @inlinable
        public func one(_ count: Int) {}
        @preconcurrency public static func `two`<A>() {}
        public var three: Int { 0 }
        func hidden() {}
      }

      extension Sink {
        public func other() {}
      }
      """
    #expect(PublicOperators(text: text).files.keys.sorted() == ["one", "three", "two"])
  }
}
