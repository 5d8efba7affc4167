import Foundation
import SluiceTerminal

/// Files in the test target's `Fixtures` folder.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return Array(try Data(contentsOf: url))
  }
}

/// Builds small PNG files, right or wrong, independently of the decoder.
struct PNGBuilder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  var bytes = signature

  /// Adds a chunk with a right checksum.
  func adding(_ name: String, _ contents: [UInt8] = []) -> PNGBuilder {
    var result = self
    let body = Array(name.utf8) + contents
    result.bytes += Self.bigEndian(contents.count) + body + Self.bigEndian(Int(Self.crc(body)))
    return result
  }

  /// Adds a header; 8-bit gray unless told otherwise.
  func header(
    _ width: Int, _ height: Int, depth: UInt8 = 8, color: UInt8 = 0, methods: [UInt8] = [0, 0, 0]
  ) -> PNGBuilder {
    adding("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [depth, color] + methods)
  }

  /// Adds rows, filter bytes included, in a stored block.
  func rows(_ rows: [UInt8]) -> PNGBuilder {
    adding("IDAT", Self.stored(rows))
  }

  /// The file with an end chunk.
  var end: [UInt8] { adding("IEND").bytes }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = [UInt8(data.count & 255), UInt8(data.count >> 8)]
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + data + bigEndian(adler(data))
  }

  static func adler(_ data: [UInt8]) -> Int {
    let sums = data.reduce((1, 0)) { (($0.0 + Int($1)) % 65521, ($0.1 + $0.0 + Int($1)) % 65521) }
    return sums.1 << 16 | sums.0
  }

  static func crc(_ data: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// `file` with the checksum of each whole chunk made right, so that damage reaches the inner layers.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let end = offset + 8 + length
      file.replaceSubrange(end..<end + 4, with: bigEndian(Int(crc(Array(file[offset + 4..<end])))))
      offset = end + 4
    }
    return file
  }
}

/// What decoding gives: the image or the error.
func decoded(_ bytes: [UInt8], limits: ImageLimits = .default) -> Result<Image, ImageError> {
  Result { () throws(ImageError) in try Image(png: bytes, limits: limits) }
}

/// What is wrong with a file, in the words printed behind its name; `nil` if nothing is.
func complaint(_ bytes: [UInt8], limits: ImageLimits = .default) -> String? {
  switch decoded(bytes, limits: limits) {
  case .success: nil
  case .failure(let error): String(describing: error)
  }
}
