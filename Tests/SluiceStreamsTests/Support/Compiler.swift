import Dispatch
import Foundation
import Testing

/// The Swift compiler, for tests of what must and what must not compile against the library as it was built.
struct Compiler {
  enum Mode: String, CaseIterable {
    case swift5, swift6, mainActorByDefault

    var arguments: [String] {
      switch self {
      case .swift5: ["-swift-version", "5"]
      case .swift6: ["-swift-version", "6"]
      case .mainActorByDefault: ["-swift-version", "6", "-default-isolation", "MainActor"]
      }
    }
  }

  /// The compiler on the search path, or nil.
  static let found: Compiler? = {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = directories.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(Compiler.init)
  }()

  let executable: URL

  /// Where the library's modules are: beside the test executable.
  private static var modules: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Modules")
  }

  /// Compiles `source` as far as diagnostics go, and returns what the compiler has to say: nothing if all is well.
  func check(_ source: String, _ mode: Mode, _ options: [String] = []) async throws -> String {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("Snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments =
      ["-emit-sil", "-o", "/dev/null", "-I", Self.modules.path] + mode.arguments + options + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Read elsewhere, so that no thread that runs tests is held.
    let text = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile()) }
    }
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
