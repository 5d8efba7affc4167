import SluiceTerminal
import Testing

@Suite("Errors of PNG files")
struct PNGErrorTests {
  private let start = PNGBuilder().header(2, 1)
  private let pixels: [UInt8] = [0, 1, 2]

  @Test("Other files are not PNG files")
  func otherFiles() {
    #expect(complaint([]) == "not a PNG file")
    #expect(complaint(Array("GIF89a".utf8)) == "not a PNG file")
    #expect(decoded(Array(PNGBuilder.signature.reversed())) == .failure(.notPNG))
  }

  @Test("A file cut off says inside which chunk, or before which")
  func truncated() {
    let file = start.rows(pixels).end

    #expect(complaint(Array(file.prefix(5))) == "truncated: the file ends at byte 5, before chunk IEND")
    #expect(complaint(Array(file.prefix(20))) == "truncated: the file ends inside chunk IHDR at byte 20")
    #expect(complaint(Array(file.prefix(50))) == "truncated: the file ends inside chunk IDAT at byte 50")
    #expect(complaint(start.rows(pixels).bytes) == "truncated: the file ends at byte 59, before chunk IEND")
  }

  @Test("A wrong checksum names the chunk and its place")
  func checksums() {
    var file = start.rows(pixels).end
    file[45] ^= 1

    #expect(complaint(file) == "bad checksum in chunk IDAT at byte 33")
  }

  @Test("A wrong Adler-32 of the pixels is found at its place in the file")
  func adler() {
    var data = PNGBuilder.stored(pixels)
    data[data.count - 1] ^= 1

    #expect(
      complaint(start.adding("IDAT", data).end) == "corrupt image data at byte 51: bad checksum (Adler-32)")
  }

  @Test("The place of damaged data is right when they are spread over several chunks")
  func places() {
    let data = PNGBuilder.stored(pixels)
    let file = start.adding("IDAT", Array(data[..<4])).adding("IDAT", [9]).adding("IDAT", Array(data[5...])).end

    #expect(
      complaint(file) == "corrupt image data at byte 72: the length of a stored block does not match its complement")
  }

  @Test("Missing chunks are named")
  func missing() {
    #expect(complaint(PNGBuilder().rows(pixels).end) == "missing chunk IHDR")
    #expect(complaint(start.end) == "missing chunk IDAT")
    #expect(complaint(PNGBuilder().header(2, 1, color: 3).rows(pixels).end) == "missing chunk PLTE")
  }

  @Test("An image of more pixels than allowed is refused by its header alone")
  func tooLarge() {
    let file = PNGBuilder().header(100_000, 100_000).bytes
    let limits = ImageLimits(maximumPixelCount: 1)

    #expect(complaint(file) == "too large: 100000 x 100000 pixels (limit 64000000 pixels)")
    #expect(complaint(start.rows(pixels).end, limits: limits) == "too large: 2 x 1 pixels (limit 1 pixels)")
    #expect(
      complaint(PNGBuilder().header(2_147_483_647, 2_147_483_647).bytes)
        == "too large: 2147483647 x 2147483647 pixels (limit 64000000 pixels)")
  }

  @Test("Sizes of zero and beyond 31 bits are invalid")
  func sizes() {
    for (width, height) in [(0, 1), (1, 0), (2_147_483_648, 1), (1, 4_294_967_295)] {
      #expect(
        complaint(PNGBuilder().header(width, height).bytes)
          == "invalid chunk IHDR at byte 8: \(width) x \(height) pixels")
    }
  }

  @Test("Colour types, bit depths and methods that do not exist are invalid")
  func layouts() {
    #expect(
      complaint(PNGBuilder().header(1, 1, color: 5).bytes)
        == "invalid chunk IHDR at byte 8: colour type 5 with 8 bits")
    #expect(
      complaint(PNGBuilder().header(1, 1, depth: 4, color: 2).bytes)
        == "invalid chunk IHDR at byte 8: colour type 2 with 4 bits")
    #expect(
      complaint(PNGBuilder().header(1, 1, methods: [0, 0, 2]).bytes)
        == "invalid chunk IHDR at byte 8: unknown compression, filter or interlace method (0, 0, 2)")
    #expect(
      complaint(PNGBuilder().adding("IHDR", [1]).bytes) == "invalid chunk IHDR at byte 8: its length is 1, not 13")
  }

  @Test("An unknown chunk that matters is refused, and so is a name that is none")
  func names() {
    #expect(complaint(start.adding("ABCD").end) == "unknown critical chunk ABCD at byte 33")
    #expect(complaint(start.adding("\u{1b}[2J").end) == "invalid chunk ? at byte 33: its name is not four letters")
  }

  @Test(
    "Chunks out of place or of the wrong size are invalid",
    arguments: [
      (PNGBuilder().header(2, 1).header(2, 1), "invalid chunk IHDR at byte 33: a second header"),
      (
        PNGBuilder().header(2, 1).rows([0, 1, 2]).adding("teXt").rows([]),
        "invalid chunk IDAT at byte 71: it is apart from the others"
      ),
      (
        PNGBuilder().header(2, 1, color: 3).adding("PLTE", [1, 2]),
        "invalid chunk PLTE at byte 33: its length is 2, not that of 1 to 256 colours"
      ),
      (
        PNGBuilder().header(2, 1, color: 3).adding("tRNS", [1]),
        "invalid chunk tRNS at byte 33: it precedes the palette"
      ),
      (
        PNGBuilder().header(2, 1, color: 3).adding("PLTE", [1, 2, 3]).adding("tRNS", [1, 2]),
        "invalid chunk tRNS at byte 48: more values (2) than colours (1)"
      ),
      (PNGBuilder().header(2, 1).adding("tRNS", [1]), "invalid chunk tRNS at byte 33: its length is 1, not 2"),
      (
        PNGBuilder().header(2, 1, color: 3).adding("PLTE", [1, 2, 3]).adding("PLTE", [1, 2, 3]),
        "invalid chunk PLTE at byte 48: a second palette"
      ),
      (
        PNGBuilder().header(2, 1).rows([0, 1, 2]).adding("PLTE", [1, 2, 3]),
        "invalid chunk PLTE at byte 59: it follows the pixels"
      ),
      (
        PNGBuilder().header(2, 1).adding("tRNS", [0, 1]).adding("tRNS", [0, 1]),
        "invalid chunk tRNS at byte 47: a second one"
      ),
      (
        PNGBuilder().header(2, 1).rows([0, 1, 2]).adding("tRNS", [0, 1]),
        "invalid chunk tRNS at byte 59: it follows the pixels"
      ),
      (PNGBuilder().header(2, 1).adding("IEND", [1]), "invalid chunk IEND at byte 33: it is not empty"),
    ])
  func order(_ file: PNGBuilder, _ expected: String) {
    #expect(complaint(file.end) == expected)
  }

  @Test("A palette index beyond the palette names the pixel")
  func paletteIndex() {
    let file = PNGBuilder().header(2, 1, color: 3).adding("PLTE", [1, 2, 3]).rows([0, 0, 1]).end

    #expect(
      complaint(file) == "corrupt image data: colour 1 in column 1, row 0, but the palette ends at 0")
  }

  @Test("An unknown filter names the row")
  func filter() {
    #expect(complaint(start.rows([5, 1, 2]).end) == "corrupt image data: unknown filter 5 in row 0")
  }

  @Test("Too few and too many pixels are both refused")
  func amounts() {
    #expect(complaint(start.rows([0, 1]).end) == "corrupt image data at byte 54: only 2 of 3 bytes of pixels")
    #expect(
      complaint(start.rows([0, 1, 2, 3]).end)
        == "corrupt image data at byte 48: more data than the image has room for")
  }

  @Test(
    "Damaged compressed data are explained",
    arguments: [
      ([0x79, 0x01], "byte 41: not a zlib header"),
      ([0x78, 0x20], "byte 41: a preset dictionary is needed"),
      ([0x78], "byte 42: the compressed data end too early"),
      ([0x78, 0x01, 0x03], "byte 43: the compressed data end too early"),
      ([0x78, 0x01, 0x07], "byte 43: unknown block type"),
      ([0x78, 0x01, 0x05, 0, 0, 0, 0], "byte 46: invalid code lengths"),
      ([0x78, 0x01, 0x03, 0x02, 0x00], "byte 44: a copy reaches back before the start"),
      ([0x78, 0x01, 0x1b, 0x03, 0x00], "byte 44: invalid code"),
    ] as [([UInt8], String)])
  func compressedData(_ data: [UInt8], _ expected: String) {
    #expect(complaint(start.adding("IDAT", data).end) == "corrupt image data at \(expected)")
  }

  @Test("A zlib bomb stops at the size of the image")
  func bomb() {
    // A fixed block: one literal, then copies of 258 bytes at distance 1, each in 13 bits.
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<100_000 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
    }

    #expect(
      complaint(start.adding("IDAT", [0x78, 0x01] + bytes).end)
        == "corrupt image data at byte 46: more data than the image has room for")
  }

  @Test("A large image announced by a tiny file is refused without room being made for it")
  func tinyFile() {
    let file = PNGBuilder().header(1 << 20, 1 << 20, depth: 16, color: 6).rows([0]).end

    #expect(
      complaint(file, limits: ImageLimits(maximumPixelCount: .max))
        == "corrupt image data at byte 53: only 1 of 8796094070784 bytes of pixels")
  }
}
