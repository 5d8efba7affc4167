extension Inflate {
  /// The order in which the lengths of the code length code are stored (RFC 1951, section 3.2.7).
  private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Reads a block that brings its own Huffman codes (RFC 1951, section 3.2.7).
  mutating func readDynamic() throws(InflateError) {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    let codeLengthCount = try bits.take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw bits.error(.codeLengths) }
    var order = [UInt8](repeating: 0, count: 19)
    for symbol in Self.codeLengthOrder.prefix(codeLengthCount) { order[symbol] = UInt8(try bits.take(3)) }
    guard let codeLengths = HuffmanTable(lengths: order[...]) else { throw bits.error(.codeLengths) }
    let lengths = try readLengths(literalCount + distanceCount, with: codeLengths)
    guard lengths[256] > 0,
      let literals = HuffmanTable(lengths: lengths[..<literalCount], allowsIncomplete: true),
      let distances = HuffmanTable(lengths: lengths[literalCount...], allowsIncomplete: true)
    else { throw bits.error(.codeLengths) }
    try readCompressed(literals, distances)
  }

  /// Reads the run-length coded lengths of both Huffman codes.
  private mutating func readLengths(_ count: Int, with table: HuffmanTable) throws(InflateError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      bits.refill()
      let symbol = try table.decode(&bits)
      var repeated: UInt8 = 0
      var times = 1
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw bits.error(.codeLengths) }
        repeated = last
        times = try bits.take(2) + 3
      case 17: times = try bits.take(3) + 3
      case 18: times = try bits.take(7) + 11
      default: repeated = UInt8(symbol)
      }
      guard times <= count - lengths.count else { throw bits.error(.codeLengths) }
      for _ in 0..<times { lengths.append(repeated) }
    }
    return lengths
  }

  /// Reads literals and copies up to the end of the block.
  mutating func readCompressed(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(InflateError) {
    while true {
      bits.refill()
      let symbol = try literals.decode(&bits)
      if symbol < 256 {
        guard produced < output.count else { throw bits.error(.overflow) }
        output[produced] = UInt8(truncatingIfNeeded: symbol)
        produced &+= 1
      } else if symbol == 256 {
        return
      } else {
        try copy(lengthSymbol: symbol - 257, distances)
      }
    }
  }

  /// Copies earlier output, byte by byte since source and target may overlap.
  private mutating func copy(lengthSymbol: Int, _ distances: HuffmanTable) throws(InflateError) {
    guard lengthSymbol < CopyCode.lengths.count else { throw bits.error(.code) }
    let lengthCode = CopyCode.lengths[lengthSymbol]
    let length = lengthCode.base + (try bits.take(lengthCode.extraBits))
    bits.refill()
    let distanceSymbol = try distances.decode(&bits)
    guard distanceSymbol < CopyCode.distances.count else { throw bits.error(.code) }
    let distanceCode = CopyCode.distances[distanceSymbol]
    let distance = distanceCode.base + (try bits.take(distanceCode.extraBits))
    guard distance <= produced else { throw bits.error(.distance) }
    guard length <= output.count - produced else { throw bits.error(.overflow) }
    let end = produced + length
    while produced < end {
      output[produced] = output[produced &- distance]
      produced &+= 1
    }
  }
}
