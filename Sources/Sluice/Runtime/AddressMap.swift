/// A hash table from addresses to values, with open addressing and linear probing (Knuth, The Art of Computer
/// Programming, volume 3, section 6.4, algorithms L and R).
///
/// Faster than `Dictionary` for this one kind of key, since an address needs no strong hash. All operations take
/// constant expected time.
struct AddressMap<Value> {
  /// A key and its value side by side, so that to find one among a million is to wait for memory once.
  private struct Slot {
    /// 0 if the slot is free.
    var key: UInt
    var value: Value?
  }

  private var slots: [Slot] = []
  private(set) var count = 0

  var capacity: Int {
    slots.count
  }

  /// The value at a place, if there is one; who changes it leaves nil as it is.
  ///
  /// Read in place: to take out a value is to retain what it holds.
  subscript(place place: Int) -> Value? {
    @inline(__always) _read { yield slots[place].value }
    _modify { yield &slots[place].value }
  }

  /// The key at a place, 0 if there is none.
  func key(at place: Int) -> UInt {
    slots[place].key
  }

  private func home(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: addressHash(key) >> 16) & (slots.count - 1)
  }

  func place(of key: UInt) -> Int? {
    guard count > 0 else { return nil }
    var place = home(key)
    while slots[place].key != 0 {
      if slots[place].key == key { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  subscript(key: UInt) -> Value? {
    place(of: key).flatMap { slots[$0].value }
  }

  mutating func insert(_ value: Value, for key: UInt) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    var place = home(key)
    while slots[place].key != 0, slots[place].key != key { place = (place + 1) & (slots.count - 1) }
    if slots[place].key == 0 { count += 1 }
    slots[place] = Slot(key: key, value: value)
  }

  mutating func remove(_ key: UInt) -> Value? {
    guard var hole = place(of: key) else { return nil }
    let removed = slots[hole].value
    count -= 1
    var next = (hole + 1) & (slots.count - 1)
    while slots[next].key != 0 {
      // Closes the hole with the next slot whose content may stand there.
      let distance = (next &- home(slots[next].key)) & (slots.count - 1)
      if distance >= (next &- hole) & (slots.count - 1) {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & (slots.count - 1)
    }
    slots[hole] = Slot(key: 0, value: nil)
    return removed
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(key: 0, value: nil), count: max(8, old.count * 2))
    count = 0
    for slot in old {
      if let value = slot.value { insert(value, for: slot.key) }
    }
  }
}

/// Spreads addresses over all bits (Fibonacci hashing).
func addressHash(_ key: UInt) -> UInt {
  let product = key &* 0x9E37_79B9_7F4A_7C15
  return product ^ (product >> 32)
}
