import SluiceTerminal

/// Builds small JPEG files, right or wrong, independently of the decoder: each block is one level of brightness.
struct JPEGBuilder {
  /// A component: its number, and its sampling factors.
  typealias Component = (number: UInt8, across: UInt8, down: UInt8)

  var bytes: [UInt8] = [0xff, 0xd8]

  /// Adds a segment.
  func adding(_ marker: UInt8, _ contents: [UInt8]) -> JPEGBuilder {
    adding(raw: [0xff, marker] + Self.bigEndian(contents.count + 2) + contents)
  }

  /// Adds bytes as they are.
  func adding(raw: [UInt8]) -> JPEGBuilder {
    var result = self
    result.bytes += raw
    return result
  }

  /// Adds tables: steps of 8, 12 codes of four bits for the lengths 0 to 11, and one code of one bit: the end of a block.
  func tables() -> JPEGBuilder {
    adding(0xdb, [0] + Array(repeating: 8, count: 64))
      .adding(0xc4, [0x00, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0..<12))
      .adding(0xc4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
  }

  /// Adds a start of frame; gray unless told otherwise.
  func frame(
    _ width: Int, _ height: Int, _ components: [Component] = [(1, 1, 1)], marker: UInt8 = 0xc0, depth: UInt8 = 8
  ) -> JPEGBuilder {
    var contents: [UInt8] = [depth] + Self.bigEndian(height) + Self.bigEndian(width)
    contents.append(UInt8(components.count))
    for component in components { contents += [component.number, component.across << 4 | component.down, 0] }
    return adding(marker, contents)
  }

  /// Adds the header of a scan.
  func scan(_ numbers: [UInt8] = [1], band: (UInt8, UInt8) = (0, 63), bits: UInt8 = 0) -> JPEGBuilder {
    var contents = [UInt8(numbers.count)]
    for number in numbers { contents += [number, 0] }
    return adding(0xda, contents + [band.0, band.1, bits])
  }

  /// Adds blocks: of each its level less that of the block of the same component before, which is 128 at first.
  func blocks(_ differences: [Int]) -> JPEGBuilder {
    var bits: [UInt8] = []
    for difference in differences {
      let length = (0...11).first { abs(difference) < 1 << $0 } ?? 11
      let value = difference < 0 ? difference + 1 << length - 1 : difference
      bits += Self.bits(length, 4) + Self.bits(value, length) + [0]
    }
    return adding(raw: Self.packed(bits))
  }

  /// The file with an end marker.
  var end: [UInt8] { adding(raw: [0xff, 0xd9]).bytes }

  /// The lowest `count` bits of a number, the highest of them first.
  static func bits(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> $0 & 1) }
  }

  /// Bits as bytes, filled up with ones, and a 0 after each FF.
  static func packed(_ bits: [UInt8]) -> [UInt8] {
    let bits = bits + Array(repeating: 1, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
      return byte == 0xff ? [0xff, 0] : [byte]
    }
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}

/// What decoding a JPEG gives: the image or the error.
func decodedJPEG(_ bytes: [UInt8], limits: ImageLimits = .default) -> Result<Image, ImageError> {
  Result { () throws(ImageError) in try Image(jpeg: bytes, limits: limits) }
}

/// What is wrong with a JPEG, in the words printed behind its name; nil if nothing is.
func jpegComplaint(_ bytes: [UInt8], limits: ImageLimits = .default) -> String? {
  switch decodedJPEG(bytes, limits: limits) {
  case .success: nil
  case .failure(let error): String(describing: error)
  }
}
