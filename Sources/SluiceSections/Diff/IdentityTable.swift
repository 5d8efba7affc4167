/// Identities, numbered from 0 in the order in which they come.
///
/// A hash table with linear probing (Knuth, The Art of Computer Programming 3, section 6.4), made for a known number of
/// identities, at most half full. A slot holds the number of an identity, and in the bits above it a part of the hash, so
/// that looking for an identity that is not there compares hardly any. Hashes come from `hashValue` and are seeded anew in
/// each process; if they are all the same, results are right and time is quadratic.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  /// By number.
  @usableFromInline private(set) var identities: [Identity] = []
  /// 0, or a number plus 1 in the bits of `numberMask` and a part of the hash in the others.
  @usableFromInline private(set) var slots: [UInt]
  @usableFromInline let slotMask: UInt
  @usableFromInline let numberMask: UInt
  @usableFromInline let shift: UInt

  /// An empty table for `capacity` identities. O(`capacity`).
  @inlinable
  init(capacity: Int) {
    let bits = UInt(UInt.bitWidth - max(2 * capacity, 2).leadingZeroBitCount)
    slots = Array(repeating: 0, count: 1 << bits)
    slotMask = 1 << bits - 1
    numberMask = slotMask
    shift = UInt(UInt.bitWidth) - bits
    identities.reserveCapacity(capacity)
  }

  /// Spreads a hash, so that also one that was made by hand uses all bits (Knuth, section 6.4, multiplicative hashing).
  @inlinable
  func spread(_ identity: Identity) -> UInt {
    UInt(bitPattern: identity.hashValue) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Gives `identity` the next number.
  ///
  /// - Returns: the number of an equal identity that is there already; nothing is added then.
  @inlinable
  mutating func insert(_ identity: Identity) -> Int? {
    let hash = spread(identity)
    var slot = hash >> shift
    while slots[Int(slot)] != 0 {
      if let number = match(slots[Int(slot)], hash, identity) { return number }
      slot = (slot &+ 1) & slotMask
    }
    identities.append(identity)
    slots[Int(slot)] = UInt(identities.count) | (hash & ~numberMask)
    return nil
  }

  /// The number of `identity`, if it has one.
  @inlinable
  func number(of identity: Identity) -> Int? {
    let hash = spread(identity)
    var slot = hash >> shift
    while slots[Int(slot)] != 0 {
      if let number = match(slots[Int(slot)], hash, identity) { return number }
      slot = (slot &+ 1) & slotMask
    }
    return nil
  }

  @inlinable
  func match(_ content: UInt, _ hash: UInt, _ identity: Identity) -> Int? {
    guard (content ^ hash) & ~numberMask == 0 else { return nil }
    let number = Int(content & numberMask) - 1
    return identities[number] == identity ? number : nil
  }
}
