import Sluice
import SluiceTesting
import Testing

@testable import SluiceTerminal

@MainActor
@Suite struct ThemeTests {
  @Test func `The background of the terminal chooses the theme; one that is not known counts as dark`() {
    #expect(Theme.suited(to: nil) == .dark)
    #expect(Theme.suited(to: Color(red: 40, green: 44, blue: 52)) == .dark)
    #expect(Theme.suited(to: Color(red: 253, green: 246, blue: 227)) == .light)
    #expect(Theme.suited(to: Color(red: 255, green: 255, blue: 255), depth: .none) == .plain)
  }

  @Test func `A screen takes the theme over when the terminal has told its background`() {
    let screen = TestScreen(Label(text: "한글", role: \.accent), columns: 10, rows: 1)
    #expect(screen.style(column: 0, row: 0) == Theme.dark.accent)
    screen.screen.capabilities.background = Color(red: 255, green: 255, blue: 255)
    #expect(screen.style(column: 0, row: 0) == Theme.light.accent)
    screen.screen.theme = .dark
    #expect(screen.style(column: 0, row: 0) == Theme.dark.accent)
    screen.screen.colorDepth = .none
    #expect(screen.style(column: 0, row: 0) == Theme.plain.accent)
    screen.screen.chosenTheme = nil
    screen.screen.colorDepth = .trueColor
    #expect(screen.style(column: 0, row: 0) == Theme.light.accent)
  }

  @Test func `A view that is on no screen draws in the dark theme`() {
    #expect(Label().theme == .dark)
  }

  @Test func `Every style of a theme is one of its parts`() {
    let names = Mirror(reflecting: Theme.dark).children.compactMap(\.label)
    #expect(Theme.parts.count == names.count)
    #expect(Set(Theme.parts).count == names.count)
  }

  @Test(arguments: [Theme.dark, .light])
  func `Without colours, attributes still tell what has to be told apart`(theme: Theme) {
    let plain = theme.withoutColors
    for part in Theme.parts {
      #expect(plain[keyPath: part].foreground == nil)
      #expect(plain[keyPath: part].background == nil)
    }
    #expect(plain.selection.inverse)
    #expect(plain.match.inverse)
    #expect(plain.helpKey != plain.helpTitle)
    #expect(plain.fieldFocused != plain.field)
    #expect(plain.placeholder != plain.field)
    #expect(plain.error != plain.text)
  }

  @Test(arguments: [ColorDepth.ansi16, .palette256, .trueColor])
  func `Everything can be read in every depth of colour`(depth: ColorDepth) {
    let black = Color(red: 0, green: 0, blue: 0), white = Color(red: 255, green: 255, blue: 255)
    // Green and red on white are as bright as xterm's among the 16 colours, and all programs live with that.
    let least = depth == .ansi16 ? 2.1 : 4.5
    for (theme, paper, ink) in [(Theme.dark, black, white), (.light, white, black)] {
      for part in Theme.parts {
        let style = theme[keyPath: part]
        let foreground = style.foreground.map { Seen.color($0, depth) } ?? ink
        let background = style.background.map { Seen.color($0, depth) } ?? paper
        #expect(Seen.contrast(foreground, background) >= least, "\(part) in \(depth)")
        if style.background != nil { #expect(background != paper, "\(part) in \(depth)") }
      }
      let backgrounds = [theme.selection, theme.selectionInactive, theme.match].map {
        $0.background.map { Seen.color($0, depth) }
      }
      #expect(Set(backgrounds).count == 3)
    }
  }

  @Test func `A style laid over another keeps what it does not change`() {
    let below = Style(foreground: Color(red: 1, green: 2, blue: 3), dim: true)
    let over = Style(background: Color(red: 4, green: 5, blue: 6), bold: true)
    #expect(
      over.over(below)
        == Style(
          foreground: Color(red: 1, green: 2, blue: 3), background: Color(red: 4, green: 5, blue: 6), bold: true,
          dim: true
        ))
    #expect(Style.plain.over(below) == below)
    #expect(below.over(.plain) == below)
  }

  @Test func `In sixteen colours the bytes name colours, without colours only attributes`() {
    let screen = TestScreen(Button(title: "한"), columns: 6, rows: 1, colorDepth: .ansi16)
    let bytes = FrameWriter(depth: .ansi16, movesCursor: true).lines(screen.canvas)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[97;44m[ 한 ]\u{1B}[0m\n")
    let plain = TestScreen(Button(title: "한"), columns: 6, rows: 1, colorDepth: .none)
    #expect(plain.style(column: 0, row: 0) == Style(inverse: true))
  }
}

/// Colours as a terminal of some depth shows them, and how well they can be told apart (WCAG 2.1, contrast ratio).
private enum Seen {
  /// xterm's own 16, in their order.
  private static let named: [(Double, Double, Double)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  static func color(_ color: Color, _ depth: ColorDepth) -> Color {
    switch depth {
    case .none, .trueColor: return color
    case .ansi16:
      let (red, green, blue) = named[Int(color.nearestANSI16)]
      return Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    case .palette256:
      let index = Int(color.nearestPalette256)
      if index >= 232 { return Color(grey: UInt8(8 + 10 * (index - 232))) }
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      return Color(
        red: levels[(index - 16) / 36], green: levels[(index - 16) / 6 % 6], blue: levels[(index - 16) % 6])
    }
  }

  static func contrast(_ first: Color, _ second: Color) -> Double {
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
  }

  private static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The sRGB curve, taken as a power of 2.2.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    // x^2.2 = x^2 * x^0.2; the fifth root by Newton's method.
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<40 { root = (4 * root + value / (root * root * root * root)) / 5 }
    return value * value * root
  }
}

extension Color {
  fileprivate init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }
}
