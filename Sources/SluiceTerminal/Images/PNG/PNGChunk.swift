/// One chunk of a PNG file, its checksum verified.
struct PNGChunk {
  let name: String

  /// Where the chunk starts, with its length field.
  let offset: Int

  /// Where its contents are.
  let contents: Range<Int>

  /// Whether the image cannot be shown without knowing the chunk: its first letter is upper-case.
  let isCritical: Bool

  /// An error about this chunk.
  func invalid(_ reason: String) -> ImageError {
    .invalidChunk(chunk: name, offset: offset, reason: reason)
  }

  /// Reads the chunk that starts at `offset` in `bytes`.
  init(_ bytes: [UInt8], at offset: Int) throws(ImageError) {
    guard bytes.count - offset >= 8 else { throw .unfinished(offset: bytes.count) }
    let length = bytes.bigEndian32(at: offset)
    let type = offset + 4..<offset + 8
    name = try Self.name(bytes[type], offset)
    self.offset = offset
    isCritical = bytes[type.lowerBound] & 0x20 == 0
    guard length <= Int(Int32.max) else {
      throw .invalidChunk(chunk: name, offset: offset, reason: "a length of \(length) bytes")
    }
    guard bytes.count - type.upperBound >= length + 4 else { throw .truncated(chunk: name, offset: bytes.count) }
    contents = type.upperBound..<type.upperBound + length
    var checksum = CRC32()
    checksum.update(bytes, type.lowerBound..<contents.upperBound)
    guard Int(checksum.value) == bytes.bigEndian32(at: contents.upperBound) else {
      throw .badChecksum(chunk: name, offset: offset)
    }
  }

  private static func name(_ type: ArraySlice<UInt8>, _ offset: Int) throws(ImageError) -> String {
    let isLetters = type.allSatisfy { (65...90).contains($0 & 0xdf) }
    guard isLetters else { throw .invalidChunk(chunk: "?", offset: offset, reason: "its name is not four letters") }
    return String(decoding: type, as: UTF8.self)
  }
}
