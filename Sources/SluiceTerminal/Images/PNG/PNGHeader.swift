/// How the samples of a PNG pixel are laid out (PNG specification, section 11.2.2).
enum PNGColorType: UInt8 {
  case gray = 0
  case rgb = 2
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  var samplesPerPixel: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Whether samples may have `depth` bits each.
  func allows(bitDepth depth: Int) -> Bool {
    switch self {
    case .gray: [1, 2, 4, 8, 16].contains(depth)
    case .palette: [1, 2, 4, 8].contains(depth)
    case .rgb, .grayAlpha, .rgba: depth == 8 || depth == 16
    }
  }
}

/// The contents of a PNG's first chunk, IHDR.
struct PNGHeader {
  let width: Int
  let height: Int
  /// Bits per sample: 1, 2, 4, 8 or 16.
  let bitDepth: Int
  let colorType: PNGColorType
  let isInterlaced: Bool

  var bitsPerPixel: Int { bitDepth * colorType.samplesPerPixel }

  /// The distance that filters look back: bytes per pixel, at least 1.
  var filterStride: Int { max(bitsPerPixel / 8, 1) }

  /// The bytes of a row of `width` pixels, without its filter byte.
  func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The bytes of all rows of all passes, with their filter bytes.
  var dataLength: Int {
    passes.reduce(0) { $0 + $1.height * (1 + rowLength(width: $1.width)) }
  }

  /// Reads a header of 13 bytes that starts at `offset` in `bytes`; the chunk starts 8 bytes before.
  init(_ bytes: [UInt8], at offset: Int, limits: ImageLimits) throws(ImageError) {
    let width = bytes.bigEndian32(at: offset)
    let height = bytes.bigEndian32(at: offset + 4)
    let chunk = offset - 8
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw .invalidChunk(chunk: "IHDR", offset: chunk, reason: "\(width) x \(height) pixels")
    }
    let limit = limits.maximumPixelCount
    guard height <= limit / width else { throw .tooLarge(width: width, height: height, limit: limit) }
    let depth = Int(bytes[offset + 8])
    guard let colorType = PNGColorType(rawValue: bytes[offset + 9]), colorType.allows(bitDepth: depth) else {
      let reason = "colour type \(bytes[offset + 9]) with \(depth) bits"
      throw .invalidChunk(chunk: "IHDR", offset: chunk, reason: reason)
    }
    guard bytes[offset + 10] == 0, bytes[offset + 11] == 0, bytes[offset + 12] <= 1 else {
      let methods = bytes[offset + 10...offset + 12].map(String.init).joined(separator: ", ")
      let reason = "unknown compression, filter or interlace method (\(methods))"
      throw .invalidChunk(chunk: "IHDR", offset: chunk, reason: reason)
    }
    self.width = width
    self.height = height
    self.bitDepth = depth
    self.colorType = colorType
    isInterlaced = bytes[offset + 12] == 1
  }
}

extension [UInt8] {
  /// The four bytes at `offset`, highest first.
  func bigEndian32(at offset: Int) -> Int {
    Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
  }
}
