/// What leads from one plain list to another, as one batch.
///
/// What is deleted, updated or moved away is named by its place before the batch, what is inserted or moved in by its
/// place after it. An element can be both updated and moved.
public struct ListChanges: Sendable {
  /// Elements that go, by their places before, ascending.
  public let deleted: [Int]
  /// New elements, by their places after, ascending.
  public let inserted: [Int]
  /// Elements that move: from the place before, to the place after, ascending in the latter.
  ///
  /// As few as can be.
  public let moved: [(from: Int, to: Int)]
  /// Elements whose content changed, by their places before, ascending.
  public let updated: [Int]

  @usableFromInline
  init(deleted: [Int] = [], inserted: [Int] = [], moved: [(from: Int, to: Int)] = [], updated: [Int] = []) {
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    self.updated = updated
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }
}

extension ListChanges: Equatable {
  /// Whether both hold the same changes.
  public static func == (left: ListChanges, right: ListChanges) -> Bool {
    left.deleted == right.deleted && left.inserted == right.inserted && left.updated == right.updated
      && left.moved.elementsEqual(right.moved, by: ==)
  }
}

extension ListChanges: CustomStringConvertible {
  /// What changes, without what does not: `deleted 1, 2; moved 3 -> 0`.
  public var description: String {
    let parts = [
      part("updated", updated.map(\.description)),
      part("deleted", deleted.map(\.description)),
      part("moved", moved.map { "\($0.from) -> \($0.to)" }),
      part("inserted", inserted.map(\.description)),
    ].compactMap(\.self)
    return parts.isEmpty ? "no changes" : parts.joined(separator: "; ")
  }

  private func part(_ name: String, _ places: [String]) -> String? {
    places.isEmpty ? nil : "\(name) \(places.joined(separator: ", "))"
  }
}
