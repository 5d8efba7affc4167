/// The items of two lists of sections, section by section.
///
/// The first pass over items numbers the identities of the final list, the second finds the initial items among them.
/// Both together are the hashing of Heckel, "A technique for isolating differences between files" (1978), where all
/// lines are unique.
@usableFromInline
struct ItemLists<Item: Equatable> {
  @usableFromInline let initial: [[Item]]
  @usableFromInline let final: [[Item]]
  @usableFromInline let initialLayout: SectionLayout
  @usableFromInline let finalLayout: SectionLayout

  /// The items of two lists.
  ///
  /// O(sections).
  @inlinable
  init(initial: [[Item]], final: [[Item]]) {
    self.initial = initial
    self.final = final
    initialLayout = SectionLayout(counts: initial.lazy.map(\.count))
    finalLayout = SectionLayout(counts: final.lazy.map(\.count))
  }

  /// Finds the initial items among the final ones, and those whose content changed.
  ///
  /// Of several initial items with one identity the first is matched. Each item of the final list is hashed once. An
  /// initial item is first compared with the one after the last match, and hashed only if it is not that, which spares
  /// the hashing where runs of items stay together. The content of each pair is compared once. O(items).
  ///
  /// - Parameters:
  ///   - sections: for each initial section its number in the final list.
  ///   - identity: gives the identity of an item.
  @inlinable
  func match<Identity: Hashable>(
    sections: [Int], identity: (Item) -> Identity
  ) throws(DiffError) -> Matching {
    let table = try self.table(identity: identity)
    var matching = Matching(initialCount: initialLayout.itemCount, finalCount: finalLayout.itemCount)
    var last = (item: -1, section: 0)
    for section in initial.indices {
      let twin = sections[section]
      if twin != Matching.none, initial[section].sharesStorage(with: final[twin]) {
        matchShared(section, twin, into: &matching)
      } else {
        matchItems(of: section, table, identity, last: &last, into: &matching)
      }
    }
    return matching
  }

  /// Numbers the identities of the final items; throws if two are equal.
  @inlinable
  func table<Identity: Hashable>(identity: (Item) -> Identity) throws(DiffError) -> IdentityTable<Identity> {
    var table = IdentityTable<Identity>(capacity: finalLayout.itemCount)
    for section in final.indices {
      let items = final[section]
      for index in items.indices {
        guard let first = table.insert(identity(items[index])) else { continue }
        throw .duplicateItem(
          item: "\(items[index])", first: finalLayout.path(of: first, guess: section),
          second: ItemPath(sectionIndex: section, itemIndex: index))
      }
    }
    return table
  }

  /// Matches the items of two sections that share their storage, place by place, without looking at them.
  @inlinable
  func matchShared(_ section: Int, _ twin: Int, into matching: inout Matching) {
    for (initial, final) in zip(initialLayout.items(of: section), finalLayout.items(of: twin)) {
      _ = matching.pair(initial, final)
    }
  }

  /// Matches the items of one initial section; `last` is the last match, and the final section that holds it.
  @inlinable
  func matchItems<Identity: Hashable>(
    of section: Int, _ table: IdentityTable<Identity>, _ identity: (Item) -> Identity,
    last: inout (item: Int, section: Int), into matching: inout Matching
  ) {
    let items = initial[section]
    let start = initialLayout.starts[section]
    for index in items.indices {
      let own = identity(items[index])
      let next = last.item + 1
      let match: Int
      if next < table.identities.count, table.identities[next] == own {
        match = next
      } else if let number = table.number(of: own) {
        match = number
      } else {
        continue
      }
      guard matching.pair(start + index, match) else { continue }
      last = (match, finalLayout.section(of: match, guess: last.section))
      let final = self.final[last.section][match - finalLayout.starts[last.section]]
      if items[index] != final { matching.update(start + index) }
    }
  }
}
