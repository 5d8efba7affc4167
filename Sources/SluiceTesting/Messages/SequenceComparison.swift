/// A line of a comparison: what was received, and what was expected in its place.
enum ComparedLine<Item> {
  case equal(Item, Item)
  case different(received: Item, expected: Item)
  case extra(Item)
  case missing(Item)

  var isEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

/// Two sequences laid side by side, so that what they share stands on common lines.
struct SequenceComparison<Item> {
  /// Above this size what differs is paired by position: aligning it takes time quadratic in what differs.
  static var greatestAligned: Int { 1000 }

  let lines: [ComparedLine<Item>]

  /// Aligns the sequences, of which the common beginning and end are found first.
  init(received: [Item], expected: [Item], by areEqual: (Item, Item) -> Bool) {
    let start = zip(received, expected).prefix { areEqual($0, $1) }.count
    let (restReceived, restExpected) = (received.dropFirst(start), expected.dropFirst(start))
    let end = zip(restReceived.reversed(), restExpected.reversed()).prefix { areEqual($0, $1) }.count
    let (middleReceived, middleExpected) = (Array(restReceived.dropLast(end)), Array(restExpected.dropLast(end)))
    lines =
      Self.common(received.prefix(start), expected.prefix(start))
      + Self.aligned(middleReceived, middleExpected, areEqual)
      + Self.common(received.suffix(end), expected.suffix(end))
  }

  private static func common(_ received: ArraySlice<Item>, _ expected: ArraySlice<Item>) -> [ComparedLine<Item>] {
    zip(received, expected).map { .equal($0, $1) }
  }

  private static func aligned(
    _ received: [Item], _ expected: [Item], _ areEqual: (Item, Item) -> Bool
  ) -> [ComparedLine<Item>] {
    guard received.count + expected.count <= greatestAligned else {
      return paired(received[...], expected[...]) { areEqual($0, $1) }
    }
    let difference = received.difference(from: expected, by: areEqual)
    let extra = Set(difference.insertions.map(offset))
    let missing = Set(difference.removals.map(offset))
    var lines: [ComparedLine<Item>] = []
    var (next, wanted) = (0, 0)
    while next < received.count || wanted < expected.count {
      let (firstExtra, firstMissing) = (next, wanted)
      while extra.contains(next) { next += 1 }
      while missing.contains(wanted) { wanted += 1 }
      lines += paired(received[firstExtra..<next], expected[firstMissing..<wanted]) { _, _ in false }
      if next < received.count, wanted < expected.count {
        lines.append(.equal(received[next], expected[wanted]))
        (next, wanted) = (next + 1, wanted + 1)
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Item>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func paired(
    _ received: ArraySlice<Item>, _ expected: ArraySlice<Item>, _ areEqual: (Item, Item) -> Bool
  ) -> [ComparedLine<Item>] {
    let common = min(received.count, expected.count)
    let pairs = zip(received, expected).map { received, expected -> ComparedLine<Item> in
      areEqual(received, expected) ? .equal(received, expected) : .different(received: received, expected: expected)
    }
    return pairs + received.dropFirst(common).map { .extra($0) } + expected.dropFirst(common).map { .missing($0) }
  }
}
