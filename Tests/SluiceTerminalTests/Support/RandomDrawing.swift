import SluiceTerminal

extension Canvas {
  /// Draws one random text, block or part somewhere, also beyond the edges.
  mutating func drawSomething(using generator: inout some RandomNumberGenerator) {
    let texts = ["a", "bcd", "漢", "字漢", "👩‍👩‍👧", "👍🏽x", "1️⃣", "e\u{301}한", "🇰🇷|", "\u{1112}\u{1161}\u{11AB}z", "  ", "❤️"]
    let text = texts.randomElement(using: &generator) ?? ""
    let point = Point(
      column: Int.random(in: 0...size.columns, using: &generator), row: Int.random(in: 0..<size.rows, using: &generator)
    )
    let style = Style(
      foreground: Bool.random(using: &generator) ? Color(red: 200, green: 10, blue: 10) : nil,
      background: Bool.random(using: &generator) ? Color(red: 0, green: 0, blue: 90) : nil,
      bold: Bool.random(using: &generator), underline: Bool.random(using: &generator))
    let rect = Rect(
      column: Int.random(in: 0..<size.columns, using: &generator), row: 0,
      columns: Int.random(in: 0...4, using: &generator), rows: 2)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: fill(rect, with: text.first ?? " ", style: style)
    case 1: draw(self, part: rect, at: point)
    case 2: draw(text, at: point, style: style, in: rect)
    case 3: restyle(rect) { $0.inverse.toggle() }
    default: draw(text, at: point, style: style)
    }
  }
}
