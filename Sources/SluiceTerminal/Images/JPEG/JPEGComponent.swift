/// One of the planes of samples that a JPEG picture is made of: a colour, or brightness.
struct JPEGComponent {
  /// The number by which scans name it.
  let identifier: Int
  /// The number of its table of quantization, 0 to 3.
  let quantizationTable: Int

  /// The samples it has across and down where the finest component has `JPEGFrame.horizontal` and `vertical`; 1 to 4.
  let horizontal: Int
  let vertical: Int

  /// The samples in a row that are seen, and the rows of them.
  let width: Int
  let height: Int

  /// The blocks of 8 x 8 samples that cover these; a scan of this component alone has just them.
  let blockColumns: Int
  let blockRows: Int

  /// The blocks across and down with those beyond the edges, which a scan of several components has as well.
  let paddedColumns: Int
  let paddedRows: Int
}

/// The contents of a start of frame: the size of a JPEG picture, and how it is coded (ITU-T T.81, section B.2.2).
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [JPEGComponent]

  /// The most samples that a component has across and down per unit.
  let horizontal: Int
  let vertical: Int

  /// The units across and down that scans of several components are made of.
  var unitColumns: Int { (width + 8 * horizontal - 1) / (8 * horizontal) }
  var unitRows: Int { (height + 8 * vertical - 1) / (8 * vertical) }

  /// Reads the frame in `segment`, and refuses what is too large, or coded in a way not known.
  init(_ segment: JPEGSegment, of bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    isProgressive = try Self.isProgressive(segment.marker)
    let start = segment.contents.lowerBound
    let count = segment.contents.count
    guard count >= 6, count == 6 + 3 * Int(bytes[start + 5]) else {
      throw segment.invalid("a length of \(count) bytes")
    }
    guard bytes[start] == 8 else { throw .unsupportedJPEG(feature: "\(bytes[start]) bits per sample") }
    height = bytes.bigEndian16(at: start + 1)
    width = bytes.bigEndian16(at: start + 3)
    guard height > 0 || width == 0 else { throw .unsupportedJPEG(feature: "a height that follows the pixels (DNL)") }
    guard width > 0, height > 0 else { throw segment.invalid("\(width) x \(height) pixels") }
    let limit = limits.maximumPixelCount
    guard height <= limit / width else { throw .tooLarge(width: width, height: height, limit: limit) }
    let number = Int(bytes[start + 5])
    guard [1, 3, 4].contains(number) else { throw .unsupportedJPEG(feature: "\(number) components") }
    let layouts = (0..<number).map { Array(bytes[start + 6 + $0 * 3..<start + 9 + $0 * 3]) }
    guard layouts.allSatisfy({ (1...4).contains($0[1] >> 4) && (1...4).contains($0[1] & 15) && $0[2] < 4 }) else {
      throw segment.invalid("sampling factors or a quantization table that cannot be")
    }
    guard Set(layouts.map { $0[0] }).count == number else { throw segment.invalid("two components of one number") }
    horizontal = Int(layouts.map { $0[1] >> 4 }.max() ?? 1)
    vertical = Int(layouts.map { $0[1] & 15 }.max() ?? 1)
    components = layouts.map { [width, height, horizontal, vertical] layout in
      JPEGComponent(layout, width: width, height: height, horizontal: horizontal, vertical: vertical)
    }
  }

  private static func isProgressive(_ marker: JPEGMarker) throws(ImageError) -> Bool {
    switch marker.rawValue {
    case 0xc0, 0xc1: return false
    case 0xc2: return true
    case 0xc3: throw .unsupportedJPEG(feature: "lossless coding")
    case 0xc9, 0xca: throw .unsupportedJPEG(feature: "arithmetic coding")
    case 0xcb: throw .unsupportedJPEG(feature: "lossless arithmetic coding")
    default: throw .unsupportedJPEG(feature: "hierarchical coding")
    }
  }

  /// Refuses a picture for which the file is too short, whatever is in it, before room is made for it.
  ///
  /// The shortest code has one bit. A block needs one for its first coefficient, and where it is not coded in several
  /// passes another one for its end.
  func checkRoom(in bytes: [UInt8]) throws(ImageError) {
    let blocks = components.reduce(0) { $0 + $1.blockColumns * $1.blockRows }
    guard blocks * (isProgressive ? 1 : 2) <= bytes.count * 8 else {
      throw .tooFewBytes(width: width, height: height, offset: bytes.count)
    }
  }
}

extension JPEGComponent {
  /// A component from its three bytes, in a picture of this size with these largest sampling factors.
  fileprivate init(_ layout: [UInt8], width: Int, height: Int, horizontal: Int, vertical: Int) {
    identifier = Int(layout[0])
    self.horizontal = Int(layout[1] >> 4)
    self.vertical = Int(layout[1] & 15)
    quantizationTable = Int(layout[2])
    self.width = (width * self.horizontal + horizontal - 1) / horizontal
    self.height = (height * self.vertical + vertical - 1) / vertical
    blockColumns = (self.width + 7) / 8
    blockRows = (self.height + 7) / 8
    paddedColumns = (width + 8 * horizontal - 1) / (8 * horizontal) * self.horizontal
    paddedRows = (height + 8 * vertical - 1) / (8 * vertical) * self.vertical
  }
}
