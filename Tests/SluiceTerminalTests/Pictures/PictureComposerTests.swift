import TestSupport
import Testing

@testable import SluiceTerminal

@Suite struct PictureComposerTests {
  private let cell = CellPixels(width: 6, height: 12)

  private func picture(_ columns: Int, _ rows: Int, level: UInt8 = 90) throws -> Picture {
    let (width, height) = (columns * 4, rows * 8)
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      [UInt8(index & 255), level, UInt8(index >> 8 & 255), 255]
    }
    let image = try #require(Image(width: width, height: height, pixels: pixels))
    return Picture(image, block: ImageBlock(image.scaled(toWidth: columns, height: rows * 2), depth: .trueColor))
  }

  private func canvas(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: Size(columns: 12, rows: 8))
    draw(&canvas)
    return canvas
  }

  // MARK: On a canvas

  @Test func `A picture is clipped like the cells that stand for it`() throws {
    let picture = try picture(4, 3)
    let canvas = canvas {
      $0.draw(picture, at: Point(column: 10, row: 6))
      $0.draw(picture, at: Point(column: 0, row: 0), in: Rect(column: 1, row: 1, columns: 2, rows: 9))
      $0.draw(picture, at: Point(column: 12, row: 0))
    }

    #expect(
      canvas.placements.map(\.rect) == [
        Rect(column: 10, row: 6, columns: 2, rows: 2), Rect(column: 1, row: 1, columns: 2, rows: 2),
      ])
    #expect(
      canvas.placements.map(\.part) == [
        Rect(column: 0, row: 0, columns: 2, rows: 2), Rect(column: 1, row: 1, columns: 2, rows: 2),
      ])
    #expect(canvas.placements.allSatisfy { $0.isIntact(on: canvas) })
  }

  @Test func `A picture goes along with a canvas that is drawn on another one, also a strip`() throws {
    let picture = try picture(4, 4)
    var strip = Canvas(columns: 6, rows: 5..<7)
    strip.draw(picture, at: Point(column: 1, row: 4))
    let canvas = canvas { $0.draw(strip, at: Point(column: 9, row: 2)) }
    let part = self.canvas { $0.draw(canvas, part: Rect(column: 10, row: 3, columns: 2, rows: 2), at: .zero) }

    #expect(strip.placements.map(\.rect) == [Rect(column: 1, row: 5, columns: 4, rows: 2)])
    #expect(canvas.placements.map(\.rect) == [Rect(column: 10, row: 2, columns: 2, rows: 2)])
    #expect(canvas.placements.map(\.part) == [Rect(column: 0, row: 1, columns: 2, rows: 2)])
    #expect(part.placements.map(\.rect) == [Rect(column: 0, row: 0, columns: 2, rows: 1)])
    #expect(part.placements.map(\.part) == [Rect(column: 0, row: 2, columns: 2, rows: 1)])
    #expect(
      (canvas.placements + part.placements).allSatisfy { $0.isIntact(on: $0 == part.placements[0] ? part : canvas) })
  }

  // MARK: Kitty

  @Test func `Kitty gets the pixels once, and places, parts and removals after that`() throws {
    let picture = try picture(4, 4)
    var composer = PictureComposer()
    var terminal = KittyInterpreter()
    func show(_ canvas: Canvas) -> PictureFrame {
      let frame = composer.frame(canvas, graphics: .kitty, cell: cell)
      terminal.replay(frame.bytes)
      return frame
    }
    let frame = show(canvas { $0.draw(picture, at: Point(column: 1, row: 2)) })
    #expect(frame.canvas == self.canvas { _ in }.with(placements: frame.canvas.placements) && frame.vacated.isEmpty)
    let identifier = Int(picture.identifier)
    #expect(
      Array(terminal.places.values) == [
        .init(image: identifier, source: [0, 0, 16, 32], cells: [4, 4], column: 1, row: 2)
      ])

    #expect(show(canvas { $0.draw(picture, at: Point(column: 1, row: 2)) }).bytes.isEmpty)

    _ = show(canvas { $0.draw(picture, at: Point(column: 1, row: 6)) })
    #expect(
      Array(terminal.places.values) == [
        .init(image: identifier, source: [0, 0, 16, 16], cells: [4, 2], column: 1, row: 6)
      ])
    #expect(terminal.transmissions == 1)

    _ = show(canvas { _ in })
    #expect(terminal.places.isEmpty && terminal.images.count == 1)
  }

  @Test func `Pixels that look the same are not sent again, and those long gone are freed`() throws {
    var composer = PictureComposer()
    var terminal = KittyInterpreter()
    func show(_ picture: Picture) {
      let canvas = canvas { $0.draw(picture, at: .zero) }
      terminal.replay(composer.frame(canvas, graphics: .kitty, cell: nil).bytes)
    }
    for _ in 0..<3 { show(try picture(2, 2)) }
    #expect(terminal.transmissions == 1)
    for level in 0..<40 as Range<UInt8> { show(try picture(2, 2, level: level)) }
    #expect(terminal.transmissions == 41 && terminal.images.count == 17 && terminal.places.count == 1)
    composer.forget()
    show(try picture(2, 2))
    #expect(terminal.transmissions == 42)
    var wider = Canvas(size: Size(columns: 13, rows: 8))
    wider.draw(try picture(2, 2), at: .zero)
    terminal.replay(composer.frame(wider, graphics: .kitty, cell: nil).bytes)
    #expect(terminal.transmissions == 43)
  }

  @Test func `A picture over which something is drawn stays in half blocks`() throws {
    let picture = try picture(4, 4)
    let covered = canvas {
      $0.draw(picture, at: .zero)
      $0.draw("?", at: Point(column: 3, row: 3))
    }
    let selected = canvas {
      $0.draw(picture, at: .zero)
      $0.restyle(Rect(column: 0, row: 0, columns: 12, rows: 1)) { $0.inverse = true }
    }
    for canvas in [covered, selected] {
      for graphics in [GraphicsProtocol.kitty, .sixel] {
        var composer = PictureComposer()
        let frame = composer.frame(canvas, graphics: graphics, cell: cell)
        #expect(frame.bytes.isEmpty && frame.canvas == canvas)
      }
    }
  }

  @Test func `Without graphics nothing changes, and what was shown before is taken away`() throws {
    let picture = try picture(4, 4)
    let canvas = canvas { $0.draw(picture, at: .zero) }
    var composer = PictureComposer()
    var terminal = KittyInterpreter()
    #expect(composer.frame(canvas, graphics: .none, cell: cell).canvas == canvas)
    #expect(composer.frame(canvas, graphics: .sixel, cell: nil).bytes.isEmpty)
    terminal.replay(composer.frame(canvas, graphics: .kitty, cell: cell).bytes)
    #expect(terminal.places.count == 1)
    let last = composer.frame(canvas, graphics: .none, cell: cell)
    terminal.replay(last.bytes)
    #expect(terminal.places.isEmpty && last.canvas == canvas)
  }

  // MARK: Sixel

  /// The sixels in a frame's bytes, with the cells at which they begin, counted from 1.
  private func sixels(_ bytes: [UInt8]) throws -> [(place: String, image: SixelInterpreter)] {
    let text = String(decoding: bytes, as: UTF8.self)
    return try text.split(separator: "\u{1B}[").map { part in
      let end = try #require(part.firstIndex(of: "H"))
      return (String(part[..<end]), try #require(SixelInterpreter(Array(part[part.index(after: end)...].utf8))))
    }
  }

  @Test func `Sixels show the part that is seen, and are drawn again only where they changed`() throws {
    let picture = try picture(4, 4)
    var composer = PictureComposer()
    let first = composer.frame(
      canvas { $0.draw(picture, at: Point(column: 1, row: 2)) }, graphics: .sixel, cell: cell)
    let whole = try sixels(first.bytes)
    #expect(whole.map(\.place) == ["3;2"] && whole[0].image.announced == [1, 1, 24, 48])
    #expect(first.canvas.lines.allSatisfy(\.isEmpty) && first.vacated.isEmpty)

    let same = composer.frame(
      canvas { $0.draw(picture, at: Point(column: 1, row: 2)) }, graphics: .sixel, cell: cell)
    #expect(same.bytes.isEmpty && same.vacated.isEmpty && same.canvas.lines.allSatisfy(\.isEmpty))

    var strip = Canvas(columns: 12, rows: 1..<9)
    strip.draw(picture, at: .zero)
    let moved = composer.frame(canvas { $0.draw(strip, at: .zero) }, graphics: .sixel, cell: cell)
    let part = try sixels(moved.bytes)
    #expect(moved.vacated == [Rect(column: 1, row: 2, columns: 4, rows: 4)])
    #expect(part.map(\.place) == ["1;1"] && part[0].image.announced == [1, 1, 24, 36])
    for row in 0..<36 { #expect(part[0].image.pixels[row] == whole[0].image.pixels[row + 12]) }
  }

  @Test func `A sixel that the end of another one wipes out is drawn again`() throws {
    let image = try #require(Image(width: 4, height: 8, pixels: Array(repeating: 255, count: 128)))
    let white = Picture(image, fitting: Size(columns: 4, rows: 4), depth: .trueColor)
    var composer = PictureComposer()
    let both = canvas {
      $0.draw(white, at: .zero)
      $0.draw(white, at: Point(column: 0, row: 2))
    }
    #expect(try sixels(composer.frame(both, graphics: .sixel, cell: cell).bytes).map(\.place) == ["1;1", "3;1"])
    let one = composer.frame(canvas { $0.draw(white, at: .zero) }, graphics: .sixel, cell: cell)

    #expect(try sixels(one.bytes).map(\.place) == ["1;1"])
    #expect(one.vacated == [Rect(column: 0, row: 2, columns: 4, rows: 4)])
  }

  @Test func `The last row of the screen is left to half blocks`() throws {
    let picture = try picture(4, 3)
    var composer = PictureComposer()
    let frame = composer.frame(
      canvas { $0.draw(picture, at: Point(column: 0, row: 6)) }, graphics: .sixel, cell: cell)

    #expect(try sixels(frame.bytes).map(\.image.announced) == [[1, 1, 24, 12]])
    #expect(frame.canvas.lines[6].isEmpty && frame.canvas.lines[7] == "▀▀▀▀")
  }

  @Test func `Cells that were vacated are written even where they have not changed`() {
    let canvas = canvas { $0.draw("abc", at: .zero) }
    let writer = FrameWriter(depth: .trueColor, movesCursor: true)
    let vacated = canvas.vacated(in: [
      Rect(column: 1, row: 0, columns: 3, rows: 1), Rect(column: 9, row: 7, columns: 9, rows: 9),
    ])
    let text = String(decoding: writer.frame(canvas, since: vacated), as: UTF8.self)

    #expect(writer.frame(canvas, since: canvas).isEmpty)
    #expect(text.contains("\u{1B}[1;2Hbc ") && text.contains("\u{1B}[8;10H   "))
  }
}

extension Canvas {
  fileprivate func with(placements: [PicturePlacement]) -> Canvas {
    var result = self
    result.placements = placements
    return result
  }
}
