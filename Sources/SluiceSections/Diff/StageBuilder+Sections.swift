extension StageBuilder {
  /// The initial sections without what goes, with items of the new content.
  @inlinable
  func sectionsAfterFirst() throws(DiffError) -> [Section] {
    var sections: [Section] = []
    var nextUpdate = 0
    for (number, section) in initial.enumerated() where deletions.fates[number] != .deleted {
      let range = comparison.initialLayout.items(of: number)
      let updates = nextUpdate
      while nextUpdate < comparison.items.updated.count, comparison.items.updated[nextUpdate] < range.upperBound {
        nextUpdate += 1
      }
      let updated = comparison.items.updated[updates..<nextUpdate]
      let isLeaving = deletions.fates[number] == .leaving
      if updated.isEmpty, isLeaving || deletions.count(from: range.lowerBound, to: range.upperBound) == 0 {
        sections.append(section)
      } else {
        sections.append(try copy(of: section, items: remaining(number, updated, deletes: !isLeaving)))
      }
    }
    return sections
  }

  /// The items of an initial section, those in `updated` with their new content, all or those that stay.
  @inlinable
  func remaining(_ section: Int, _ updated: ArraySlice<Int>, deletes: Bool) -> [Section.Item] {
    let range = comparison.initialLayout.items(of: section)
    var remaining: [Section.Item] = []
    remaining.reserveCapacity(range.count)
    var (next, guess) = (updated.startIndex, 0)
    for (item, content) in zip(range, items.initial[section]) {
      let final = comparison.items.finals[item]
      if deletes, final == Matching.none { continue }
      if next < updated.endIndex, updated[next] == item {
        next += 1
        guess = comparison.finalLayout.section(of: final, guess: guess)
        remaining.append(items.final[guess][final - comparison.finalLayout.starts[guess]])
      } else {
        remaining.append(content)
      }
    }
    return remaining
  }

  /// The sections in their new arrangement; `sections` are those before.
  @inlinable
  func sectionsAfterSecond(_ sections: [Section]) throws(DiffError) -> [Section] {
    var result: [Section] = []
    result.reserveCapacity(arrangement.slots.count)
    for slot in arrangement.slots {
      switch slot {
      case .kept(let initial, _), .leaving(let initial): result.append(sections[arrangement.origins[initial]])
      case .new(let final): result.append(try newSection(final))
      }
    }
    return result
  }

  /// A new section with those of its items that are new.
  @inlinable
  func newSection(_ number: Int) throws(DiffError) -> Section {
    let range = comparison.finalLayout.items(of: number)
    let new = zip(range, items.final[number]).filter { comparison.items.initials[$0.0] == Matching.none }
    return new.count == range.count ? final[number] : try copy(of: final[number], items: new.map(\.1))
  }

  /// The sections with all their items, but for what the last stage changes.
  @inlinable
  func sectionsAfterThird() throws(DiffError) -> [Section] {
    var result: [Section] = []
    result.reserveCapacity(arrangement.slots.count)
    for slot in arrangement.slots {
      switch slot {
      case .new(let final): result.append(self.final[final])
      case .kept(let initial, let final):
        result.append(try copy(of: self.initial[initial], items: items.final[final]))
      case .leaving(let initial):
        let range = comparison.initialLayout.items(of: initial)
        let rest = zip(range, items.initial[initial]).filter { comparison.items.finals[$0.0] == Matching.none }
        result.append(try copy(of: self.initial[initial], items: rest.map(\.1)))
      }
    }
    return result
  }

  /// A section like `original` with `items`; throws if its initializer does not keep to that.
  @inlinable
  func copy(of original: Section, items: [Section.Item]) throws(DiffError) -> Section {
    let copy = Section(original: original, items: items)
    guard copy.identity == original.identity, copy.items.count == items.count else {
      throw .invalidInitializerImplementation(section: "\(original.identity)")
    }
    return copy
  }
}
