/// What a length or distance symbol of deflate stands for: a base, to which the value of some extra bits is added.
struct CopyCode {
  let base: Int
  let extraBits: Int

  /// The lengths of symbols 257 to 285 (RFC 1951, section 3.2.5).
  static let lengths: [CopyCode] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5].codes(from: 3)
    + [CopyCode(base: 258, extraBits: 0)]

  /// The distances of symbols 0 to 29 (RFC 1951, section 3.2.5).
  static let distances: [CopyCode] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13].codes(from: 1)
}

extension [Int] {
  /// Lines up codes with these numbers of extra bits so that each begins where the one before ends.
  fileprivate func codes(from base: Int) -> [CopyCode] {
    var base = base
    return map { extraBits in
      defer { base += 1 << extraBits }
      return CopyCode(base: base, extraBits: extraBits)
    }
  }
}

extension HuffmanTable {
  /// The code of literals and lengths in fixed blocks (RFC 1951, section 3.2.6).
  static let fixedLiterals = fixed(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))

  /// The code of distances in fixed blocks: five bits each.
  static let fixedDistances = fixed(Array(repeating: 5, count: 32))

  private static func fixed(_ lengths: [UInt8]) -> HuffmanTable {
    guard let table = HuffmanTable(lengths: lengths[...]) else { preconditionFailure("RFC 1951's codes are complete") }
    return table
  }
}
