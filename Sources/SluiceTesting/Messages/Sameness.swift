/// Whether two values are the same: by `==` where there is one, otherwise by their parts.
///
/// Functions cannot be compared, and count as the same.
///
/// - Complexity: linear in the number of parts that have no `==`.
func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
  var comparison = PartwiseComparison()
  return comparison.areSame(lhs, rhs, depth: 0)
}

private struct PartwiseComparison {
  /// Deeper parts count as the same, as they are not shown either.
  private static let depthLimit = 48

  /// The pairs of objects that are being compared.
  private var enclosing: Set<[ObjectIdentifier]> = []

  mutating func areSame(_ lhs: Any, _ rhs: Any, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return true }
    guard type(of: lhs) == type(of: rhs) else { return false }
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    switch left.displayStyle {
    case .set, .dictionary:
      // Their order differs from one to the other.
      return Dumper.dump(lhs) == Dumper.dump(rhs)
    case .enum where left.children.isEmpty && right.children.isEmpty:
      return "\(lhs)" == "\(rhs)"
    case .class:
      return areSame(lhs as AnyObject, rhs as AnyObject, left, right, depth: depth)
    default:
      return haveSameParts(left, right, depth: depth)
    }
  }

  private mutating func areSame(
    _ lhs: AnyObject, _ rhs: AnyObject, _ left: Mirror, _ right: Mirror, depth: Int
  ) -> Bool {
    let pair = [ObjectIdentifier(lhs), ObjectIdentifier(rhs)]
    guard lhs !== rhs, enclosing.insert(pair).inserted else { return true }
    defer { enclosing.remove(pair) }
    var ancestors: (Mirror, Mirror)? = (left, right)
    while let (left, right) = ancestors {
      guard haveSameParts(left, right, depth: depth) else { return false }
      ancestors = left.superclassMirror.flatMap { left in right.superclassMirror.map { (left, $0) } }
    }
    return true
  }

  private mutating func haveSameParts(_ left: Mirror, _ right: Mirror, depth: Int) -> Bool {
    guard left.children.count == right.children.count else { return false }
    for (left, right) in zip(left.children, right.children) {
      guard left.label == right.label, areSame(left.value, right.value, depth: depth + 1) else { return false }
    }
    return true
  }

  private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    (rhs as? Value) == lhs
  }
}
