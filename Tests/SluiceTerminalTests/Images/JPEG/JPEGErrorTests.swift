import SluiceTerminal
import Testing

@Suite("Errors of JPEG files")
struct JPEGErrorTests {
  private let start = JPEGBuilder().tables().frame(16, 8)
  /// Where the frame of `start` ends.
  private let scan = 139

  @Test("Other files are not JPEG files")
  func otherFiles() {
    #expect(jpegComplaint([]) == "not a JPEG file")
    #expect(jpegComplaint([0x89, 0x50]) == "not a JPEG file")
    #expect(String(describing: ImageError.unknownFormat) == "neither a PNG nor a JPEG file")
  }

  @Test("A file cut off says inside which segment, or before which")
  func truncated() {
    let file = start.scan().blocks([1, 1]).end

    #expect(jpegComplaint([0xff]) == "truncated: the file ends at byte 1, before marker EOI")
    #expect(jpegComplaint([0xff, 0xd8, 0xff]) == "truncated: the file ends at byte 3, before marker EOI")
    #expect(jpegComplaint(Array(file.prefix(5))) == "truncated: the file ends inside segment DQT at byte 5")
    #expect(jpegComplaint(Array(file.prefix(40))) == "truncated: the file ends inside segment DQT at byte 40")
    #expect(jpegComplaint(Array(file.prefix(150))) == "truncated: the file ends inside segment SOS at byte 150")
    #expect(jpegComplaint(Array(file.dropLast(2))) == "truncated: the file ends at byte 151, before marker EOI")
  }

  @Test("A size beyond the limit, or beyond what the file can hold, is refused before room is made for it")
  func tooLarge() {
    let limits = ImageLimits(maximumPixelCount: 127)

    #expect(
      jpegComplaint(start.scan().blocks([1, 1]).end, limits: limits) == "too large: 16 x 8 pixels (limit 127 pixels)")
    #expect(
      jpegComplaint(JPEGBuilder().frame(65535, 65535).end) == "too large: 65535 x 65535 pixels (limit 64000000 pixels)")
    #expect(
      jpegComplaint(JPEGBuilder().tables().frame(8000, 8000).scan().end)
        == "truncated: the file ends at byte 151, too early for 8000 x 8000 pixels")
  }

  @Test(
    "Codings that are not known are named",
    arguments: [
      (0xc3, 8, "lossless coding"), (0xc5, 8, "hierarchical coding"), (0xc9, 8, "arithmetic coding"),
      (0xca, 8, "arithmetic coding"), (0xcb, 8, "lossless arithmetic coding"), (0xcf, 8, "hierarchical coding"),
      (0xc1, 12, "12 bits per sample"),
    ] as [(UInt8, UInt8, String)])
  func codings(_ marker: UInt8, _ depth: UInt8, _ expected: String) {
    #expect(
      jpegComplaint(JPEGBuilder().frame(8, 8, marker: marker, depth: depth).end) == "unsupported JPEG: \(expected)")
  }

  @Test("A height of zero is one that follows the pixels, and a width of zero is invalid")
  func sizes() {
    #expect(
      jpegComplaint(JPEGBuilder().frame(8, 0).end) == "unsupported JPEG: a height that follows the pixels (DNL)")
    #expect(jpegComplaint(JPEGBuilder().frame(0, 8).end) == "invalid segment SOF0 at byte 2: 0 x 8 pixels")
  }

  @Test("Frames that cannot be are explained")
  func frames() {
    let twice: [JPEGBuilder.Component] = [(1, 1, 1), (1, 1, 1), (2, 1, 1)]

    #expect(jpegComplaint(JPEGBuilder().frame(8, 8, [(1, 1, 1), (2, 1, 1)]).end) == "unsupported JPEG: 2 components")
    #expect(
      jpegComplaint(JPEGBuilder().frame(8, 8, twice).end)
        == "invalid segment SOF0 at byte 2: two components of one number")
    #expect(
      jpegComplaint(JPEGBuilder().frame(8, 8, [(1, 5, 1)]).end)
        == "invalid segment SOF0 at byte 2: sampling factors or a quantization table that cannot be")
    #expect(jpegComplaint(JPEGBuilder().adding(0xc0, [8]).end) == "invalid segment SOF0 at byte 2: a length of 1 bytes")
    #expect(jpegComplaint(start.frame(1, 1).end) == "invalid segment SOF0 at byte \(scan): a second frame")
  }

  @Test("Missing segments and tables are named")
  func missing() {
    #expect(jpegComplaint(JPEGBuilder().end) == "missing segment SOF")
    #expect(jpegComplaint(start.end) == "missing segment SOS")
    #expect(jpegComplaint(JPEGBuilder().scan().end) == "invalid segment SOS at byte 2: it precedes the frame")
    #expect(
      jpegComplaint(JPEGBuilder().frame(8, 8).scan().end)
        == "invalid segment SOS at byte 15: Huffman table 0 is missing")
  }

  @Test(
    "Damaged tables are explained",
    arguments: [
      (0xdb, [0x04], "DQT at byte 2: table 4 of 1 bytes per step"),
      (0xdb, [0x20], "DQT at byte 2: table 0 of 3 bytes per step"),
      (0xdb, [0x00, 1, 2], "DQT at byte 2: it ends inside a table"),
      (0xc4, [0x20], "DHT at byte 2: table 0 of class 2"),
      (0xc4, [0x00, 1], "DHT at byte 2: it ends inside a table"),
      (0xc4, [0x00, 3] + Array(repeating: 0, count: 15) + [0, 1, 2], "DHT at byte 2: more codes than there are"),
      (0xdd, [1], "DRI at byte 2: a length of 1 bytes"),
    ] as [(UInt8, [UInt8], String)])
  func tables(_ marker: UInt8, _ contents: [UInt8], _ expected: String) {
    #expect(jpegComplaint(JPEGBuilder().adding(marker, contents).end) == "invalid segment \(expected)")
  }

  @Test("Scans that cannot be are explained")
  func scans() {
    let progressive = JPEGBuilder().tables().frame(8, 8, marker: 0xc2)

    #expect(
      jpegComplaint(start.scan([2]).end)
        == "invalid segment SOS at byte \(scan): component 2, which is unknown or there already")
    #expect(
      jpegComplaint(start.scan().blocks([1, 1]).scan().end)
        == "invalid segment SOS at byte 151: coefficient 0 of component 1 is out of turn")
    #expect(
      jpegComplaint(progressive.scan(band: (0, 5)).end)
        == "invalid segment SOS at byte \(scan): coefficients 0 to 5 of 1 components")
    #expect(
      jpegComplaint(progressive.scan(band: (0, 0), bits: 0x31).end)
        == "invalid segment SOS at byte \(scan): bits 3 to 1")
    #expect(
      jpegComplaint(progressive.scan(band: (0, 0), bits: 0x10).end)
        == "invalid segment SOS at byte \(scan): coefficient 0 of component 1 is out of turn")
  }

  @Test("Damage inside a scan is told with its place")
  func scanData() {
    #expect(
      jpegComplaint(start.scan().adding(raw: [0xf0]).end)
        == "corrupt image data at byte \(scan + 11): invalid code")
    #expect(
      jpegComplaint(start.scan().adding(raw: [0x18]).end)
        == "corrupt image data at byte \(scan + 11): the data of a scan end too early")
    #expect(
      jpegComplaint(JPEGBuilder().tables().adding(0xdd, [0, 1]).frame(16, 8).scan().blocks([1]).blocks([1]).end)
        == "corrupt image data at byte \(scan + 18): restart marker 0 is missing")
    #expect(
      jpegComplaint(
        JPEGBuilder().tables().adding(0xdd, [0, 1]).frame(16, 8).scan().blocks([1]).adding(raw: [0xff, 0xd1]).end)
        == "corrupt image data at byte \(scan + 17): restart marker 0 is missing")
  }
}
