import Foundation

/// The names of the library's public functions and properties on streams, read from its sources.
struct PublicOperators {
  /// The name of each, and the file in which it stands.
  private(set) var files: [String: String] = [:]

  /// Reads the sources beside this file.
  init(besides path: String = #filePath) throws {
    var root = URL(fileURLWithPath: path)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    root.appendPathComponent("Sources/SluiceStreams")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    // The forms for Swift 5 mode and the deprecated ones stand beside forms that are read here.
    for case let file as URL in found ?? .init() where file.pathExtension == "swift" {
      let isTwin = file.path.contains("/Swift5/") || file.lastPathComponent == "Deprecated.swift"
      if !isTwin { read(try String(contentsOf: file, encoding: .utf8), in: file.lastPathComponent) }
    }
  }

  /// Reads the members of the extensions of `Observable` and `ObservableType` in `text`.
  init(text: String) {
    read(text, in: "text")
  }

  private mutating func read(_ text: String, in file: String) {
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if let first = line.first, !first.isWhitespace, first != "}", first != "@", first != "/" {
        isInside = line.firstMatch(of: /^extension (ObservableType|Observable)\b/) != nil
      }
      guard isInside else { continue }
      if let match = line.firstMatch(of: /^  (?:@\w+ )*public (?:static )?(?:func|var) `?(\w+)/) {
        files[String(match.1)] = file
      }
    }
  }
}
