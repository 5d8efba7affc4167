/// Writes what differs between two trees as marked lines.
struct DifferenceWriter {
  /// How many lines of a value that is there only once are shown.
  private static let lineLimit = 24
  /// How many of the elements of a collection that differ are shown.
  private static let entryLimit = 20

  private enum Mark: String {
    case both = "  "
    case old = "- "
    case new = "+ "
  }

  private var output: [String] = []

  private init() {}

  /// The lines, as one text.
  static func text(_ old: Dump, _ new: Dump) -> String {
    var writer = DifferenceWriter()
    writer.compare(old, new, label: nil, indent: 0)
    return writer.output.joined(separator: "\n")
  }

  private mutating func compare(_ old: Dump, _ new: Dump, label: String?, indent: Int) {
    switch (old.asLines, new.asLines) {
    case (.group(let before), .group(let after)) where before.isComparable(with: after):
      write(.both, [(label.map { "\($0): " } ?? "") + before.opening], indent)
      compare(before, after, indent: indent + 2)
      write(.both, [before.closing], indent)
    case (.text(let before), .text(let after)):
      compare(before, after, label: label, indent: indent)
    default:
      write(.old, old.lines(label: label), indent)
      write(.new, new.lines(label: label), indent)
    }
  }

  private mutating func compare(_ old: Dump.Group, _ new: Dump.Group, indent: Int) {
    let entries = Alignment.entries(of: old, new)
    let isShown = shown(entries, style: old.style)
    var hidden: [Dump.Part] = []
    var left = Self.entryLimit
    for (index, entry) in entries.enumerated() {
      if !entry.isSame { left -= 1 }
      if left < 0 {
        elide(&hidden, indent)
        let more = entries[index...].count { !$0.isSame }
        return write(.both, ["… \(more) more that differ"], indent)
      }
      guard isShown[index] else {
        hidden.append(entry.newest)
        continue
      }
      elide(&hidden, indent)
      switch entry {
      case .same(let part):
        write(.both, [part.summary], indent)
      case .changed(let before, let after):
        compare(before.value, after.value, label: after.label, indent: indent)
      case .removed(let part):
        write(.old, part.value.lines(label: part.label), indent)
      case .added(let part):
        write(.new, part.value.lines(label: part.label), indent)
      }
    }
    elide(&hidden, indent)
  }

  /// Which entries are shown: what differs, in a collection its neighbours, and what names a value.
  private func shown(_ entries: [Alignment.Entry], style: Dump.Group.Style) -> [Bool] {
    entries.indices.map { index in
      guard case .same(let part) = entries[index] else { return true }
      guard style != .fields else { return part.label == "id" }
      return (index > 0 && !entries[index - 1].isSame) || (index + 1 < entries.count && !entries[index + 1].isSame)
    }
  }

  /// Writes how many parts were left out; a single one might as well be shown.
  private mutating func elide(_ hidden: inout [Dump.Part], _ indent: Int) {
    if let only = hidden.first {
      write(.both, [hidden.count == 1 ? only.summary : "… \(hidden.count) unchanged"], indent)
    }
    hidden = []
  }

  /// Two strings that differ: what is around the first difference, if they are long.
  private mutating func compare(_ old: String, _ new: String, label: String?, indent: Int) {
    let difference = StringDifference(old, new)
    write(.old, Dump.leaf(difference.old).lines(label: label), indent)
    write(.new, Dump.leaf(difference.new).lines(label: label), indent)
    if let remark = difference.remark { write(.both, [remark], indent) }
  }

  private mutating func write(_ mark: Mark, _ lines: [String], _ indent: Int) {
    let start = mark.rawValue + String(repeating: " ", count: indent)
    output += lines.prefix(Self.lineLimit).map { start + $0 }
    if lines.count > Self.lineLimit { output.append("\(start)… \(lines.count - Self.lineLimit) more lines") }
  }
}

extension Dump.Group {
  /// Whether the parts of two values are to be compared: they are of one kind, and not short cases or tuples.
  fileprivate func isComparable(with other: Dump.Group) -> Bool {
    guard opening == other.opening, style == other.style else { return false }
    let isCaseOrTuple = style == .fields && (opening.hasPrefix(".") || opening.hasPrefix("("))
    return !isCaseOrTuple || Dump.group(self).oneLine == nil || Dump.group(other).oneLine == nil
  }
}

extension Dump {
  /// A string of several lines as its lines, anything else as it is.
  fileprivate var asLines: Dump {
    guard case .text(let text) = self, text.contains(where: \.isNewline) else { return self }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return .group(
      Group(
        opening: "\"\"\"", closing: "\"\"\"", style: .lines,
        parts: lines.map { Part(label: nil, value: .leaf(String($0))) }))
  }
}

extension Dump.Part {
  /// The part on one line.
  fileprivate var summary: String {
    (label.map { "\($0): " } ?? "") + value.summary()
  }
}
