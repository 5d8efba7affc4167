/// Reads a byte array bit by bit, the lowest bit of each byte first, as deflate wants it (RFC 1951, section 3.1.1).
struct BitReader {
  private let bytes: [UInt8]

  /// The next byte that is not yet in `buffer`.
  private var next = 0

  /// Bits taken from the bytes and not yet consumed, the next one lowest; those above `count` are 0.
  private(set) var buffer: UInt64 = 0

  /// The number of valid bits in `buffer`, 0 to 64.
  private(set) var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte that holds the next bit, counted from 0.
  var position: Int { next - (count + 7) >> 3 }

  /// Makes sure of at least 48 bits, as many as a length and a distance can take, or of what is left.
  @inline(__always)
  mutating func refill() {
    if count < 48 { fill() }
  }

  @inline(__always)
  private mutating func fill() {
    while count <= 56, next < bytes.count {
      buffer |= UInt64(bytes[next]) << UInt64(count)
      next &+= 1
      count &+= 8
    }
  }

  /// Drops `length` bits, which must be in the buffer.
  @inline(__always)
  mutating func consume(_ length: Int) {
    buffer >>= UInt64(length)
    count &-= length
  }

  /// Takes `length` bits, 0 to 16, as a number.
  @inline(__always)
  mutating func take(_ length: Int) throws(InflateError) -> Int {
    if count < length {
      refill()
      guard count >= length else { throw error(.truncated) }
    }
    let value = Int(buffer & (1 << UInt64(length) - 1))
    consume(length)
    return value
  }

  /// Drops the bits up to the next whole byte.
  mutating func alignToByte() {
    consume(count & 7)
  }

  /// An error at the current place.
  func error(_ reason: InflateError.Reason) -> InflateError {
    InflateError(reason: reason, offset: position)
  }
}
