/// The order in which members and keys are shown: numbers by value, then everything by its text.
enum SortedParts {
  private struct Key: Comparable {
    let number: Double?
    let text: String

    init(_ dump: Dump) {
      text = dump.summary(limit: 1000)
      number = if case .leaf = dump { Double(text).flatMap { $0.isFinite ? $0 : nil } } else { nil }
    }

    static func < (lhs: Key, rhs: Key) -> Bool {
      switch (lhs.number, rhs.number) {
      case (let left?, let right?) where left != right: left < right
      case (.some, nil): true
      case (nil, .some): false
      default: lhs.text < rhs.text
      }
    }
  }

  /// The items in the order of their dumps; those whose keys print alike, in the order of their values.
  static func sorted<Item>(_ items: [Item], by key: (Item) -> Dump, _ value: (Item) -> Dump? = { _ in nil }) -> [Item] {
    let keyed = items.map { (key: Key(key($0)), item: $0) }
    return keyed.sorted { lhs, rhs in
      if lhs.key < rhs.key { return true }
      if rhs.key < lhs.key { return false }
      guard let left = value(lhs.item), let right = value(rhs.item) else { return false }
      return Key(left) < Key(right)
    }.map(\.item)
  }
}
