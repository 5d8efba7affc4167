import SluiceTerminal
import Testing

/// The expected pixels are those of libjpeg-turbo, bit by bit.
@Suite("Decoding JPEG files")
struct JPEGDecodingTests {
  static let samplings = ["444", "422", "440", "420", "411", "410", "441", "mixed", "third"]

  static let kinds = [
    "quality-10", "quality-100", "optimized", "restart", "restart-rows", "restart-progressive", "gray",
    "gray-progressive", "rgb", "cmyk", "ycck",
  ]

  static let sizes = [(1, 1), (7, 1), (1, 7), (2, 2), (3, 3), (16, 16), (5, 40)]

  private func expect(_ name: String, as expected: String? = nil, _ width: Int, _ height: Int) throws {
    let image = try Image(jpeg: Fixture.bytes("jpeg-\(name).jpg"))
    let pixels = try Fixture.bytes("jpeg-\(expected ?? name).rgba")
    let differences = zip(image.pixels, pixels).map { abs(Int($0) - Int($1)) }

    #expect(image.width == width && image.height == height && image.pixels.count == pixels.count)
    #expect(differences.max() == 0, "\(name): \(differences.count { $0 > 0 }) samples differ")
  }

  @Test("Every subsampling gives its pixels, in one pass or in several", arguments: samplings)
  func sampling(_ name: String) throws {
    try expect(name, 33, 17)
    try expect("\(name)-progressive", as: name, 33, 17)
  }

  @Test("Every kind of file gives its pixels", arguments: kinds)
  func kind(_ name: String) throws {
    try expect(name, 33, 17)
  }

  @Test("Odd sizes give their pixels", arguments: sizes)
  func size(_ width: Int, _ height: Int) throws {
    try expect("size-\(width)x\(height)", width, height)
    try expect("size-\(width)x\(height)-422", width, height)
  }

  @Test("A photo is turned as its EXIF data ask for, in either order of bytes", arguments: ImageOrientation.allCases)
  func orientation(_ orientation: ImageOrientation) throws {
    let name = "orientation-\(orientation.rawValue)"
    try expect(name, orientation.swapsSides ? 5 : 7, orientation.swapsSides ? 7 : 5)
  }

  @Test("The first byte pairs tell a JPEG from a PNG")
  func sniffing() throws {
    let (jpeg, png) = (try Fixture.bytes("jpeg-444.jpg"), try Fixture.bytes("gray-8.png"))

    #expect(try Image(jpeg) == Image(jpeg: jpeg))
    #expect(try Image(png) == Image(png: png))
    #expect(ImageFormat(jpeg) == .jpeg && ImageFormat(png) == .png && ImageFormat([0xff]) == nil)
    #expect(throws: ImageError.unknownFormat) { try Image(Array("GIF89a".utf8)) }
  }

  @Test("What follows the end is ignored, and so are unknown segments and bytes between them")
  func extraBytes() throws {
    let plain = JPEGBuilder().tables().frame(1, 1).scan().blocks([40])
    let odd = JPEGBuilder().adding(0xfe, [0xff, 0xd9]).adding(0xef, []).tables().adding(raw: [1, 0xff, 0, 0xff])
      .frame(1, 1).scan().blocks([40]).adding(raw: [0, 0xff, 0xff])

    #expect(try Image(jpeg: plain.end + [1, 2, 3]).pixels == [168, 168, 168, 255])
    #expect(try Image(jpeg: odd.end).pixels == [168, 168, 168, 255])
  }

  @Test("Where one component is not a whole number of times as fine as another, the nearest samples count")
  func fractions() throws {
    let file = JPEGBuilder().tables()
      .frame(24, 1, [(number: 0x52, across: 3, down: 1), (number: 0x47, across: 2, down: 1), (0x42, 1, 1)])
      .scan([0x52, 0x47, 0x42]).blocks([1, 1, 1, 10, 10, 50]).end
    let image = try Image(jpeg: file)
    let expected = (0..<24).flatMap { column -> [UInt8] in
      [UInt8(129 + column / 8), column < 12 ? 138 : 148, 178, 255]
    }

    #expect(image.pixels == expected)
  }

  @Test("Components may come in scans of their own, with tables that change in between")
  func separateScans() throws {
    let file = JPEGBuilder().tables().frame(8, 8, [(0x52, 1, 1), (0x47, 1, 1), (0x42, 1, 1)])
      .scan([0x42]).blocks([30]).scan([0x52]).blocks([-10])
      .adding(0xdb, [0] + Array(repeating: 16, count: 64)).scan([0x47]).blocks([20]).end

    #expect(try Image(jpeg: file).pixels.prefix(4) == [118, 168, 158, 255])
  }

  @Test("A table of two bytes per step, and of Huffman codes of sixteen bits, is read")
  func longTables() throws {
    let steps: [UInt8] = [0x10] + Array(repeating: [0x01, 0x00], count: 64).joined()
    let lengths: [UInt8] = [0x00] + Array(repeating: 0, count: 15) + [3, 0, 1, 2]
    let bits = JPEGBuilder.bits(2, 16) + [1, 0] + [0]
    let file = JPEGBuilder().tables().adding(0xdb, steps).adding(0xc4, lengths).frame(8, 8).scan()
      .adding(raw: JPEGBuilder.packed(bits)).end

    #expect(try Image(jpeg: file).pixels.prefix(4) == [192, 192, 192, 255])
  }

  @Test("Damaged EXIF data leave a photo as it is")
  func damagedOrientation() throws {
    let tiff: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    func size(_ data: [UInt8]) throws -> [Int] {
      let image = try Image(
        jpeg: JPEGBuilder().adding(0xe1, Array("Exif\0\0".utf8) + data).tables().frame(2, 1).scan().blocks([0]).end)
      return [image.width, image.height]
    }

    #expect(try size(tiff) == [1, 2])
    for length in 0..<20 { #expect(try size(Array(tiff.prefix(length))) == [2, 1], "\(length) bytes") }
    for (index, value) in [(0, 0), (3, 43), (4, 255), (13, 4), (19, 9), (19, 0)] as [(Int, UInt8)] {
      var damaged = tiff
      damaged[index] = value
      #expect(try size(damaged) == [2, 1], "byte \(index)")
    }
  }
}
