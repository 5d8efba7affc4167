import FoundationEssentials
import Sluice

/// What is still to be seen of the last changes of a list: marks on rows, and pictures of rows that are gone.
///
/// They are seen for 600 milliseconds, and those of changes in quick succession go together; where changes do not end, those
/// that have been seen for long go all the same.
struct ListTraces {
  /// What is to be seen of a change, and when that was.
  private struct Trace<Sign> {
    var sign: Sign
    var time: RxTime
  }

  private var marks: [IndexPath: Trace<ListMark>] = [:]
  private var ghosts: [ListPart: [Trace<Canvas>]] = [:]

  /// Steps that bring or change more items leave no marks: so many tell nothing.
  static let mostMarks = 1000
  private static let span = Duration.milliseconds(600)
  private static let longestSpan = Duration.milliseconds(1800)

  var isEmpty: Bool { marks.isEmpty && ghosts.isEmpty }

  /// Whether there are pictures of rows that are gone.
  var hasGhosts: Bool { !ghosts.isEmpty }

  /// How a row came or changed, by its present place; nil where it did not.
  func mark(at path: IndexPath) -> ListMark? { marks[path]?.sign }

  /// Pictures of the rows that are gone, of items and of headers and footers, which stood above a part.
  func ghosts(above part: ListPart) -> [Canvas] { ghosts[part]?.map(\.sign) ?? [] }

  /// The rows that the ghosts above a part take.
  func rows(above part: ListPart) -> Int { ghosts[part]?.reduce(0) { $0 + $1.sign.size.rows } ?? 0 }

  /// When traces are to go next; nil where there are none.
  ///
  /// O(traces).
  var due: RxTime? {
    let times = marks.values.map(\.time) + ghosts.values.joined().map(\.time)
    guard let oldest = times.min(), let newest = times.max() else { return nil }
    return min(newest + Self.span, oldest + Self.longestSpan)
  }

  /// Forgets the traces that have been seen for their time when it is `due`.
  mutating func forget(due: RxTime) {
    marks = marks.filter { $0.value.time + Self.span > due }
    ghosts = ghosts.mapValues { $0.filter { $0.time + Self.span > due } }.filter { !$0.value.isEmpty }
  }

  /// Goes over to the places after a step at a time, and marks what it brings and changes.
  ///
  /// `ghostPlaces` tells where what stands above a part goes, `gone` has the pictures of the rows that go, by their parts
  /// before the step, and `itemCount` the items of a section after it.
  mutating func follow(
    _ updates: BatchUpdates, _ ghostPlaces: GhostPlaces, gone: [ListPart: Canvas], at time: RxTime,
    itemCount: (Int) -> Int
  ) {
    followMarks(updates)
    followGhosts(ghostPlaces, gone.mapValues { Trace(sign: $0, time: time) })
    let inserted = updates.insertedItems.count + updates.insertedSections.reduce(0) { $0 + itemCount($1) }
    guard inserted + updates.updatedItems.count + marks.count <= Self.mostMarks else { return }
    for path in updates.destinations(ofItems: updates.updatedItems) {
      if let path, marks[path]?.sign != .inserted { marks[path] = Trace(sign: .changed, time: time) }
    }
    for path in updates.insertedItems { marks[path] = Trace(sign: .inserted, time: time) }
    for section in updates.insertedSections {
      for item in 0..<itemCount(section) {
        marks[IndexPath(item: item, section: section)] = Trace(sign: .inserted, time: time)
      }
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
  private mutating func followGhosts(_ places: GhostPlaces, _ gone: [ListPart: Trace<Canvas>]) {
    let before = ghosts.merging(gone.mapValues { [$0] }) { $0 + $1 }.sorted { $0.key < $1.key }
    let seen = Set(gone.keys.map(\.section))
    ghosts = [:]
    for (part, pictures) in before {
      guard part.isHeader || !places.isSectionGone(part) || seen.contains(part.section) else { continue }
      if let place = places.place(of: part) { ghosts[place, default: []] += pictures }
    }
  }
}
