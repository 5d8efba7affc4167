import Testing

@testable import SluiceTerminal

@Suite struct FrameComposerTests {
  private static func composer() -> FrameComposer {
    FrameComposer(writer: FrameWriter(depth: .trueColor, movesCursor: true))
  }

  private static func page(_ size: Size, changed row: Int? = nil) -> Canvas {
    var canvas = Canvas(size: size)
    for line in 0..<size.rows {
      let text = (0..<size.columns).map { "\(($0 + line) % 10)" }.joined()
      let style = Style(foreground: Color(red: 200, green: 10, blue: 10), bold: true)
      canvas.draw(
        line == row ? String(repeating: "x", count: size.columns) : text, at: Point(column: 0, row: line), style: style)
    }
    return canvas
  }

  @Test func `One changed row of 200 by 60 takes less than 500 bytes, brackets and cursor included`() {
    var composer = Self.composer()
    composer.isSynchronized = true
    let size = Size(columns: 200, rows: 60)
    #expect(composer.bytes(for: Self.page(size), cursor: .zero).count > 12_000)
    let bytes = composer.bytes(for: Self.page(size, changed: 30), cursor: .zero)
    #expect(200..<500 ~= bytes.count, "\(bytes.count) bytes")
  }

  @Test func `A frame like the last one is not written`() {
    var composer = Self.composer()
    let page = Self.page(Size(columns: 8, rows: 2))
    _ = composer.bytes(for: page, cursor: nil)
    #expect(composer.bytes(for: page, cursor: nil).isEmpty)
    composer.forget()
    #expect(String(decoding: composer.bytes(for: page, cursor: nil), as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test func `The cursor is hidden while cells are drawn, and shown where it belongs`() {
    var composer = Self.composer()
    let size = Size(columns: 2, rows: 1)
    var canvas = Canvas(size: size)
    _ = composer.bytes(for: canvas, cursor: nil)
    func text(_ cursor: Point?) -> String {
      String(decoding: composer.bytes(for: canvas, cursor: cursor), as: UTF8.self)
    }
    #expect(text(Point(column: 1, row: 0)) == "\u{1B}[1;2H\u{1B}[?25h")
    #expect(text(Point(column: 0, row: 0)) == "\u{1B}[1;1H")
    canvas.draw("x", at: .zero)
    #expect(
      text(Point(column: 1, row: 0))
        == "\u{1B}[?25l\u{1B}[?7l\u{1B}[1;1Hx\u{1B}[?7h\u{1B}[1;2H\u{1B}[?25h")
    #expect(text(nil) == "\u{1B}[?25l")
    #expect(text(nil) == "")
  }

  @Test func `A sixel is drawn again where the cells behind a character of uncertain width were written over it`()
    throws
  {
    let image = try #require(Image(width: 24, height: 24, pixels: Array(repeating: 255, count: 24 * 24 * 4)))
    let picture = Picture(image, block: ImageBlock(image.scaled(toWidth: 4, height: 4), depth: .trueColor))
    var composer = Self.composer()
    func hasSixel(_ text: String, row: Int) -> Bool {
      var canvas = Canvas(size: Size(columns: 12, rows: 5))
      canvas.draw(text, at: Point(column: 0, row: row))
      canvas.draw(picture, at: Point(column: 6, row: 1))
      let bytes = composer.bytes(
        for: canvas, cursor: nil, graphics: .sixel, cell: CellPixels(width: 6, height: 12))
      return String(decoding: bytes, as: UTF8.self).contains("\u{1B}P")
    }
    #expect(hasSixel("사진", row: 1))
    #expect(!hasSixel("그림", row: 1))
    #expect(hasSixel("👍🏽", row: 1))
    #expect(!hasSixel("👍🏽", row: 1))
    #expect(!hasSixel("", row: 1))
    #expect(!hasSixel("👍🏽", row: 3))
    #expect(hasSixel("👍🏽", row: 2))
  }

  @Test(arguments: [(GraphicsProtocol.kitty, "\u{1B}_G"), (.sixel, "\u{1B}P")])
  func `Pictures go to a terminal that can show them, once`(graphics: GraphicsProtocol, start: String) throws {
    let image = try #require(Image(width: 24, height: 24, pixels: Array(repeating: 255, count: 24 * 24 * 4)))
    let block = ImageBlock(image.scaled(toWidth: 4, height: 4), depth: .trueColor)
    var canvas = Canvas(size: Size(columns: 12, rows: 4))
    canvas.draw(Picture(image, block: block), at: Point(column: 1, row: 1))
    let cell = CellPixels(width: 6, height: 12)

    var composer = Self.composer()
    composer.isSynchronized = true
    let shown = composer.bytes(for: canvas, cursor: nil, graphics: graphics, cell: cell)
    #expect(String(decoding: shown, as: UTF8.self).contains(start))
    #expect(!String(decoding: shown, as: UTF8.self).contains("▀"))
    #expect(String(decoding: shown, as: UTF8.self).hasPrefix("\u{1B}[?2026h"))
    #expect(String(decoding: shown, as: UTF8.self).hasSuffix("\u{1B}[?2026l"))
    #expect(composer.bytes(for: canvas, cursor: nil, graphics: graphics, cell: cell).isEmpty)
    composer.forget()
    let again = composer.bytes(for: canvas, cursor: nil, graphics: graphics, cell: cell)
    #expect(String(decoding: again, as: UTF8.self).contains(start))

    var plain = Self.composer()
    let cells = String(decoding: plain.bytes(for: canvas, cursor: nil), as: UTF8.self)
    #expect(!cells.contains(start))
  }
}

@Suite struct CapabilityProbeTests {
  private func capabilities(_ replies: TerminalReply...) -> TerminalCapabilities {
    var probe = CapabilityProbe(cellPixels: nil)
    for reply in replies { probe.take(reply) }
    return probe.capabilities
  }

  @Test func `The best way to show pictures is taken`() {
    #expect(capabilities(.deviceAttributes([62, 4])).graphics == .sixel)
    #expect(capabilities(.deviceAttributes([4, 22])).graphics == .none)
    #expect(capabilities(.kittyGraphics(succeeded: true), .deviceAttributes([62, 4])).graphics == .kitty)
    #expect(capabilities(.kittyGraphics(succeeded: false), .deviceAttributes([62])).graphics == .none)
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
  func `Brackets are used where the mode can be set`(state: Int, isSupported: Bool) {
    #expect(capabilities(.mode(2026, state: state)).synchronizedOutput == isSupported)
    #expect(!capabilities(.mode(2027, state: state)).synchronizedOutput)
  }

  @Test func `What the system says about cells counts more than what the terminal says`() throws {
    let (small, large) = (
      try #require(CellPixels(width: 8, height: 16)), try #require(CellPixels(width: 9, height: 18))
    )
    var probe = CapabilityProbe(cellPixels: small)
    probe.take(.cellPixels(large))
    #expect(probe.capabilities.cellPixels == small)
    #expect(capabilities(.cellPixels(large)).cellPixels == large)
    #expect(CellPixels(width: 0, height: 16) == nil)
  }

  @Test func `A background is light or dark`() {
    #expect(capabilities().hasLightBackground == nil)
    #expect(capabilities(.background(Color(red: 255, green: 255, blue: 240))).hasLightBackground == true)
    #expect(capabilities(.background(Color(red: 0, green: 43, blue: 54))).hasLightBackground == false)
  }

  @Test func `A terminal says what it is`() {
    #expect(capabilities(.version("kitty(0.26.5)")).name == "kitty(0.26.5)")
  }

  @Test func `The last answer ends the wait`() {
    var probe = CapabilityProbe(cellPixels: nil)
    probe.take(.kittyKeyboard(flags: 0))
    #expect(!probe.isSettled && probe.capabilities.kittyKeyboard)
    probe.take(.deviceAttributes([62]))
    #expect(probe.isSettled)
  }
}
