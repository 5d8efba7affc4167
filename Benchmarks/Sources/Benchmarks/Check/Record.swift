import Foundation

/// What the paths needed when somebody last looked and found it right, for one architecture and version of the compiler.
struct Record: Codable {
  var paths: [String: Count]

  static func path(in folder: String) -> String {
    "\(folder)/\(Toolchain.architecture)-\(Toolchain.version).json"
  }

  /// The record of this architecture and version; nil if there is none.
  static func read(from folder: String) throws -> Record? {
    let path = path(in: folder)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the record, one number a line and in order, so that a change can be read.
  func write(to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let data = try encoder.encode(self) + Data("\n".utf8)
    try data.write(to: URL(fileURLWithPath: Record.path(in: folder)))
  }
}
