extension Diff {
  /// Gives what leads from one plain list to another, whose elements have identities.
  ///
  /// Takes O(n) and, for a list in another order, O(n log n) for the moves; O(1) where storage is shared. Of several initial
  /// elements with one identity the first is taken for the one in the new list, and the others are deleted.
  ///
  /// - Throws: `DiffError.duplicateItem`, if two elements of `final` have one identity.
  @inlinable
  public static func differences<Element: IdentifiableType & Equatable>(
    from initial: [Element], to final: [Element]
  ) throws(DiffError) -> ListChanges {
    try differences(initial, final, identity: { $0.identity })
  }

  /// Gives what leads from one plain list to another, whose elements are their own identities: none is updated.
  ///
  /// Takes as long as, and throws the same as, that for elements with identities.
  @inlinable
  @_disfavoredOverload
  public static func differences<Element: Hashable>(
    from initial: [Element], to final: [Element]
  ) throws(DiffError) -> ListChanges {
    try differences(initial, final, identity: { $0 })
  }

  /// Gives what leads from one plain list to another, whose elements have the identity at a key path.
  ///
  ///     let changes = try Diff.differences(from: shown, to: messages, identifiedBy: \.id)
  ///
  /// Takes as long as, and throws the same as, that for elements with identities.
  @inlinable
  public static func differences<Element: Equatable, ID: Hashable>(
    from initial: [Element], to final: [Element], identifiedBy id: KeyPath<Element, ID>
  ) throws(DiffError) -> ListChanges {
    try differences(initial, final) { $0[keyPath: id] }
  }

  @inlinable
  static func differences<Element: Equatable, Identity: Hashable>(
    _ initial: [Element], _ final: [Element], identity: (Element) -> Identity
  ) throws(DiffError) -> ListChanges {
    if initial.sharesStorage(with: final) { return ListChanges() }
    let matching = try ItemLists(initial: [initial], final: [final]).match(sections: [0], identity: identity)
    return ListChanges(matching)
  }
}

extension ListChanges {
  /// The changes of a list whose elements have been matched.
  @usableFromInline
  init(_ matching: Matching) {
    var moves: [Int] = []
    matching.appendMoves(in: matching.initials.indices, from: matching.finals.indices, to: &moves)
    self.init(
      deleted: matching.finals.indices.filter { matching.finals[$0] == Matching.none },
      inserted: matching.initials.indices.filter { matching.initials[$0] == Matching.none },
      moved: moves.map { (from: matching.initials[$0], to: $0) },
      updated: matching.updated)
  }
}
