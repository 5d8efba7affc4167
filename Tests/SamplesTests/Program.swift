import Foundation

/// A sample's executable, run as its user runs it, into pipes.
struct Program {
  let name: String

  struct Result {
    var status: Int32
    var output: String
    var errors: [String]
  }

  /// The executables stand beside the bundle of the tests, wherever that was built.
  private static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle ?? .main).bundleURL.deletingLastPathComponent()
  }()

  func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try Self.run(Self.executable(name), arguments, environment)
  }

  /// Runs it by way of a shell, which knows it as `"$0"`.
  func shell(_ script: String) throws -> Result {
    try Self.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, Self.executable(name).path], [:])
  }

  private static func run(_ executable: URL, _ arguments: [String], _ environment: [String: String]) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"].merging(environment) { $1 }
    let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: errorFile)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    return Result(
      status: process.terminationStatus, output: text,
      errors: errors.split(separator: "\n", omittingEmptySubsequences: true).map(String.init))
  }

  static func executable(_ name: String) -> URL {
    let beside = folder.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
  }
}

/// A folder that is removed when it is no longer used.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("sluice-\(UUID().uuidString)")

  var path: String {
    url.path
  }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ data: Data) throws {
    try data.write(to: url.appendingPathComponent(name))
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }
}
