/// A key, and the modifiers that were held while it was pressed.
///
///     case .key("q"), .key(.control("c")): stop()
///     case .key(.arrowDown), .key("j"): moveDown()
public struct KeyPress: Sendable, Hashable {
  /// Which key.
  public var key: Key

  /// What was held while it was pressed; without `shift` where the character tells of it, as "A" does.
  public var modifiers: KeyModifiers

  /// A key with the modifiers that were held.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard.
public enum Key: Sendable, Hashable {
  /// A key that types a character; one whole character, however many scalars it has.
  case character(Character)
  /// A key that sends or accepts.
  case enter
  /// The tab key.
  case tab
  /// The key that deletes to the left.
  case backspace
  /// The escape key.
  case escape
  /// An arrow.
  case arrowUp, arrowDown, arrowLeft, arrowRight
  /// A key of the block above the arrows.
  case home, end, pageUp, pageDown, insert, delete
  /// A function key, counted from 1.
  case function(Int)
}

/// The keys held while another is pressed.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits: 1 shift, 2 alt, 4 control, 8 super.
  public let rawValue: UInt8

  /// The modifiers with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, also called option or meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, also called command or the Windows key.
  public static let `super` = KeyModifiers(rawValue: 8)
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types `character`, alone.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(.character(character)) }

  /// The key that types `character`, together with control; in lower case, as terminals report it.
  public static func control(_ character: Character) -> KeyPress { .init(.character(character), modifiers: .control) }

  /// The key that types `character`, together with alt.
  public static func alt(_ character: Character) -> KeyPress { .init(.character(character), modifiers: .alt) }

  /// The key that types `character`, alone.
  public static func character(_ character: Character) -> KeyPress { .init(.character(character)) }

  /// A function key, counted from 1, alone.
  public static func function(_ number: Int) -> KeyPress { .init(.function(number)) }

  /// The enter key, alone.
  public static let enter = KeyPress(.enter)
  /// The tab key, alone.
  public static let tab = KeyPress(.tab)
  /// The tab key together with shift.
  public static let backTab = KeyPress(.tab, modifiers: .shift)
  /// The key that deletes to the left, alone.
  public static let backspace = KeyPress(.backspace)
  /// The escape key, alone.
  public static let escape = KeyPress(.escape)
  /// The upward arrow, alone.
  public static let arrowUp = KeyPress(.arrowUp)
  /// The downward arrow, alone.
  public static let arrowDown = KeyPress(.arrowDown)
  /// The arrow to the left, alone.
  public static let arrowLeft = KeyPress(.arrowLeft)
  /// The arrow to the right, alone.
  public static let arrowRight = KeyPress(.arrowRight)
  /// The home key, alone.
  public static let home = KeyPress(.home)
  /// The end key, alone.
  public static let end = KeyPress(.end)
  /// The key that goes a page up, alone.
  public static let pageUp = KeyPress(.pageUp)
  /// The key that goes a page down, alone.
  public static let pageDown = KeyPress(.pageDown)
  /// The insert key, alone.
  public static let insert = KeyPress(.insert)
  /// The key that deletes to the right, alone.
  public static let delete = KeyPress(.delete)
}
