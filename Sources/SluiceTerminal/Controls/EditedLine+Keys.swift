extension EditedLine {
  /// Does what a key does in a line; returns whether it is one of a line's keys.
  mutating func handle(_ press: KeyPress) -> Bool {
    switch press {
    case .arrowLeft, .control("b"): move(to: cursor - 1)
    case .arrowRight, .control("f"): move(to: cursor + 1)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: characters.count)
    case .alt("b"), KeyPress(.arrowLeft, modifiers: .control), KeyPress(.arrowLeft, modifiers: .alt):
      move(to: wordStart)
    case .alt("f"), KeyPress(.arrowRight, modifiers: .control), KeyPress(.arrowRight, modifiers: .alt):
      move(to: wordEnd)
    default: return handleChange(press)
    }
    return true
  }

  private mutating func handleChange(_ press: KeyPress) -> Bool {
    switch press {
    case .backspace, .control("h"), KeyPress(.backspace, modifiers: .shift): delete(to: cursor - 1)
    case .delete, .control("d"): delete(to: cursor + 1)
    case .control("k"): delete(to: characters.count)
    case .control("u"): delete(to: 0)
    case .control("w"): delete(to: chunkStart)
    case KeyPress(.backspace, modifiers: .alt), KeyPress(.backspace, modifiers: .control): delete(to: wordStart)
    case .alt("d"), KeyPress(.delete, modifiers: .control): delete(to: wordEnd)
    default: return handleTyping(press)
    }
    return true
  }

  private mutating func handleTyping(_ press: KeyPress) -> Bool {
    guard case .character(let character) = press.key, press.modifiers.isSubset(of: .shift) else { return false }
    let line = String(character).asOneLine
    guard !line.isEmpty else { return false }
    insert(line)
    return true
  }
}

extension String {
  /// The text as it fits into a line: line breaks and tabs become spaces, other control characters are left out.
  var asOneLine: String {
    String(
      compactMap { character -> Character? in
        if character.isNewline || character == "\t" { return " " }
        return character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } ? nil : character
      })
  }
}
