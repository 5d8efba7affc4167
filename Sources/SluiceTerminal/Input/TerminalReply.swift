/// An answer of the terminal to a question that was sent to it.
enum TerminalReply: Sendable, Hashable {
  /// Primary device attributes (DA1); 4 among them means sixel. Every terminal answers this.
  case deviceAttributes([Int])
  /// The state of a private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 and 4 for ever set or reset.
  case mode(Int, state: Int)
  /// Whether a command of kitty's graphics protocol succeeded.
  case kittyGraphics(succeeded: Bool)
  /// The flags of kitty's keyboard protocol that are on.
  case kittyKeyboard(flags: Int)
  /// The extent of a cell.
  case cellPixels(CellPixels)
  /// The colour of the background.
  case background(Color)
  /// The name and version of the terminal (XTVERSION).
  case version(String)
}

extension TerminalReply {
  /// The reply in a string of the terminal's, from its introducer (the byte behind the Escape) and its content.
  init?(introducer: UInt8, content: [UInt8]) {
    switch introducer {
    case UInt8(ascii: "]"):
      guard content.starts(with: "11;rgb".utf8), let color = Color(reported: content) else { return nil }
      self = .background(color)
    case UInt8(ascii: "_"):
      guard content.first == UInt8(ascii: "G"), let end = content.firstIndex(of: UInt8(ascii: ";")) else { return nil }
      self = .kittyGraphics(succeeded: content[(end + 1)...].elementsEqual("OK".utf8))
    case UInt8(ascii: "P"):
      guard content.starts(with: ">|".utf8) else { return nil }
      self = .version(String(decoding: content.dropFirst(2).filter { 0x20..<0x7F ~= $0 }, as: UTF8.self))
    default: return nil
    }
  }

  /// The reply in a control sequence; nil where it is none.
  init?(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.intermediates, sequence.final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
      self = .deviceAttributes(sequence.parameters.map { $0[0] })
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
      self = .mode(sequence[0], state: sequence[1])
    case (UInt8(ascii: "?"), [], UInt8(ascii: "u")):
      self = .kittyKeyboard(flags: sequence[0])
    case (nil, [], UInt8(ascii: "t")):
      guard sequence[0] == 6, let size = CellPixels(width: sequence[2], height: sequence[1]) else { return nil }
      self = .cellPixels(size)
    default: return nil
    }
  }
}

extension Color {
  /// The colour in a report like `11;rgb:ffff/8080/0000`, with one to four hexadecimal digits each.
  fileprivate init?(reported content: [UInt8]) {
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let parts = content[(colon + 1)...].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let levels = parts.compactMap { part -> UInt8? in
      guard 1...4 ~= part.count, let value = Int(String(decoding: part, as: UTF8.self), radix: 16), value >= 0 else {
        return nil
      }
      let largest = 1 << (4 * part.count) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    // A fourth part is the opacity, which some terminals add.
    guard levels.count == parts.count, 3...4 ~= levels.count else { return nil }
    self.init(red: levels[0], green: levels[1], blue: levels[2])
  }
}
