/// A style as a terminal of some colour depth shows it: two styles with the same pen need no bytes between them.
struct Pen: Equatable {
  /// A colour as it is named in a select-graphic-rendition sequence.
  enum Ink: Equatable {
    case standard
    case named(UInt8)
    case palette(UInt8)
    case mixed(Color)

    init(_ color: Color?, depth: ColorDepth) {
      guard let color else {
        self = .standard
        return
      }
      switch depth {
      case .none: self = .standard
      case .ansi16: self = .named(color.nearestANSI16)
      case .palette256: self = .palette(color.nearestPalette256)
      case .trueColor: self = .mixed(color)
      }
    }
  }

  /// The attributes, each at the bit of its number in SGR (1 bold, 2 dim, 3 italic, 4 underline, 7 inverse).
  var attributes: UInt8 = 0
  var foreground = Ink.standard
  var background = Ink.standard

  /// The pen after a reset.
  static let standard = Pen()

  private init() {}

  init(_ style: Style, depth: ColorDepth) {
    attributes =
      (style.bold ? 1 << 1 : 0) | (style.dim ? 1 << 2 : 0) | (style.italic ? 1 << 3 : 0)
      | (style.underline ? 1 << 4 : 0) | (style.inverse ? 1 << 7 : 0)
    foreground = Ink(style.foreground, depth: depth)
    background = Ink(style.background, depth: depth)
  }

  /// Whether a space drawn with the pen cannot be told from an erased cell.
  var leavesSpacesBlank: Bool { background == .standard && attributes & (1 << 4 | 1 << 7) == 0 }
}

extension Pen {
  /// Appends the shortest sequence that changes `previous` into this pen; nothing where they are equal.
  ///
  /// What was only added or recoloured is named alone; a dropped attribute needs a reset first, because bold and dim
  /// share one code to switch them off.
  func append(to bytes: inout [UInt8], after previous: Pen) {
    if self == previous { return }
    if self == .standard {
      bytes += "\u{1B}[0m".utf8
      return
    }
    var parameters = ""
    var base = previous
    if previous.attributes & ~attributes != 0 {
      parameters = "0;"
      base = .standard
    }
    for bit in [1, 2, 3, 4, 7] where (attributes & ~base.attributes) & (1 << bit) != 0 { parameters += "\(bit);" }
    if foreground != base.foreground { parameters += foreground.parameters(offset: 0) }
    if background != base.background { parameters += background.parameters(offset: 10) }
    bytes += "\u{1B}[".utf8
    bytes += parameters.utf8.dropLast()
    bytes.append(UInt8(ascii: "m"))
  }
}

extension Pen.Ink {
  /// The parameters that select the colour, each followed by ";"; `offset` is 0 for the foreground, 10 for behind.
  fileprivate func parameters(offset: Int) -> String {
    switch self {
    case .standard: "\(39 + offset);"
    case .named(let index): "\((index < 8 ? 30 : 82) + Int(index) + offset);"
    case .palette(let index): "\(38 + offset);5;\(index);"
    case .mixed(let color): "\(38 + offset);2;\(color.red);\(color.green);\(color.blue);"
    }
  }
}
