extension PNGDecoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Walks the chunks up to IEND, keeps what is needed and checks names, order and checksums.
  mutating func readChunks() throws(ImageError) -> PNGHeader {
    try checkSignature()
    var chunk = try PNGChunk(bytes, at: Self.signature.count)
    let header = try readHeader(chunk)
    var previous = chunk.name
    while true {
      chunk = try PNGChunk(bytes, at: chunk.contents.upperBound + 4)
      if chunk.name == "IEND" { break }
      try read(chunk, after: previous, header)
      previous = chunk.name
    }
    guard chunk.contents.isEmpty else { throw chunk.invalid("it is not empty") }
    if header.colorType == .palette, palette == nil { throw .missingChunk(chunk: "PLTE") }
    if segments.isEmpty { throw .missingChunk(chunk: "IDAT") }
    return header
  }

  /// Reads the first chunk alone, and returns the size that it tells.
  mutating func readSize() throws(ImageError) -> ImageSize {
    try checkSignature()
    let header = try readHeader(PNGChunk(bytes, at: Self.signature.count))
    return ImageSize(width: header.width, height: header.height)
  }

  private func checkSignature() throws(ImageError) {
    let start = bytes.prefix(Self.signature.count)
    guard !start.isEmpty, Self.signature.starts(with: start) else { throw .notPNG }
    guard start.count == Self.signature.count else { throw .unfinished(offset: bytes.count) }
  }

  private func readHeader(_ chunk: PNGChunk) throws(ImageError) -> PNGHeader {
    guard chunk.name == "IHDR" else { throw .missingChunk(chunk: "IHDR") }
    guard chunk.contents.count == 13 else { throw chunk.invalid("its length is \(chunk.contents.count), not 13") }
    return try PNGHeader(bytes, at: chunk.contents.lowerBound, limits: limits)
  }

  private mutating func read(_ chunk: PNGChunk, after previous: String, _ header: PNGHeader) throws(ImageError) {
    switch chunk.name {
    case "IHDR":
      throw chunk.invalid("a second header")
    case "PLTE":
      try readPalette(chunk)
    case "tRNS":
      try readTransparency(chunk, header)
    case "IDAT":
      guard segments.isEmpty || previous == "IDAT" else { throw chunk.invalid("it is apart from the others") }
      segments.append((compressed.count, chunk.contents.lowerBound))
      compressed.append(contentsOf: bytes[chunk.contents])
    default:
      if chunk.isCritical { throw .unknownCriticalChunk(chunk: chunk.name, offset: chunk.offset) }
    }
  }

  private mutating func readPalette(_ chunk: PNGChunk) throws(ImageError) {
    guard palette == nil else { throw chunk.invalid("a second palette") }
    guard segments.isEmpty else { throw chunk.invalid("it follows the pixels") }
    let length = chunk.contents.count
    guard length > 0, length <= 768, length % 3 == 0 else {
      throw chunk.invalid("its length is \(length), not that of 1 to 256 colours")
    }
    palette = stride(from: chunk.contents.lowerBound, to: chunk.contents.upperBound, by: 3).map {
      Color(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }

  private mutating func readTransparency(_ chunk: PNGChunk, _ header: PNGHeader) throws(ImageError) {
    guard transparency == nil else { throw chunk.invalid("a second one") }
    guard segments.isEmpty else { throw chunk.invalid("it follows the pixels") }
    let contents = bytes[chunk.contents]
    switch header.colorType {
    case .grayAlpha, .rgba:
      break  // Against the specification, but harmless: these pixels have an alpha of their own.
    case .palette:
      guard let palette else { throw chunk.invalid("it precedes the palette") }
      guard contents.count <= palette.count else {
        throw chunk.invalid("more values (\(contents.count)) than colours (\(palette.count))")
      }
      transparency = .palette(Array(contents))
    case .gray, .rgb:
      let expected = header.colorType.samplesPerPixel * 2
      guard contents.count == expected else {
        throw chunk.invalid("its length is \(contents.count), not \(expected)")
      }
      let mask = UInt16(1 << header.bitDepth - 1)
      let places = stride(from: chunk.contents.lowerBound, to: chunk.contents.upperBound, by: 2)
      transparency = .color(places.map { (UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])) & mask })
    }
  }
}
