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
    switch (old, new) {
    case (.group(let before), .group(let after)) where before.isComparable(with: after):
      compare(before, after, label: label, indent: indent)
    case (.text(let before), .text(let after)):
      if let before = TextLines.group(before), let after = TextLines.group(after), before != after {
        compare(before, after, label: label, indent: indent)
      } else {
        compare(before, after, label: label, indent: indent)
      }
    default:
      write(.old, old.lines(label: label), indent)
      write(.new, new.lines(label: label), indent)
    }
  }

  private mutating func compare(_ old: Dump.Group, _ new: Dump.Group, label: String?, indent: Int) {
    write(.both, [(label.map { "\($0): " } ?? "") + old.opening], indent)
    compare(old, new, indent: indent + 2)
    write(.both, [old.closing], indent)
  }

  private mutating func compare(_ old: Dump.Group, _ new: Dump.Group, indent: Int) {
    let entries = Alignment.entries(of: old, new)
    let isShown = shown(entries, style: old.style)
    var hidden = Hidden(count: new.before)
    var left = Self.entryLimit
    for (index, entry) in entries.enumerated() {
      if !entry.isSame { left -= 1 }
      if left < 0 {
        elide(&hidden, indent)
        let more = entries[index...].count { !$0.isSame }
        return write(.both, ["… \(more) more that differ"], indent)
      }
      guard isShown[index] else {
        hidden.add(entry.newest)
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
    hidden.count += new.after
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

  /// Parts that are not shown since they did not change.
  private struct Hidden {
    var count: Int
    private(set) var last: Dump.Part?

    init(count: Int) { self.count = count }

    mutating func add(_ part: Dump.Part) {
      count += 1
      last = part
    }
  }

  /// Writes how many parts were left out; a single one might as well be shown.
  private mutating func elide(_ hidden: inout Hidden, _ indent: Int) {
    if hidden.count == 1, let only = hidden.last {
      write(.both, [only.summary], indent)
    } else if hidden.count > 0 {
      write(.both, ["… \(hidden.count) unchanged"], indent)
    }
    hidden = Hidden(count: 0)
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

extension Dump.Part {
  /// The part on one line.
  fileprivate var summary: String {
    (label.map { "\($0): " } ?? "") + value.summary()
  }
}
