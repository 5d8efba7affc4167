/// A canonical Huffman code of at most 15 bits, ready for decoding (RFC 1951, section 3.2.2).
///
/// Codes of up to ten bits are found with one look-up; longer ones, which are rare by construction, are found bit by
/// bit from the number of codes of each length.
struct HuffmanTable {
  private static let fastBits = 10

  /// For every value of the next ten bits: `symbol << 4 | length`, or 0 if the code is longer or does not exist.
  private var fast = [UInt16](repeating: 0, count: 1 << fastBits)

  /// The number of codes of each length, 0 to 15; the entry for 0 is not used.
  private var counts = [Int](repeating: 0, count: 16)

  /// The symbols in the order of their codes.
  private var symbols: [UInt16] = []

  /// Builds the code in which symbol `i` has `lengths[i]` bits (0 for none, at most 15).
  ///
  /// Fails when the lengths claim more codes than exist, or leave some unused. As in zlib, codes that consist of
  /// one symbol of one bit, or of none, are accepted where `allowsIncomplete`; using what is missing fails later.
  init?(lengths: ArraySlice<UInt8>, allowsIncomplete: Bool = false) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var unused = 1
    for length in 1...15 {
      unused = unused << 1 - counts[length]
      if unused < 0 { return nil }
    }
    let used = lengths.count { $0 > 0 }
    if unused > 0, !(allowsIncomplete && used == counts[1]) { return nil }
    assignCodes(lengths)
  }

  private mutating func assignCodes(_ lengths: ArraySlice<UInt8>) {
    var nextCode = [Int](repeating: 0, count: 16)
    var nextIndex = [Int](repeating: 0, count: 16)
    for length in 1..<15 {
      nextCode[length + 1] = (nextCode[length] + counts[length]) << 1
      nextIndex[length + 1] = nextIndex[length] + counts[length]
    }
    symbols = [UInt16](repeating: 0, count: nextIndex[15] + counts[15])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[nextIndex[length]] = UInt16(symbol)
      if length <= Self.fastBits { fillFast(symbol: symbol, code: nextCode[length], length: length) }
      nextIndex[length] += 1
      nextCode[length] += 1
    }
  }

  /// Enters a code at every index whose low bits are the code, first bit lowest.
  private mutating func fillFast(symbol: Int, code: Int, length: Int) {
    var reversed = 0
    for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
    let entry = UInt16(symbol << 4 | length)
    for index in stride(from: reversed, to: fast.count, by: 1 << length) { fast[index] = entry }
  }

  /// Reads one symbol; the caller refills the reader first.
  @inline(__always)
  func decode(_ bits: inout BitReader) throws(InflateError) -> Int {
    let entry = fast[Int(bits.buffer & UInt64(1 << Self.fastBits - 1))]
    let length = Int(entry & 15)
    guard length > 0, length <= bits.count else { return try decodeLong(&bits) }
    bits.consume(length)
    return Int(entry >> 4)
  }

  /// Reads one symbol bit by bit.
  @inline(never)
  private func decodeLong(_ bits: inout BitReader) throws(InflateError) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      guard bits.count >= length else { throw bits.error(.truncated) }
      code |= Int(bits.buffer >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code < first + count {
        bits.consume(length)
        return Int(symbols[index + code - first])
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw bits.error(.code)
  }
}
