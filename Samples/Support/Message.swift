import Foundation

/// A note: its first line is the title, the rest the supplement.
package struct Message: Equatable, Sendable {
  package var title: String
  package var supplement: String
  /// When its file was last changed.
  package var changed: Date

  package init(title: String, supplement: String, changed: Date = .distantPast) {
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
      title: title.isEmpty ? file : title,
      supplement: lines.count > 1 ? lines[1].trimmingCharacters(in: .whitespacesAndNewlines) : "",
      changed: changed)
  }
}
