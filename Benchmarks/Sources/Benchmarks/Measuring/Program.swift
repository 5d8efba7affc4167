import Foundation

/// Another program, run to its end.
struct Program {
  /// A name that is looked up as a shell does, or a path.
  let name: String
  var arguments: [String] = []
  /// The environment; nil for the one of this program.
  var environment: [String: String]?

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program, and gives what it wrote to standard output.
  ///
  /// - Throws: a failure with the last lines of what the program wrote, if it cannot be started or does not end well.
  @discardableResult
  func run() throws -> String {
    let process = Process()
    let isPath = name.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? name : "/usr/bin/env")
    process.arguments = isPath ? arguments : [name] + arguments
    process.environment = environment ?? ProcessInfo.processInfo.environment
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let end = text.split(separator: "\n").suffix(5).joined(separator: "\n")
      let cause = process.terminationReason == .exit ? "status" : "signal"
      throw Failure(
        description: "\(([name] + arguments).joined(separator: " ")): \(cause) \(process.terminationStatus)\n\(end)")
    }
    return text
  }
}

/// Ends this program with one line on standard error.
func stop(_ message: String, status: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
  exit(status)
}
