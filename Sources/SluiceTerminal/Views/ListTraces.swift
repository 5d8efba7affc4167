import FoundationEssentials
import Sluice

/// What is still to be seen of the last changes of a list: marks on rows, and pictures of rows that are gone.
struct ListTraces {
  /// The rows that came or changed, by their present places.
  private(set) var marks: [IndexPath: ListMark] = [:]
  /// Pictures of rows that are gone, of items and of headers and footers, by the part below them.
  private(set) var ghosts: [ListPart: [Canvas]] = [:]

  /// Steps that bring or change more items leave no marks: so many tell nothing.
  static let mostMarks = 1000

  var isEmpty: Bool { marks.isEmpty && ghosts.isEmpty }

  /// The rows that the ghosts above a part take.
  func rows(above part: ListPart) -> Int { ghosts[part]?.reduce(0) { $0 + $1.size.rows } ?? 0 }

  /// Goes over to the places after a step, and marks what it brings and changes.
  ///
  /// `ghostPlaces` tells where what stands above a part goes, `gone` has the pictures of the rows that go, by their parts
  /// before the step, and `itemCount` the items of a section after it.
  mutating func follow(
    _ updates: BatchUpdates, _ ghostPlaces: GhostPlaces, gone: [ListPart: Canvas], itemCount: (Int) -> Int
  ) {
    followMarks(updates)
    followGhosts(ghostPlaces, gone)
    let inserted = updates.insertedItems.count + updates.insertedSections.reduce(0) { $0 + itemCount($1) }
    guard inserted + updates.updatedItems.count + marks.count <= Self.mostMarks else { return }
    for path in updates.destinations(ofItems: updates.updatedItems) {
      if let path { marks[path] = marks[path] ?? .changed }
    }
    for path in updates.insertedItems { marks[path] = .inserted }
    for section in updates.insertedSections {
      for item in 0..<itemCount(section) { marks[IndexPath(item: item, section: section)] = .inserted }
    }
  }

  /// Forgets the pictures of rows, whose places mean nothing where other items stand side by side.
  mutating func dropGhosts() {
    ghosts = [:]
  }

  private mutating func followMarks(_ updates: BatchUpdates) {
    guard !marks.isEmpty else { return }
    let before = Array(marks)
    marks = [:]
    for (old, path) in zip(before, updates.destinations(ofItems: before.map(\.key))) {
      if let path { marks[path] = old.value }
    }
  }

  /// What stood above a row that goes now stays above it.
  ///
  /// Where a section goes unseen, what its rows have left goes with it: there is no title to tell where it was.
  private mutating func followGhosts(_ places: GhostPlaces, _ gone: [ListPart: Canvas]) {
    let before = ghosts.merging(gone.mapValues { [$0] }) { $0 + $1 }.sorted { $0.key < $1.key }
    let seen = Set(gone.keys.map(\.section))
    ghosts = [:]
    for (part, pictures) in before {
      guard part.isHeader || !places.isSectionGone(part) || seen.contains(part.section) else { continue }
      if let place = places.place(of: part) { ghosts[place, default: []] += pictures }
    }
  }
}
