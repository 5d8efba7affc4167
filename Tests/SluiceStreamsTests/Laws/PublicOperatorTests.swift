import TestSupport
import Testing

/// A public operator that is in none of the tables is not under the laws; it is seen here.
@Suite struct PublicOperatorTests {
  typealias Family = PublicOperators.Family

  @Test("Every public operator is in a table of the laws, or exempt for a reason", arguments: Family.allCases)
  func all(_ family: Family) throws {
    let missing = try PublicOperators(of: family).files
      .filter { !family.covered.contains($0.key) && family.exemptions[$0.key] == nil }
      .map { "\($0.key) (\($0.value))" }.sorted()
    #expect(
      missing == [],
      "Add an entry whose name begins with the operator's to a table of \(family), or an exemption.")
  }

  @Test("No exemption is idle", arguments: Family.allCases)
  func exemptionsAreNeeded(_ family: Family) throws {
    let present = try PublicOperators(of: family).files
    #expect(family.exemptions.keys.filter { present[$0] == nil || family.covered.contains($0) } == [])
  }

  @Test("The reader finds functions and properties, and nothing else")
  func reader() {
    #expect(PublicOperators(of: .streams, text: Self.text).files.keys.sorted() == ["five", "one", "three", "two"])
    #expect(PublicOperators(of: .infallibles, text: Self.text).files.keys.sorted() == ["four"])
  }

  private static let text = """
    extension ObservableType where Element: Equatable {
      @inlinable
      public func one(_ count: Int) {}
      @preconcurrency public static func `two`<A>() {}
      public var three: Int { 0 }
      func hidden() {}
      @available(swift, introduced: 6) public func five() {}
    }

    extension Sink {
      public func other() {}
    }

    extension InfallibleType {
      public func four() {}
    }
    """

  @Test("The reader finds the operators of each family", arguments: Family.allCases)
  func families(_ family: Family) throws {
    #expect(try PublicOperators(of: family).files.count > 30)
  }
}
