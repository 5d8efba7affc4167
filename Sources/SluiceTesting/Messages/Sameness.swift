/// Whether two values are the same: by `==` where there is one, otherwise by their parts.
///
/// Functions cannot be compared, and count as the same.
///
/// - Complexity: linear in the number of parts that have no `==`.
func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
  var comparison = PartwiseComparison(lhs, rhs, isTraced: false)
  return comparison.firstDifference() == nil
}

/// Compares two values part by part.
///
/// The pairs that are still to be compared are kept in a list, not on the stack: a chain of objects may be as long as it likes.
/// A pair of objects that was met before is not compared again, so that objects may contain themselves.
struct PartwiseComparison {
  /// Two parts at one place.
  struct Pair {
    let old: Any
    let new: Any
    /// What the part is called in what it is part of.
    let label: String?
    /// Where in `trace` that is.
    let parent: Int?
  }

  private struct Objects: Hashable {
    let old: ObjectIdentifier
    let new: ObjectIdentifier
  }

  private var pending: [Pair]
  private var met: Set<Objects> = []
  /// Every pair that was taken apart, if asked for.
  private(set) var trace: [Pair] = []
  private let isTraced: Bool
  /// The types that are known to have no `==`: asking takes long.
  private var unequatable: Set<ObjectIdentifier> = []

  init(_ old: Any, _ new: Any, isTraced: Bool) {
    pending = [Pair(old: old, new: new, label: nil, parent: nil)]
    self.isTraced = isTraced
  }

  /// The first pair that differs, and has no parts in which it does, as far as `==` allows to look.
  mutating func firstDifference() -> Pair? {
    while let pair = pending.popLast() {
      if !match(pair) { return pair }
    }
    return nil
  }

  /// Compares a pair, but for its parts, which are put on the list.
  private mutating func match(_ pair: Pair) -> Bool {
    let (lhs, rhs) = (pair.old, pair.new)
    guard type(of: lhs) == type(of: rhs) else { return false }
    let type = ObjectIdentifier(type(of: lhs))
    if !unequatable.contains(type) {
      if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
      unequatable.insert(type)
    }
    if let lhs = lhs as? any SparselyDumped, lhs.sharesStorage(with: rhs) { return true }
    let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    switch left.displayStyle {
    case .dictionary:
      if let lhs = lhs as? any KeyedValues { return matchValues(lhs, rhs, pair) }
    case .enum where left.children.isEmpty && right.children.isEmpty:
      return caseName(lhs) == caseName(rhs)
    case .class:
      let (old, new) = (lhs as AnyObject, rhs as AnyObject)
      guard old !== new, met.insert(Objects(old: ObjectIdentifier(old), new: ObjectIdentifier(new))).inserted
      else { return true }
    default: break
    }
    return matchParts(left, right, pair)
  }

  private mutating func matchParts(_ left: Mirror, _ right: Mirror, _ pair: Pair) -> Bool {
    var parts: [Pair] = []
    let parent = keep(pair)
    var ancestors: (Mirror, Mirror)? = (left, right)
    while let (left, right) = ancestors {
      guard left.children.count == right.children.count else { return false }
      for (number, (old, new)) in zip(left.children, right.children).enumerated() {
        guard old.label == new.label else { return false }
        let label = isTraced ? old.label ?? "[\(number)]" : nil
        parts.append(Pair(old: old.value, new: new.value, label: label, parent: parent))
      }
      ancestors = left.superclassMirror.flatMap { left in right.superclassMirror.map { (left, $0) } }
    }
    pending += parts.reversed()
    return true
  }

  /// Keys are matched by their own `==`: they may print alike.
  private mutating func matchValues(_ lhs: any KeyedValues, _ rhs: Any, _ pair: Pair) -> Bool {
    guard let values = lhs.pairedValues(rhs) else { return false }
    let parent = keep(pair)
    for (key, old, new) in values {
      pending.append(Pair(old: old, new: new, label: isTraced ? "[\(key)]" : nil, parent: parent))
    }
    return true
  }

  private mutating func keep(_ pair: Pair) -> Int? {
    guard isTraced else { return nil }
    trace.append(pair)
    return trace.count - 1
  }

  private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    (rhs as? Value) == lhs
  }
}

/// A dictionary, whatever its types.
private protocol KeyedValues {
  /// The values of both by key; nil if the keys differ.
  func pairedValues(_ other: Any) -> [(key: Any, old: Any, new: Any)]?
}

extension Dictionary: KeyedValues {
  fileprivate func pairedValues(_ other: Any) -> [(key: Any, old: Any, new: Any)]? {
    guard let other = other as? Self, other.count == count else { return nil }
    var pairs: [(key: Any, old: Any, new: Any)] = []
    for (key, old) in self {
      guard let new = other[key] else { return nil }
      pairs.append((key, old, new))
    }
    return pairs
  }
}
