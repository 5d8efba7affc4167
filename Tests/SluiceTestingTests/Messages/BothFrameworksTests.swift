import Foundation
import Testing

/// A program of its own, compiled against the library as it was built, is run by each framework, and by none.
@Suite(.enabled(if: Program.compiler != nil, "no swiftc on the search path")) struct BothFrameworksTests {
  private static let tests = """
    import Sluice
    import SluiceTesting
    import Testing
    import XCTest

    private let received: [Recorded<Event<Int>>] = [.next(210, 1)]

    func check() { XCTAssertEqual(received, [.next(210, 2)]) }

    final class Case: XCTestCase {
      func testFails() { XCTAssertEqual(received, [.next(210, 3)]) }
    }

    @Test func fails() { expectEvents(received, [.next(210, 4)]) }

    final class Counter: Reactor {
      typealias Action = Int
      let initialState = 0
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    func testCounter(_ expected: Int) {
      let test = ReactorTest(Counter())
      test.send(1) { $0 = expected }
    }

    final class ReactorCase: XCTestCase {
      func testFails() { testCounter(2) }
    }

    @Test func failsExhaustively() { testCounter(3) }
    """

  private static let main = """
    import Testing
    import XCTest

    @main struct Main {
      static func main() async {
        switch CommandLine.arguments.dropFirst().first {
        case "xctest": 
          let tests = [
            testCase([("testFails", { $0.testFails } as (Case) -> () -> Void)]),
            testCase([("testFails", { $0.testFails } as (ReactorCase) -> () -> Void)]),
          ]
          await XCTMain(tests, arguments: [CommandLine.arguments[0]])
        case "swift-testing": await Testing.__swiftPMEntryPoint() as Never
        default: check()
        }
      }
    }
    """

  @Test func `each framework shows the failure, in its place; a plain program writes it`() async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = try await Program(
      ["Tests.swift": Self.tests, "Main.swift": Self.main],
      modules: ["SluiceStreams", "SluiceSections", "Sluice", "SluiceTesting"], in: directory,
      compiler: try #require(Program.compiler))

    let xctest = try await program.run("xctest")
    let place = directory.appendingPathComponent("Tests.swift").path
    #expect(xctest.contains("\(place):11: error: Case.testFails : failed - \(text(3))\n"), "\(xctest)")
    #expect(xctest.contains("\(place):24: error: ReactorCase.testFails : failed - \(stateText(2))\n"), "\(xctest)")
    #expect(xctest.contains("Executed 2 tests, with 2 failures"), "\(xctest)")

    let swiftTesting = try await program.run("swift-testing")
    #expect(swiftTesting.contains("Test fails() recorded an issue at Tests.swift:14:34:"), "\(swiftTesting)")
    let lines = text(4).split(separator: "\n").joined(separator: "\n  ")
    #expect(swiftTesting.contains("\(lines)\n"), "\(swiftTesting)")
    #expect(swiftTesting.contains("Test failsExhaustively() recorded an issue at Tests.swift:24:"), "\(swiftTesting)")

    #expect(try await program.run() == "Tests.swift:8:30: \(text(2))\n")
  }

  private func stateText(_ expected: Int) -> String {
    """
    The state after 1 is not the expected one (- expected, + received):

      - \(expected)
      + 1

    reduce(state:mutation:) makes another change than the closure: one of them is wrong.
    """
  }

  private func text(_ expected: Int) -> String {
    """
    events received: 1, expected: 1, lines that differ: 1
      received      | expected
    ! .next(210, 1) | .next(210, \(expected))
    """
  }
}
