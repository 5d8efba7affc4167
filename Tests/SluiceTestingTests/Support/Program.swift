import Dispatch
import Foundation

/// A program that a test compiles against the library as it was built, and runs.
struct Program {
  /// The compiler on the search path, or nil.
  static let compiler: URL? = {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = directories.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Where the modules and objects of the library are: beside the test executable.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let executable: URL

  private static let modules = ["SluiceStreams", "SluiceSections", "Sluice", "SluiceTerminal", "SluiceTesting"]

  /// Compiles `files`, by their names, in `directory`, and links them with the library.
  init(_ files: [String: String], languageMode: String = "6", in directory: URL, compiler: URL) async throws {
    for (name, text) in files {
      try text.write(to: directory.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let objects = Self.modules.flatMap(Self.objects)
    executable = directory.appendingPathComponent("program")
    let sources = files.keys.sorted().map { directory.appendingPathComponent($0).path }
    let options = [
      "-swift-version", languageMode, "-parse-as-library", "-wmo", "-module-name", "Program", "-o", executable.path,
    ]
    let modulePath = ["-I", Self.products.appendingPathComponent("Modules").path]
    let output = try await Self.run(compiler, options + modulePath + sources + objects)
    if !FileManager.default.isExecutableFile(atPath: executable.path) { throw NotCompiled(output: output) }
  }

  /// The objects of a module's files; those of files that are gone stay in the build folder, and are left out.
  private static func objects(of module: String) -> [String] {
    let sources = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources/\(module)"), includingPropertiesForKeys: nil)
    let folder = products.appendingPathComponent("\(module).build")
    return (sources?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { folder.appendingPathComponent($0.lastPathComponent + ".o").path }
  }

  /// Runs the program, and gives all that it writes.
  func run(_ arguments: String...) async throws -> String {
    try await Self.run(executable, arguments)
  }

  private static func run(_ executable: URL, _ arguments: [String]) async throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
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

struct NotCompiled: Error {
  let output: String
}
