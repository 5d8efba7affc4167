/// Expands zlib data (RFC 1950) compressed with deflate (RFC 1951).
///
/// The output never exceeds `limit`, nor 1032 times the input, which is deflate's best: 258 bytes from two bits.
/// Linear in the sizes of input and output.
struct Inflate {
  static let maximumRatio = 1032

  var bits: BitReader

  /// Room for all of the output; the first `produced` bytes are valid.
  var output: [UInt8]
  var produced = 0

  /// Prepares to expand `input` to at most `limit` bytes.
  init(zlib input: [UInt8], limit: Int) {
    bits = BitReader(input)
    output = [UInt8](repeating: 0, count: min(limit, input.count * Self.maximumRatio))
  }

  /// Expands everything and checks it; to be called once.
  mutating func run() throws(InflateError) -> [UInt8] {
    try readHeader()
    var isLast = false
    while !isLast {
      isLast = try bits.take(1) == 1
      try readBlock(type: bits.take(2))
    }
    output.removeLast(output.count - produced)
    try readChecksum()
    return output
  }

  private mutating func readHeader() throws(InflateError) {
    let method = try bits.take(8)
    let flags = try bits.take(8)
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0 else {
      throw InflateError(reason: .header, offset: 0)
    }
    if flags & 0x20 != 0 { throw InflateError(reason: .dictionary, offset: 0) }
  }

  private mutating func readBlock(type: Int) throws(InflateError) {
    switch type {
    case 0: try readStored()
    case 1: try readCompressed(.fixedLiterals, .fixedDistances)
    case 2: try readDynamic()
    default: throw bits.error(.blockType)
    }
  }

  private mutating func readStored() throws(InflateError) {
    bits.alignToByte()
    let length = try bits.take(16)
    let complement = try bits.take(16)
    guard length ^ complement == 0xffff else { throw bits.error(.storedLength) }
    guard length <= output.count - produced else { throw bits.error(.overflow) }
    for _ in 0..<length {
      output[produced] = UInt8(try bits.take(8))
      produced += 1
    }
  }

  private mutating func readChecksum() throws(InflateError) {
    bits.alignToByte()
    let start = bits.position
    var expected: UInt32 = 0
    for _ in 0..<4 { expected = expected << 8 | UInt32(try bits.take(8)) }
    guard Adler32.checksum(output) == expected else { throw InflateError(reason: .checksum, offset: start) }
  }
}
