/// A collection of which only what differs is taken apart, so that a large one is as quickly shown as a small one.
protocol SparselyDumped {
  /// The elements that are not the same as in `other`, and what is left out before and after; nil if it is too small to bother.
  func unlike(_ other: Any) -> UnlikeElements?
  /// Whether both are the same by their storage, so that nothing has to be compared.
  func sharesStorage(with other: Any) -> Bool
}

/// What is not the same in two collections.
struct UnlikeElements {
  /// How many elements are left out before those shown, and behind them; as many in the other collection.
  let before: Int
  let after: Int
  /// For a dictionary, pairs.
  let elements: [Any]
}

extension Array: SparselyDumped {
  func unlike(_ other: Any) -> UnlikeElements? {
    guard count > 64, let other = other as? Self else { return nil }
    let limit = Swift.min(count, other.count)
    let equal = elementComparison(Element.self)
    var (start, end) = (0, 0)
    while start < limit, equal(self[start], other[start]) { start += 1 }
    while end < limit - start, equal(self[count - 1 - end], other[other.count - 1 - end]) { end += 1 }
    // A neighbour is shown; two or more that are left out are counted.
    let before = start > 2 ? start - 1 : 0
    let after = end > 2 ? end - 1 : 0
    return UnlikeElements(before: before, after: after, elements: self[before..<(count - after)].map { $0 })
  }

  func sharesStorage(with other: Any) -> Bool {
    guard let other = other as? Self, other.count == count else { return false }
    return withUnsafeBufferPointer { old in other.withUnsafeBufferPointer { old.baseAddress == $0.baseAddress } }
  }
}

extension Dictionary: SparselyDumped {
  func unlike(_ other: Any) -> UnlikeElements? {
    guard count > 1000, let other = other as? Self else { return nil }
    let equal = elementComparison(Value.self)
    let pairs = filter { key, value in other[key].map { !equal(value, $0) } ?? true }
    return UnlikeElements(before: count - pairs.count, after: 0, elements: pairs.map { ($0.key, $0.value) })
  }

  func sharesStorage(with other: Any) -> Bool { false }
}

extension Set: SparselyDumped {
  func unlike(_ other: Any) -> UnlikeElements? {
    guard count > 1000, let other = other as? Self else { return nil }
    let members = subtracting(other)
    return UnlikeElements(before: count - members.count, after: 0, elements: members.map { $0 })
  }

  func sharesStorage(with other: Any) -> Bool { false }
}

/// Compares two elements: by their `==`, which is found once for all, or by their parts.
private func elementComparison<Element>(_ type: Element.Type) -> (Element, Element) -> Bool {
  guard let type = type as? any Equatable.Type else { return { areSame($0, $1) } }
  func comparison<Value: Equatable>(_: Value.Type) -> (Element, Element) -> Bool {
    // The same type, so that the casts succeed.
    { lhs, rhs in (lhs as? Value) == (rhs as? Value) }
  }
  return comparison(type)
}
