/// A value as a tree of text, so that two values can be compared part by part.
indirect enum Dump: Hashable {
  /// A value without parts: a number, `nil`, `.idle`.
  case leaf(String)
  /// A string.
  case text(String)
  /// A value with parts.
  case group(Group)

  /// A value with parts.
  struct Group: Hashable {
    /// What the parts are to the whole; parts of two values are matched by it.
    enum Style: Hashable {
      /// Labelled fields, matched by label.
      case fields
      /// An ordered collection.
      case elements
      /// The lines of a string.
      case lines
      /// A set.
      case members
      /// A dictionary, matched by key.
      case pairs
    }

    /// The text before the parts, with the opening bracket: `State(`, `.loaded(`, `[`.
    let opening: String
    let closing: String
    let style: Style
    /// How many parts are left out before those that are here, and behind them, as they are the same in the other value.
    var before = 0
    var after = 0
    var parts: [Part]
  }

  /// A part of a value.
  struct Part: Hashable {
    /// The field's name, or the key; nil for an element, and for a value without a label.
    let label: String?
    let value: Dump
  }

  /// How long a value with parts may be to stand on one line.
  private static let lineLength = 60

  /// How much of a string is shown where the whole of it is another's, or nothing's.
  private static let textLength = 400

  /// The value on one line, if it is short enough.
  var oneLine: String? {
    let text = summary(limit: Self.lineLength)
    return text.count <= Self.lineLength ? text : nil
  }

  /// The value as lines: one if it is short, otherwise one for each part that is.
  func lines(label: String? = nil, indent: Int = 0) -> [String] {
    let start = String(repeating: " ", count: indent) + (label.map { "\($0): " } ?? "")
    switch self {
    case .leaf(let text): return [start + text]
    case .text(let text): return [start + Self.literal(text)]
    case .group(let group):
      if let oneLine { return [start + oneLine] }
      return [start + group.opening]
        + group.parts.flatMap { $0.value.lines(label: $0.label, indent: indent + 2) }
        + [String(repeating: " ", count: indent) + group.closing]
    }
  }

  /// A string as a literal, without the end of a long one.
  private static func literal(_ text: String) -> String {
    let count = text.count
    guard count > textLength else { return text.debugDescription }
    return "\(String(text.prefix(textLength)).debugDescription)… \(count) characters"
  }

  /// The value on one line, shortened to about `limit` characters.
  func summary(limit: Int = 72) -> String {
    var text = ""
    write(to: &text, limit: limit)
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }

  private func write(to text: inout String, limit: Int) {
    guard text.count <= limit else { return }
    switch self {
    case .leaf(let leaf): text += leaf
    case .text(let string): text += String(string.prefix(limit + 1)).debugDescription
    case .group(let group):
      text += group.opening
      if group.before > 0 { text += "… \(group.before) unchanged, " }
      for (index, part) in group.parts.enumerated() where text.count <= limit {
        if index > 0 { text += ", " }
        if let label = part.label { text += "\(label): " }
        part.value.write(to: &text, limit: limit)
      }
      if group.after > 0 { text += ", … \(group.after) unchanged" }
      text += group.closing
    }
  }
}
