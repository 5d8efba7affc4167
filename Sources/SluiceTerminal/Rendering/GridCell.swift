/// One cell of a canvas: a character of one column, or one half of a character of two.
public struct GridCell: Sendable, Hashable {
  /// The character; a space in the right half of a wide character.
  public let character: Character

  /// How the character is shown.
  public internal(set) var style: Style

  /// The columns the character takes: 1, 2 for the left half of a wide character, 0 for its right half.
  public let columns: Int8

  init(character: Character, style: Style, columns: Int8) {
    self.character = character
    self.style = style
    self.columns = columns
  }

  /// A space in the given style.
  public static func blank(_ style: Style = .plain) -> GridCell {
    GridCell(character: " ", style: style, columns: 1)
  }

  /// Whether the cell is the left half of a wide character.
  public var isLead: Bool { columns == 2 }

  /// Whether the cell is the right half of a wide character.
  public var isContinuation: Bool { columns == 0 }
}
