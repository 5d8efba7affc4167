/// The checksum at the end of zlib data: Adler-32 (RFC 1950, section 8).
enum Adler32 {
  /// The largest number of bytes whose sums fit in 32 bits before they are reduced.
  private static let blockLength = 5552

  /// The checksum of `bytes`; linear in their number.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var start = 0
    while start < bytes.count {
      let end = min(start + blockLength, bytes.count)
      for index in start..<end {
        low &+= UInt32(bytes[index])
        high &+= low
      }
      low %= 65521
      high %= 65521
      start = end
    }
    return high << 16 | low
  }
}
