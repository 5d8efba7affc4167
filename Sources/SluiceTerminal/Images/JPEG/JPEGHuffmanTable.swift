/// A Huffman code of a JPEG file, of at most 16 bits, ready for decoding (ITU-T T.81, annex C).
///
/// Codes of up to nine bits, which are nearly all that occur, are found with one look-up; longer ones by their length.
struct JPEGHuffmanTable {
  private static let fastBits = 9

  /// For every value of the next nine bits: `symbol << 8 | length`, or 0 if the code is longer or does not exist.
  private var fast = [UInt16](repeating: 0, count: 1 << fastBits)

  /// For each length, the first value of 16 bits that is beyond its codes.
  private var ends = [UInt32](repeating: 0, count: 17)

  /// For each length, what is to be added to a code to find its symbol.
  private var shifts = [Int](repeating: 0, count: 17)

  /// The symbols in the order of their codes.
  private let symbols: [UInt8]

  /// Builds the code that has `counts[i]` symbols of `i + 1` bits; fails where these are more than there are codes.
  ///
  /// `counts` has 16 elements, and `symbols` as many as they sum up to, at most 256.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    self.symbols = Array(symbols)
    var code = 0
    var index = 0
    for (length, count) in zip(1..., counts) {
      shifts[length] = index - code
      for _ in 0..<count {
        guard code < 1 << length else { return nil }
        if length <= Self.fastBits { fillFast(code, length, symbol: self.symbols[index]) }
        code += 1
        index += 1
      }
      ends[length] = UInt32(code) << UInt32(16 - length)
      code <<= 1
    }
  }

  private mutating func fillFast(_ code: Int, _ length: Int, symbol: UInt8) {
    let first = code << (Self.fastBits - length)
    for index in first..<first + 1 << (Self.fastBits - length) { fast[index] = UInt16(symbol) << 8 | UInt16(length) }
  }

  /// Reads one symbol, or returns -1 where there is no such code; the caller refills the reader first.
  @inline(__always)
  func decode(_ bits: inout JPEGBitReader) -> Int {
    let entry = fast[Int(truncatingIfNeeded: bits.buffer &>> UInt64(64 - Self.fastBits))]
    guard entry != 0 else { return decodeLong(&bits) }
    bits.consume(Int(entry & 255))
    return Int(entry &>> 8)
  }

  @inline(never)
  private func decodeLong(_ bits: inout JPEGBitReader) -> Int {
    let next = UInt32(bits.buffer >> 48)
    for length in Self.fastBits + 1...16 where next < ends[length] {
      bits.consume(length)
      return Int(symbols[Int(next >> UInt32(16 - length)) + shifts[length]])
    }
    return -1
  }
}
