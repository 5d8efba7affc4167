import SluiceTerminal

/// The names of styles: those that a theme gives them, or their attributes.
struct StyleNames {
  private let theme: [(name: String, style: Style)]

  init(_ theme: Theme) {
    self.theme = Mirror(reflecting: theme).children.compactMap { child in
      child.label.flatMap { label in (child.value as? Style).map { (label, $0) } }
    }
  }

  /// The name, or nil for the plain style.
  func name(_ style: Style) -> String? {
    if style == .plain { return nil }
    return theme.first { $0.style == style }?.name ?? attributes(style)
  }

  private func attributes(_ style: Style) -> String {
    let words: [String?] = [
      style.bold ? "bold" : nil, style.dim ? "dim" : nil, style.italic ? "italic" : nil,
      style.underline ? "underline" : nil, style.inverse ? "inverse" : nil,
      style.foreground.map(code), style.background.map { "on " + code($0) },
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private func code(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
