/// Reads the data of a JPEG scan bit by bit, the highest bit of each byte first, up to the next marker.
///
/// A byte FF of the data is followed by a 0, which is left out here (ITU-T T.81, section F.1.2.3). Behind the end come
/// zeros: a reader of blocks looks at `isExhausted` once per block, not at every bit.
struct JPEGBitReader {
  private let bytes: [UInt8]

  /// The next byte that is not yet in `buffer`; at the end of the data that of the marker.
  private(set) var next: Int

  /// Bits taken from the bytes and not yet consumed, the next one highest; those below the first `count` are 0.
  private(set) var buffer: UInt64 = 0

  /// The number of valid bits in `buffer`; negative when more were consumed than there are.
  private var count = 0

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    next = offset
  }

  /// Whether more bits were consumed than there are.
  var isExhausted: Bool { count < 0 }

  /// Whether the file ends where the data do, without a marker.
  var isAtEndOfFile: Bool { next + 1 >= bytes.count }

  /// Makes sure of at least 32 bits, as many as a code and a value can take, or of what is left.
  @inline(__always)
  mutating func refill() {
    if count < 32 { fill() }
  }

  /// Takes as many whole bytes as there is room for, at once where no byte FF is among the next eight.
  @inline(__always)
  private mutating func fill() {
    if next &+ 8 <= bytes.count, count >= 0 {
      let word = bytes.withUnsafeBytes { UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: next, as: UInt64.self)) }
      if (~word &- 0x0101_0101_0101_0101) & word & 0x8080_8080_8080_8080 == 0 {
        let taken = (64 &- count) &>> 3
        let bits = taken &* 8
        buffer |= (word &>> UInt64(64 &- bits)) &<< UInt64(64 &- bits &- count)
        next &+= taken
        count &+= bits
        return
      }
    }
    fillByByte()
  }

  @inline(never)
  private mutating func fillByByte() {
    while count <= 56, next < bytes.count {
      let byte = bytes[next]
      if byte == 0xff {
        guard next + 1 < bytes.count, bytes[next + 1] == 0 else { return }
        next += 1
      }
      next += 1
      buffer |= UInt64(byte) << UInt64(56 - count)
      count += 8
    }
  }

  /// Drops `length` bits, 0 to 16.
  @inline(__always)
  mutating func consume(_ length: Int) {
    buffer = buffer &<< UInt64(truncatingIfNeeded: length)
    count &-= length
  }

  /// Takes `length` bits, 0 to 16, as a number; the caller refills the reader first.
  @inline(__always)
  mutating func take(_ length: Int) -> Int {
    let value = Int(truncatingIfNeeded: (buffer &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- length))
    consume(length)
    return value
  }

  /// Takes a difference of `length` bits, 0 to 16: one that begins with 0 is negative (ITU-T T.81, section F.2.2.1).
  @inline(__always)
  mutating func takeSigned(_ length: Int) -> Int {
    let isNegative = buffer &>> 63 == 0
    let value = take(length)
    return isNegative ? value &- (1 &<< length) &+ 1 : value
  }

  /// Takes one bit, refilling where needed.
  @inline(__always)
  mutating func takeBit() -> Bool {
    if count < 1 { fill() }
    defer { consume(1) }
    return buffer &>> 63 == 1
  }

  /// Goes on behind the next marker where that is restart marker `number`, 0 to 7; returns whether it was.
  mutating func restart(_ number: Int) -> Bool {
    buffer = 0
    count = 0
    while next + 1 < bytes.count, bytes[next] != 0xff || bytes[next + 1] == 0 || bytes[next + 1] == 0xff { next += 1 }
    guard next + 1 < bytes.count, Int(bytes[next + 1]) == 0xd0 + number else { return false }
    next += 2
    return true
  }
}
