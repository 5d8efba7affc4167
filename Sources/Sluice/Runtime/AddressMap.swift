/// A hash table from addresses to values, with open addressing and linear probing (Knuth, The Art of Computer
/// Programming, volume 3, section 6.4, algorithms L and R).
///
/// Faster than `Dictionary` for this one kind of key, since an address needs no strong hash. All operations take
/// constant expected time.
struct AddressMap<Value> {
  private var keys: [UInt] = []
  /// By place; who changes them leaves those that are nil as they are.
  var values: [Value?] = []
  private(set) var count = 0

  var capacity: Int {
    keys.count
  }

  private func home(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: addressHash(key) >> 16) & (keys.count - 1)
  }

  func index(of key: UInt) -> Int? {
    guard count > 0 else { return nil }
    var index = home(key)
    while keys[index] != 0 {
      if keys[index] == key { return index }
      index = (index + 1) & (keys.count - 1)
    }
    return nil
  }

  subscript(key: UInt) -> Value? {
    index(of: key).flatMap { values[$0] }
  }

  mutating func insert(_ value: Value, for key: UInt) {
    if (count + 1) * 4 > keys.count * 3 { grow() }
    var index = home(key)
    while keys[index] != 0, keys[index] != key { index = (index + 1) & (keys.count - 1) }
    if keys[index] == 0 { count += 1 }
    keys[index] = key
    values[index] = value
  }

  mutating func remove(_ key: UInt) -> Value? {
    guard var hole = index(of: key) else { return nil }
    let removed = values[hole]
    count -= 1
    var next = (hole + 1) & (keys.count - 1)
    while keys[next] != 0 {
      // Closes the hole with the next entry that may stand there.
      let distance = (next &- home(keys[next])) & (keys.count - 1)
      if distance >= (next &- hole) & (keys.count - 1) {
        keys[hole] = keys[next]
        values[hole] = values[next]
        hole = next
      }
      next = (next + 1) & (keys.count - 1)
    }
    keys[hole] = 0
    values[hole] = nil
    return removed
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = Array(repeating: 0, count: max(8, keys.count * 2))
    values = Array(repeating: nil, count: keys.count)
    count = 0
    for (key, value) in zip(old.0, old.1) where key != 0 {
      if let value { insert(value, for: key) }
    }
  }
}

/// Spreads addresses over all bits (Fibonacci hashing).
func addressHash(_ key: UInt) -> UInt {
  let product = key &* 0x9E37_79B9_7F4A_7C15
  return product ^ (product >> 32)
}
