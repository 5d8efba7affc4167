import FoundationEssentials
import Sluice
import TestSupport
import Testing

/// A view that applies one change at a time and does not know the type of the sections; a place that is none traps.
@MainActor
private final class BoxView: SectionedView {
  typealias Cell = String

  struct Box: Equatable {
    var header: String?
    var rows: [String]
  }

  var sectionedDataSource: (any SectionedViewDataSource<String>)?
  private(set) var boxes: [Box] = []
  private(set) var changes: [String] = []

  func reloadData() {
    boxes = (0..<(sectionedDataSource?.numberOfSections ?? 0)).map(box)
  }

  func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    for change in updates.sequentialChanges {
      changes.append(change.description)
      apply(change)
    }
    return true
  }

  private func apply(_ change: BatchUpdates.Change) {
    switch change {
    case .updateItem(let path, let final): boxes[path.section].rows[path.item] = row(final)
    case .updateSection(let place, let final):
      boxes[place].header = sectionedDataSource?.titleForHeader(inSection: final)
    case .deleteItem(let path): boxes[path.section].rows.remove(at: path.item)
    case .deleteSection(let place): boxes.remove(at: place)
    case .insertSection(let place, let final): boxes.insert(box(final), at: place)
    case .moveSection(let from, let to): boxes.insert(boxes.remove(at: from), at: to)
    case .insertItem(let path, let final): boxes[path.section].rows.insert(row(final), at: path.item)
    case .moveItem(let from, let to):
      let row = boxes[from.section].rows.remove(at: from.item)
      boxes[to.section].rows.insert(row, at: to.item)
    }
  }

  private func row(_ path: IndexPath) -> String { (try? sectionedDataSource?.cell(at: path)) ?? "?" }

  private func box(_ section: Int) -> Box {
    let count = sectionedDataSource?.numberOfItems(inSection: section) ?? 0
    return Box(
      header: sectionedDataSource?.titleForHeader(inSection: section),
      rows: (0..<count).map { row(IndexPath(item: $0, section: section)) })
  }
}

@MainActor
@Suite struct SequentialViewTests {
  @Test(arguments: UInt64(1)...300)
  func `A view that applies one change at a time shows what was given`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = BoxView()
    let source = SectionedAnimatedDataSource<BoxView, Column> { _, _, _, card in "\(card.identity)\(card.text)" }
    source.titleForHeaderInSection = { source, section in source[section].title }
    let columns = BehaviorSubject(value: Column.random(using: &random))
    let binding = columns.bind(to: view.rx.items(dataSource: source))
    for _ in 0..<5 {
      let next = Column.random(using: &random)
      columns.onNext(next)
      let expected = next.map { BoxView.Box(header: $0.title, rows: $0.items.map { "\($0.identity)\($0.text)" }) }
      #expect(view.boxes == expected, "seed \(seed)")
    }
    binding.dispose()
  }

  @Test func `Changes are named in few words`() {
    let updates = BatchUpdates(
      deletedSections: [1], insertedSections: [0], movedSections: [.init(from: 3, to: 1)], updatedSections: [2],
      deletedItems: [place(0, 0)], insertedItems: [place(2, 1)],
      movedItems: [.init(from: place(0, 3), to: place(1, 0))], updatedItems: [place(0, 1)])
    #expect(
      updates.sequentialChanges.map(\.description) == [
        "update item 0.1 to 2.0", "update section 2 to 3", "delete item 0.0", "delete section 1",
        "insert section 0 at 0", "move section 3 -> 1", "move item 2.2 -> 1.0", "insert item 2.1 at 2.1",
      ])
  }

  @Test(arguments: UInt64(1)...300)
  func `Steps that do everything at once end at the same list one change at a time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (before, updates) = BatchUpdates.random(using: &random)
    var shown = before
    for change in updates.sequentialChanges { shown.apply(change) }
    // Independently: each thing that was there is where it is followed to.
    var found = 0
    for (section, items) in before.enumerated() {
      for (item, name) in items.enumerated() {
        guard let path = updates.destination(ofItem: place(section, item)) else { continue }
        #expect(shown[path.section][path.item] == name, "seed \(seed)")
        found += 1
      }
    }
    #expect(shown.joined().count { $0 != "new" } == found, "seed \(seed)")
    for path in updates.insertedItems { #expect(shown[path.section][path.item] == "new", "seed \(seed)") }
  }

  @Test func `Steps that contradict each other, and places that are none, trap nowhere`() {
    let places = [place(0, 0), place(0, 0), place(.max, .max), place(.min, .min), IndexPath(), IndexPath(index: 3)]
    let moves = places.flatMap { from in places.map { BatchUpdates.Move(from: from, to: $0) } }
    let sections = [0, 0, -1, .max, .min]
    let sectionMoves = sections.flatMap { from in sections.map { BatchUpdates.Move(from: from, to: $0) } }
    let updates = BatchUpdates(
      deletedSections: sections, insertedSections: sections, movedSections: sectionMoves, updatedSections: sections,
      deletedItems: places, insertedItems: places, movedItems: moves, updatedItems: places)
    #expect(!updates.sequentialChanges.isEmpty)
    let rest = BatchUpdates(insertedSections: sections, insertedItems: places, updatedItems: places)
    #expect(rest.sequentialChanges.count == 8)
    #expect(places.map(rest.destination(ofItem:)).contains(nil))
    #expect(sections.map(rest.destination(ofSection:)).prefix(3) == [2, 2, nil])
  }

  private func place(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
}

extension [[String]] {
  fileprivate mutating func apply(_ change: BatchUpdates.Change) {
    switch change {
    case .updateItem, .updateSection: break
    case .deleteItem(let path): self[path.section].remove(at: path.item)
    case .deleteSection(let place): remove(at: place)
    case .insertSection(let place, _): insert([], at: place)
    case .moveSection(let from, let to): insert(remove(at: from), at: to)
    case .insertItem(let path, _): self[path.section].insert("new", at: path.item)
    case .moveItem(let from, let to):
      let name = self[from.section].remove(at: from.item)
      self[to.section].insert(name, at: to.item)
    }
  }
}

extension BatchUpdates {
  /// A list, and a step from it that deletes, moves and inserts sections and items all at once.
  fileprivate static func random(using random: inout SeededGenerator) -> (before: [[String]], updates: BatchUpdates) {
    let before = (0..<Int.random(in: 1...4, using: &random)).map { section in
      (0..<Int.random(in: 0...4, using: &random)).map { "\(section).\($0)" }
    }
    var updates = BatchUpdates()
    var kept = before.indices.filter { _ in Bool.random(using: &random) || Bool.random(using: &random) }
    updates.deletedSections = before.indices.filter { !kept.contains($0) }
    // Sections in their new order: those that move are taken out, and put in anywhere.
    let moving = kept.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    kept.removeAll(where: moving.contains)
    var sections = kept.map(Optional.some)
    for section in moving { sections.insert(section, at: Int.random(in: 0...sections.count, using: &random)) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      sections.insert(nil, at: Int.random(in: 0...sections.count, using: &random))
    }
    updates.insertedSections = sections.indices.filter { sections[$0] == nil }
    updates.movedSections = sections.indices.compactMap { place in
      sections[place].flatMap { moving.contains($0) ? Move(from: $0, to: place) : nil }
    }
    updates.addItems(from: before, in: sections, using: &random)
    return (before, updates)
  }

  private mutating func addItems(from before: [[String]], in sections: [Int?], using random: inout SeededGenerator) {
    var moving: [IndexPath] = []
    var lists: [[IndexPath?]] = sections.map { section in
      guard let section else { return [] }
      return before[section].indices.compactMap { item in
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          deletedItems.append(path)
          return nil
        case 1:
          moving.append(path)
          return nil
        default: return path
        }
      }
    }
    let targets = sections.indices.filter { sections[$0] != nil }
    guard !targets.isEmpty else { return }
    for path in moving { lists.insert(path, randomlyIn: targets, using: &random) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { lists.insert(nil, randomlyIn: targets, using: &random) }
    for (section, list) in lists.enumerated() {
      for (item, path) in list.enumerated() {
        let place = IndexPath(item: item, section: section)
        if let path { if moving.contains(path) { movedItems.append(Move(from: path, to: place)) } }
        if path == nil { insertedItems.append(place) }
      }
    }
  }
}

extension [[IndexPath?]] {
  fileprivate mutating func insert(_ path: IndexPath?, randomlyIn sections: [Int], using random: inout SeededGenerator)
  {
    guard let section = sections.randomElement(using: &random) else { return }
    self[section].insert(path, at: Int.random(in: 0...self[section].count, using: &random))
  }
}
