import Foundation
import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

/// The README's code: each block stands as a file in `Readme/`, so that it is compiled with these tests.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      String($0.components(separatedBy: "```")[0])
    }
  }

  @Test("Every Swift block but the manifest is a file that is compiled here")
  func compiled() throws {
    let folder = Self.root.appendingPathComponent("Tests/DocumentationTests/Readme")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let code = try blocks("swift").filter { !$0.contains("PackageDescription") }

    #expect(Set(code) == Set(files))
  }

  @Test("The smallest reactor counts as the README says")
  func counts() {
    #expect(count() == [0, 1, 2])
  }

  @Test("The refresh effect sets loading, the notes, and loading again")
  func notes() async {
    let reactor = NotesReactor(load: { [Note(title: "first")] })
    let states = SeenStates()
    await withCheckedContinuation { continuation in
      let subscription = reactor.state.subscribe(onNext: { state in
        if states.append(state) == 4 { continuation.resume() }
      })
      states.keep(subscription)
      reactor.action.onNext(.refresh)
    }
    #expect(states.all.map(\.isLoading) == [false, true, true, false])
    #expect(states.all.map(\.notes.count) == [0, 0, 1, 1])
  }

  @Test("A load that fails shows an alert and ends the loading")
  func alert() async {
    struct Offline: Error {}
    let reactor = NotesReactor(load: { throw Offline() })
    let states = SeenStates()
    await withCheckedContinuation { continuation in
      let subscription = reactor.state.subscribe(onNext: { state in
        if states.append(state) == 4 { continuation.resume() }
      })
      states.keep(subscription)
      reactor.action.onNext(.refresh)
    }
    #expect(states.all.map(\.alert) == [nil, nil, "Offline()", "Offline()"])
    #expect(states.all.last?.isLoading == false)
  }

  @Test func `a wrong expectation fails as the README shows`() throws {
    let texts = Texts()
    FailureCapture.$current.withValue({ texts.append($0) }) {
      let test = ReactorTest(NotesReactor(load: { [Note(title: "first")] }))
      test.send(.refresh)
      test.expect(.setLoading(true)) { $0.isLoading = true }
      test.expect(.setNotes([Note(title: "first")])) { $0.notes = [Note(title: "second")] }
      test.skipMutations()
    }
    let shown = try blocks("").filter { $0.contains("(- expected, + received)") }
    #expect(texts.all.map { $0 + "\n" } == shown)
  }

  @Test("Debounced keys come when the README says")
  func keys() {
    #expect(debounced() == [.next(600, "sl"), .next(1200, "slu")])
  }

  @Test("The board's view shows what the reactor has")
  @MainActor
  func board() {
    let view = BoardView()
    let reactor = BoardReactor()
    view.reactor = reactor
    reactor.action.onNext(.add("눈 오는 날"))

    #expect(
      view.tableView.render(width: 20).lines.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["Message Section ────", "눈 오는 날", "", "Image Section ──────"])
  }

  @Test("The manifest is one that the package manager reads")
  func manifest() throws {
    let manifest = try #require(try blocks("swift").first { $0.contains("PackageDescription") })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sluice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains("\"SluiceTerminal\""))
  }

  @Test("The commands that CI runs for tests are those of the README")
  func commands() throws {
    let continuous = try String(contentsOf: Self.root.appendingPathComponent(".ci/run"), encoding: .utf8)
    let commands = try blocks("sh").joined().split(separator: "\n")

    #expect(commands == ["swift run ComplexSection", "swift test"])
    #expect(continuous.contains("\nswift test\n"))
  }
}

/// The states that a subscription saw, from whatever thread.
private final class SeenStates: @unchecked Sendable {
  // Behind the lock.
  private let lock = NSLock()
  private var states: [NotesReactor.State] = []
  private var subscription: (any Disposable)?

  func append(_ state: NotesReactor.State) -> Int {
    lock.withLock {
      states.append(state)
      return states.count
    }
  }

  func keep(_ subscription: any Disposable) {
    lock.withLock { self.subscription = subscription }
  }

  var all: [NotesReactor.State] {
    lock.withLock { states }
  }
}

/// Texts, from whatever thread.
private final class Texts: @unchecked Sendable {
  // Behind the lock.
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }
  func append(_ text: String) { lock.withLock { texts.append(text) } }
}
