/// A difference that does not show where two values are printed whole: too deep, or in a part that prints alike.
struct HiddenDifference {
  /// How many parts may be looked through to find one more step down.
  private static let stepLimit = 64

  private let path: String
  private let old: Any
  private let new: Any

  /// Looks for the innermost parts of two values that differ.
  init(_ old: Any, _ new: Any) {
    var labels: [String] = []
    var (old, new) = (old, new)
    var comparison = PartwiseComparison(old, new, isTraced: true)
    if let pair = comparison.firstDifference() {
      labels = Self.labels(of: pair, comparison.trace)
      (old, new) = (pair.old, pair.new)
    }
    // From here on `==` says that they differ; where, its parts may tell.
    for _ in 0..<Self.stepLimit {
      guard type(of: old) == type(of: new), let part = Self.differingPart(old, new) else { break }
      labels.append(part.label)
      (old, new) = (part.old, part.new)
    }
    self.old = old
    self.new = new
    path = Self.path(labels)
  }

  /// What differs, and where, as text.
  var text: String {
    let place = path.isEmpty ? "" : ", at \(path)"
    let (before, after) = (Dumper.dump(old), Dumper.dump(new))
    if before != after {
      return "  (at \(path))\n" + DifferenceWriter.text(before, after)
    }
    return """
      - \(before.summary())
      + \(after.summary())
      (The two print alike, but == says that they differ\(place): look for a NaN, a closure, an object that is compared by \
      identity, or an == of your own.)
      """
  }

  private static func differingPart(_ old: Any, _ new: Any) -> (label: String, old: Any, new: Any)? {
    let (left, right) = (Mirror(reflecting: old), Mirror(reflecting: new))
    let isOrdered = left.displayStyle != .set && left.displayStyle != .dictionary
    guard isOrdered, left.children.count == right.children.count else { return nil }
    for (number, (before, after)) in zip(left.children, right.children).enumerated()
    where !areSame(before.value, after.value) {
      return (before.label ?? "[\(number)]", before.value, after.value)
    }
    return nil
  }

  private static func labels(of pair: PartwiseComparison.Pair, _ trace: [PartwiseComparison.Pair]) -> [String] {
    var labels: [String] = []
    var next: PartwiseComparison.Pair? = pair
    while let pair = next {
      if let label = pair.label { labels.append(label) }
      next = pair.parent.map { trace[$0] }
    }
    return labels.reversed()
  }

  /// The labels as one path, without its middle if it is long, and without the `some` of optionals.
  private static func path(_ labels: [String]) -> String {
    let names = labels.filter { $0 != "some" }
    let shown =
      names.count <= 12 ? names : names.prefix(4) + ["… \(names.count - 8) more …"] + names.suffix(4)
    return shown.reduce("") { path, name in
      path.isEmpty || name.hasPrefix("[") || name.hasPrefix(".") ? path + name : "\(path).\(name)"
    }
  }
}
