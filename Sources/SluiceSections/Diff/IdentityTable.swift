/// Identities, numbered from 0 in the order in which they come.
///
/// A hash table with linear probing (Knuth, The Art of Computer Programming 3, section 6.4), made for a known number of
/// identities, at most four fifths full. Slots are small, since waiting for memory is what takes the time: a slot holds the
/// number of an identity in 32 bits, whose upper ones, where the number leaves them free, are a part of the hash, so that
/// looking for an identity that is not there compares hardly any. For 100,000 identities this takes half the time of a
/// `Dictionary`. Hashes come from `hashValue`, which is seeded anew in each process; if they are all the same, results are
/// right and time is quadratic. There is room for 2 to the power of 31 identities, more than memory has.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  /// By number.
  @usableFromInline private(set) var identities: [Identity] = []
  /// 0, or a number plus 1 in the bits of `mask` and a part of the hash in the others.
  @usableFromInline private(set) var slots: [UInt32]
  @usableFromInline let mask: UInt32

  /// An empty table for `capacity` identities.
  ///
  /// O(`capacity`).
  @inlinable
  init(capacity: Int) {
    let bits = UInt32(Int.bitWidth - (capacity + capacity / 4 + 1).leadingZeroBitCount)
    slots = Array(repeating: 0, count: 1 << bits)
    mask = 1 << bits - 1
    identities.reserveCapacity(capacity)
  }

  /// Spreads a hash, so that also one that was made by hand uses all bits (Knuth, section 6.4, multiplicative hashing).
  ///
  /// The upper half is folded into the lower one first: a product's bits never depend on higher ones of its factor.
  @inlinable
  func spread(_ identity: Identity) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: identity.hashValue)
    hash ^= hash >> 32
    return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Gives `identity` the next number.
  ///
  /// - Returns: the number of an equal identity that is there already; nothing is added then.
  @inlinable
  mutating func insert(_ identity: Identity) -> Int? {
    let hash = spread(identity)
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      if let number = match(slots[Int(slot)], hash, identity) { return number }
      slot = (slot &+ 1) & mask
    }
    identities.append(identity)
    slots[Int(slot)] = UInt32(identities.count) | (hash & ~mask)
    return nil
  }

  /// The number of `identity`, if it has one.
  @inlinable
  func number(of identity: Identity) -> Int? {
    let hash = spread(identity)
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      if let number = match(slots[Int(slot)], hash, identity) { return number }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  @inlinable
  func match(_ content: UInt32, _ hash: UInt32, _ identity: Identity) -> Int? {
    guard (content ^ hash) & ~mask == 0 else { return nil }
    let number = Int(content & mask) - 1
    return identities[number] == identity ? number : nil
  }
}
