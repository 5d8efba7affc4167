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
      func testFails() {
        XCTAssertEqual(received, [.next(210, 3)])
        XCTAssertEqual(received, [.next(210, 3)], "note")
        XCTAssertEqual([Event.next(1)], [.completed])
        XCTAssertEqual([Subscription(200)], [], file: #filePath, line: 99)
        XCTAssertEqual([CompletableEvent.completed], [])
      }
    }

    @Test func fails() { expectEvents(received, [.next(210, 4)]) }

    final class Counter: Reactor {
      typealias Action = Int
      let initialState = 0
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    func countTo(_ expected: Int) {
      let test = ReactorTest(Counter())
      test.send(1) { $0 = expected }
    }

    final class ReactorCase: XCTestCase {
      func testFails() { countTo(2) }
    }

    @Test func failsToCount() { countTo(3) }
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

  @Test("Each framework shows the failure, in its place; a plain program writes it", arguments: ["5", "6"])
  func failures(languageMode: String) async throws {
    try await inTemporaryDirectory { directory in
      let program = try await Program(
        ["Tests.swift": Self.tests, "Main.swift": Self.main], languageMode: languageMode, in: directory,
        compiler: try #require(Program.compiler))
      let place = directory.appendingPathComponent("Tests.swift").path
      expectXCTest(try await program.run("xctest"), place)

      let swiftTesting = try await program.run("swift-testing")
      #expect(swiftTesting.contains("Test fails() recorded an issue at Tests.swift:20:34:"), "\(swiftTesting)")
      let lines = text(4).split(separator: "\n").joined(separator: "\n  ")
      #expect(swiftTesting.contains("\(lines)\n"), "\(swiftTesting)")
      #expect(swiftTesting.contains("Test failsToCount() recorded an issue at Tests.swift:30:"), "\(swiftTesting)")

      let plain = try await program.run()
      #expect(plain == "Tests.swift:8:1: \(text(2))\n")
    }
  }

  private func expectXCTest(_ output: String, _ place: String) {
    let failures = [
      "12: error: Case.testFails : failed - \(text(3))\n",
      "13: error: Case.testFails : failed - note\n\(text(3))\n",
      "14: error: Case.testFails : failed - events received: 1, expected: 1, lines that differ: 1\n",
      "99: error: Case.testFails : failed - subscriptions received: 1, expected: 0, lines that differ: 1\n",
      "16: error: Case.testFails : failed - outcomes received: 1, expected: 0, lines that differ: 1\n",
      "30: error: ReactorCase.testFails : failed - The state after 1 is not the expected one (- expected, + received):\n",
    ]
    for failure in failures { #expect(output.contains("\(place):\(failure)"), "\(output)") }
    #expect(output.contains("Executed 2 tests, with 6 failures"), "\(output)")
  }

  @Test func `asynchronous code cannot keep its thread waiting`() async throws {
    try await inTemporaryDirectory { directory in
      let source = """
        import SluiceStreams
        import SluiceTesting

        @main struct Main {
          static func main() async throws { print(try Observable.just(1).toBlocking().toArray()) }
        }
        """
      let error = await #expect(throws: NotCompiled.self) {
        _ = try await Program(["Main.swift": source], in: directory, compiler: try #require(Program.compiler))
      }
      let text = "'toArray' is unavailable from asynchronous contexts; toBlocking keeps its thread waiting"
      #expect(error?.output.contains(text) == true, "\(error?.output ?? "")")
    }
  }

  private func inTemporaryDirectory(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory)
  }

  private func text(_ expected: Int) -> String {
    """
    events received: 1, expected: 1, lines that differ: 1
      received      | expected
    ! .next(210, 1) | .next(210, \(expected))
    """
  }
}
