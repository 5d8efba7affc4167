import SluiceTerminal
import Testing

@Suite("Drawing images as half-blocks")
struct ImageBlockTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func image(_ width: Int, _ pixels: [UInt8]...) throws -> Image {
    try #require(Image(width: width, height: pixels.count / width, pixels: Array(pixels.joined())))
  }

  @Test(
    "A cell's foreground is the upper pixel and its background the lower",
    arguments: [
      ColorDepth.ansi16, .palette256, .trueColor,
    ])
  func halves(_ depth: ColorDepth) throws {
    let block = ImageBlock(try image(1, [255, 0, 0, 255], [0, 0, 255, 128]), depth: depth)

    #expect(block.rows == [[.init(character: "▀", foreground: red, background: blue)]])
  }

  @Test("Transparent halves leave the terminal's own background")
  func transparency() throws {
    let block = ImageBlock(
      try image(
        3, [255, 0, 0, 255], [255, 0, 0, 127], [9, 9, 9, 0],
        [0, 0, 255, 0], [0, 0, 255, 255], [9, 9, 9, 127]), depth: .trueColor)

    #expect(
      block.rows == [
        [
          .init(character: "▀", foreground: red), .init(character: "▄", foreground: blue), .init(character: " "),
        ]
      ])
  }

  @Test("The last row of an odd height has only upper halves")
  func oddHeight() throws {
    let block = ImageBlock(try image(1, [255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255]), depth: .palette256)

    #expect(
      block.rows == [
        [.init(character: "▀", foreground: red, background: red)], [.init(character: "▀", foreground: blue)],
      ])
  }

  @Test("Without colours a cell is a shade of both its pixels' brightness, and alpha dims")
  func shades() throws {
    let levels: [UInt8] = [0, 51, 52, 103, 154, 205, 255]
    let opaque = levels.map { [$0, $0, $0, 255] }
    let faded = levels.map { [255, 255, 255, $0] }
    let opaqueImage = try #require(Image(width: 7, height: 2, pixels: Array((opaque + opaque).joined())))
    let fadedImage = try #require(Image(width: 7, height: 2, pixels: Array((faded + faded).joined())))

    #expect(ImageBlock(opaqueImage, depth: .none).lines == ["  ░▒▓██"])
    #expect(ImageBlock(fadedImage, depth: .none).lines == ["  ░▒▓██"])
    #expect(ImageBlock(try image(1, [255, 255, 255, 255], [0, 0, 0, 255]), depth: .none).lines == ["▒"])
    #expect(ImageBlock(try image(1, [255, 255, 255, 255]), depth: .none).lines == ["▒"])
    #expect(
      ImageBlock(try image(3, [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]), depth: .none).lines == [" ░ "])
  }

  @Test("A whole picture reads as text")
  func picture() throws {
    let size = 24
    var pixels: [UInt8] = []
    for row in 0..<size {
      for column in 0..<size {
        let (x, y) = (column * 2 - size + 1, row * 2 - size + 1)
        let shade = UInt8(min(column * 12, 255))
        pixels += [shade, shade, shade, x * x + y * y < size * size ? 255 : 0]
      }
    }
    let disc = try #require(Image(width: size, height: size, pixels: pixels)).scaled(toWidth: 16, height: 16)

    #expect(
      ImageBlock(disc, depth: .none).lines == [
        "     ░▒▒▒▓▒▒    ",
        "   ░░░▒▒▒▓▓▓█▓░ ",
        "   ░░░▒▒▒▓▓▓███░",
        "   ░░░▒▒▒▓▓▓████",
        "   ░░░▒▒▒▓▓▓████",
        "   ░░░▒▒▒▓▓▓███░",
        "   ░░░▒▒▒▓▓▓█▓░ ",
        "     ░▒▒▒▓▒▒    ",
      ])
    #expect(
      ImageBlock(disc, depth: .trueColor).lines == [
        "    ▄▄▀▀▀▀▄▄    ",
        "  ▀▀▀▀▀▀▀▀▀▀▀▀  ",
        " ▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ",
        "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
        " ▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ",
        "  ▀▀▀▀▀▀▀▀▀▀▀▀  ",
        "    ▀▀▀▀▀▀▀▀    ",
      ])
  }
}
