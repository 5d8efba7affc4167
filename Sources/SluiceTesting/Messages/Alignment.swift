/// Matches the parts of two values of one shape.
enum Alignment {
  /// A part of one value, or a pair of parts of both.
  enum Entry {
    case same(Dump.Part)
    case changed(Dump.Part, Dump.Part)
    case removed(Dump.Part)
    case added(Dump.Part)

    /// The part as it is in the new value, or was in the old.
    var newest: Dump.Part {
      switch self {
      case .same(let part), .changed(_, let part), .removed(let part), .added(let part): part
      }
    }

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// Arrays whose differing stretches have more pairs than this are matched by place.
  private static let pairLimit = 250_000

  /// The parts of both values, those that belong together in one entry.
  static func entries(of old: Dump.Group, _ new: Dump.Group) -> [Entry] {
    switch old.style {
    case .fields: paired(old.parts, new.parts)
    case .pairs: keyed(old, new, \.label)
    case .members: keyed(old, new, \.value)
    case .elements, .lines: ordered(old, new)
    }
  }

  private static func entry(_ old: Dump.Part, _ new: Dump.Part) -> Entry {
    old.value == new.value ? .same(new) : .changed(old, new)
  }

  /// Parts that are matched by place; those that are left over stand at the end.
  private static func paired(_ old: some Collection<Dump.Part>, _ new: some Collection<Dump.Part>) -> [Entry] {
    zip(old, new).map(entry)
      + old.dropFirst(new.count).map(Entry.removed)
      + new.dropFirst(old.count).map(Entry.added)
  }

  /// Parts that are matched by a key, by which both are sorted.
  private static func keyed<Key: Hashable>(
    _ old: Dump.Group, _ new: Dump.Group, _ key: (Dump.Part) -> Key
  ) -> [Entry] {
    let places = Dictionary(new.parts.enumerated().map { (key($1), $0) }, uniquingKeysWith: { first, _ in first })
    // Keys that print alike cannot be told apart.
    guard places.count == new.parts.count, Set(old.parts.map(key)).count == old.parts.count else {
      return paired(old.parts, new.parts)
    }
    var entries: [Entry] = []
    var next = 0
    for part in old.parts {
      guard let place = places[key(part)] else {
        entries.append(.removed(part))
        continue
      }
      // Where long keys print alike for as far as they are sorted by.
      guard place >= next else { return paired(old.parts, new.parts) }
      entries += new.parts[next..<place].map(Entry.added)
      entries.append(entry(part, new.parts[place]))
      next = place + 1
    }
    return entries + new.parts[next...].map(Entry.added)
  }

  /// Elements in order: what both begin and end with is the same, the rest is matched.
  private static func ordered(_ old: Dump.Group, _ new: Dump.Group) -> [Entry] {
    let isNumbered = old.style == .elements
    let before = isNumbered ? numbered(old) : old.parts
    let after = isNumbered ? numbered(new) : new.parts
    let start = zip(before, after).prefix { $0.value == $1.value }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix { $0.value == $1.value }.prefix(most).count
    return after[..<start].map(Entry.same)
      + matched(Array(before[start..<(before.count - end)]), Array(after[start..<(after.count - end)]))
      + after[(after.count - end)...].map(Entry.same)
  }

  private static func numbered(_ group: Dump.Group) -> [Dump.Part] {
    group.parts.enumerated().map { Dump.Part(label: "[\(group.before + $0)]", value: $1.value) }
  }

  private static func matched(_ old: [Dump.Part], _ new: [Dump.Part]) -> [Entry] {
    guard old.count * new.count <= pairLimit else { return paired(old, new) }
    let changes = new.map(\.value.identity).difference(from: old.map(\.value.identity))
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var entries: [Entry] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let gap = (left, right)
      while removed.contains(left) { left += 1 }
      while added.contains(right) { right += 1 }
      entries += paired(old[gap.0..<left], new[gap.1..<right])
      if left < old.count, right < new.count {
        entries.append(entry(old[left], new[right]))
        left += 1
        right += 1
      }
    }
    return entries
  }
}

extension Dump {
  /// What an element is recognised by: its type and `id` if it has one, otherwise all of it.
  fileprivate var identity: Dump {
    guard case .group(let group) = self, let id = group.parts.first(where: { $0.label == "id" }) else { return self }
    return .group(Group(opening: group.opening, closing: group.closing, style: group.style, parts: [id]))
  }
}
