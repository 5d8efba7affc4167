import Foundation

/// The names of the library's public functions and properties on one family of streams, read from its sources.
struct PublicOperators {
  /// Types that have the same operators, each a set of its own.
  enum Family: CaseIterable {
    case streams, infallibles, primitiveSequences, sharedSequences

    /// The types and protocols whose extensions hold the operators.
    fileprivate var types: Set<String> {
      switch self {
      case .streams:
        [
          "Observable", "ObservableType", "ObservableConvertibleType", "ConnectableObservable",
          "ConnectableObservableType", "AsyncSequence",
        ]
      case .infallibles: ["Infallible", "InfallibleType"]
      case .primitiveSequences: ["PrimitiveSequence", "PrimitiveSequenceType"]
      case .sharedSequences: ["SharedSequence", "SharedSequenceConvertibleType"]
      }
    }
  }

  /// The name of each, and the file in which it stands.
  private(set) var files: [String: String] = [:]
  private let types: Set<String>

  /// Reads the sources beside this file.
  init(of family: Family, besides path: String = #filePath) throws {
    types = family.types
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

  /// Reads the members of the extensions of the family's types in `text`.
  init(of family: Family, text: String) {
    types = family.types
    read(text, in: "text")
  }

  private mutating func read(_ text: String, in file: String) {
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if let first = line.first, !first.isWhitespace, first != "}", first != "@", first != "/" {
        let type = line.firstMatch(of: /^(?:public )?extension (\w+)/)?.1
        isInside = type.map { types.contains(String($0)) } ?? false
      }
      guard isInside else { continue }
      if let match = line.firstMatch(of: /^  (?:@\w+(?:\([^)]*\))? )*public (?:static )?(?:func|var) `?(\w+)/) {
        files[String(match.1)] = file
      }
    }
  }
}
