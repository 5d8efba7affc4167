/// What a key means to a list.
enum ListCommand: Hashable {
  case up, down, left, right
  case pageUp, pageDown, halfPageUp, halfPageDown
  case first, last
  case select, toggle
  case delete
  case moveUp, moveDown
  case nextSection, previousSection
  case filter

  /// The command of a key; nil for a key without one.
  init?(_ press: KeyPress) {
    guard let command = Self.commands[press] else { return nil }
    self = command
  }

  private static let commands: [KeyPress: ListCommand] = [
    .arrowUp: .up, "k": .up, .arrowDown: .down, "j": .down,
    .arrowLeft: .left, "h": .left, .arrowRight: .right, "l": .right,
    .pageUp: .pageUp, .control("b"): .pageUp, .pageDown: .pageDown, .control("f"): .pageDown,
    .control("u"): .halfPageUp, .control("d"): .halfPageDown,
    .home: .first, "g": .first, .end: .last, "G": .last,
    .enter: .select, " ": .toggle,
    .delete: .delete, "d": .delete,
    "K": .moveUp, KeyPress(.arrowUp, modifiers: .alt): .moveUp,
    "J": .moveDown, KeyPress(.arrowDown, modifiers: .alt): .moveDown,
    "]": .nextSection, .control("n"): .nextSection, "[": .previousSection, .control("p"): .previousSection,
    "/": .filter,
  ]
}
