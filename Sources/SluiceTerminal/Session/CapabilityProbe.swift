/// Asks the terminal what it can do, and puts the answers together.
///
/// All questions are sent at once; the last one, for the device attributes, is one that every terminal answers, so
/// whatever has not been answered before it will not be.
struct CapabilityProbe: Sendable {
  /// How long to wait for the last answer; one that comes later still counts.
  static let patience = Duration.milliseconds(150)

  /// What is known by now.
  private(set) var capabilities: TerminalCapabilities

  /// Whether the last answer has come.
  private(set) var isSettled = false

  private var hasSixel = false
  private var hasKittyGraphics = false

  /// A probe that knows what the system knows by itself.
  init(cellPixels: CellPixels?) {
    capabilities = TerminalCapabilities(cellPixels: cellPixels)
  }

  /// The questions: mode 2026, kitty's keyboard, kitty's graphics (a picture of one pixel that is not to be shown), the
  /// extent of a cell, the colour of the background, the terminal's name, and the device attributes.
  static let questions = Array(
    "\u{1B}[?2026$p\u{1B}[?u\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c"
      .utf8)

  /// Takes an answer into account.
  mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): capabilities.synchronizedOutput = 1...3 ~= state
    case .mode: break
    case .kittyKeyboard: capabilities.kittyKeyboard = true
    case .kittyGraphics(let succeeded): hasKittyGraphics = succeeded
    case .cellPixels(let size): capabilities.cellPixels = capabilities.cellPixels ?? size
    case .background(let color): capabilities.background = color
    case .version(let name): capabilities.name = name
    case .deviceAttributes(let attributes):
      // The first number is the class of the terminal, the others are what it can do.
      hasSixel = attributes.dropFirst().contains(4)
      isSettled = true
    }
    capabilities.graphics = hasKittyGraphics ? .kitty : hasSixel ? .sixel : .none
  }

  /// Takes over what the system says about cells after a change of size.
  mutating func resize(cellPixels: CellPixels?) {
    if let cellPixels { capabilities.cellPixels = cellPixels }
  }
}
