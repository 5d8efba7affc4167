/// The checksum of PNG chunks: CRC-32 with the reflected polynomial EDB88320 (ISO 3309, PNG specification annex D).
///
/// Eight bytes are folded per step with eight tables (M. Kounavis and F. Berry, "A Systematic Approach to Building
/// High Performance Software-Based CRC Generators", 2005). Linear in the number of bytes.
struct CRC32 {
  private var state: UInt32 = 0xffff_ffff

  /// The checksum of all bytes so far.
  var value: UInt32 { ~state }

  /// Adds the bytes of `bytes` in `range`.
  mutating func update(_ bytes: [UInt8], _ range: Range<Int>) {
    let table = Self.table
    var state = self.state
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let low = state ^ Self.word(bytes, index)
      let high = Self.word(bytes, index + 4)
      state = Self.fold(low, table, 1024) ^ Self.fold(high, table, 0)
      index += 8
    }
    while index < range.upperBound {
      state = table[Int(UInt8(truncatingIfNeeded: state) ^ bytes[index])] ^ (state >> 8)
      index += 1
    }
    self.state = state
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
  }

  /// Folds four bytes, the first of which is followed by three others and `base / 256` more.
  private static func fold(_ word: UInt32, _ table: [UInt32], _ base: Int) -> UInt32 {
    table[base + 768 + Int(word & 0xff)] ^ table[base + 512 + Int(word >> 8 & 0xff)]
      ^ table[base + 256 + Int(word >> 16 & 0xff)] ^ table[base + Int(word >> 24)]
  }

  /// Eight tables of 256 entries; the k-th is the effect of a byte that is followed by k zero bytes.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 2048)
    for byte in 0..<256 {
      var entry = UInt32(byte)
      for _ in 0..<8 { entry = entry & 1 == 0 ? entry >> 1 : entry >> 1 ^ 0xedb8_8320 }
      table[byte] = entry
    }
    for index in 256..<2048 {
      let previous = table[index - 256]
      table[index] = previous >> 8 ^ table[Int(previous & 0xff)]
    }
    return table
  }()
}
