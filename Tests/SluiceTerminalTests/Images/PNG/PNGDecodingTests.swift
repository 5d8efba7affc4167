import SluiceTerminal
import Testing

@Suite("Decoding PNG files")
struct PNGDecodingTests {
  static let layouts = [
    "gray-1", "gray-2", "gray-4", "gray-8", "gray-16", "rgb-8", "rgb-16", "palette-1", "palette-2", "palette-4",
    "palette-8", "gray-alpha-8", "gray-alpha-16", "rgba-8", "rgba-16",
  ]

  static let transparent = [
    "gray-2", "gray-4", "gray-8", "gray-16", "rgb-8", "rgb-16", "palette-2", "palette-4", "palette-8",
  ]

  @Test("Every colour type and bit depth gives its pixels, interlaced or not", arguments: layouts)
  func layout(_ name: String) throws {
    let pixels = try Fixture.bytes("\(name).rgba")
    let expected = try #require(Image(width: 9, height: 7, pixels: pixels))

    #expect(try Image(png: Fixture.bytes("\(name).png")) == expected)
    #expect(try Image(png: Fixture.bytes("\(name)-interlaced.png")) == expected)
  }

  @Test("A transparent colour, or a palette's alpha, is respected", arguments: transparent)
  func transparency(_ name: String) throws {
    let pixels = try Fixture.bytes("\(name)-transparent.rgba")

    #expect(pixels.indices.contains { $0 % 4 == 3 && pixels[$0] < 255 })
    #expect(try Image(png: Fixture.bytes("\(name)-transparent.png")).pixels == pixels)
  }

  @Test(
    "Odd sizes give their pixels, also where interlacing has empty passes", arguments: ["1x1", "1x7", "7x1", "33x17"])
  func sizes(_ name: String) throws {
    let pixels = try Fixture.bytes("size-\(name).rgba")
    let image = try Image(png: Fixture.bytes("size-\(name).png"))

    #expect("\(image.width)x\(image.height)" == name)
    #expect(image.pixels == pixels)
    #expect(try Image(png: Fixture.bytes("size-\(name)-interlaced.png")) == image)
  }

  @Test("Each of the five filters is undone", arguments: ["none", "sub", "up", "average", "paeth"])
  func filters(_ name: String) throws {
    #expect(try Image(png: Fixture.bytes("filter-\(name).png")).pixels == Fixture.bytes("filter.rgba"))
  }

  @Test(
    "Stored, fixed and dynamic blocks, and data in many chunks, expand to the same pixels",
    arguments: ["stored", "fixed", "dynamic", "split"])
  func blocks(_ name: String) throws {
    #expect(try Image(png: Fixture.bytes("deflate-\(name).png")).pixels == Fixture.bytes("deflate.rgba"))
  }

  @Test("What follows the end chunk is ignored")
  func trailingBytes() throws {
    let file = try Fixture.bytes("gray-8.png")

    #expect(try Image(png: file + [1, 2, 3]) == Image(png: file))
  }

  @Test("Unknown chunks that a viewer may leave out are ignored")
  func ancillaryChunks() throws {
    let file = PNGBuilder().header(1, 1).adding("abCd", [1, 2, 3]).rows([0, 77]).adding("zzZz").end

    #expect(try Image(png: file).pixels == [77, 77, 77, 255])
  }

  @Test("Sixteen-bit samples are rounded to the nearest of 256 steps")
  func rounding() throws {
    let file = PNGBuilder().header(4, 1, depth: 16).rows([0, 0x00, 0x80, 0x00, 0x81, 0xff, 0x7e, 0xff, 0xff]).end

    #expect(try Image(png: file).pixels == [0, 1, 254, 255].flatMap { [$0, $0, $0, 255] })
  }

  @Test("An image needs four bytes per pixel")
  func initializer() {
    #expect(Image(width: 2, height: 1, pixels: Array(repeating: 9, count: 8)) != nil)
    #expect(Image(width: 2, height: 1, pixels: Array(repeating: 9, count: 7)) == nil)
    #expect(Image(width: 0, height: 1, pixels: []) == nil)
    #expect(Image(width: -1, height: -1, pixels: [1, 2, 3, 4]) == nil)
    #expect(Image(width: .max, height: 2, pixels: []) == nil)
  }
}
