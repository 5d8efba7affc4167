import Foundation

/// A note: its first line is the title, the rest the supplement.
package struct Message: Equatable, Sendable {
  /// The name of its file; no two notes have the same.
  package var name: String
  package var title: String
  package var supplement: String
  /// When its file was last changed.
  package var changed: Date

  /// A note; one without a file has the name of its title.
  package init(name: String? = nil, title: String, supplement: String, changed: Date = .distantPast) {
    self.name = name ?? title
    self.title = title
    self.supplement = supplement
    self.changed = changed
  }

  /// The note in a file; one without a first line is titled by the name of its file.
  init(text: String, file: String, changed: Date) {
    // A byte order mark is no part of the text.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let lines = text.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let title = lines[0].trimmingCharacters(in: .whitespaces)
    self.init(
      name: file,
      title: title.isEmpty ? file : title,
      supplement: lines.count > 1 ? lines[1].trimmingCharacters(in: .whitespacesAndNewlines) : "",
      changed: changed)
  }
}
