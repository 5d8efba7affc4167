import SluiceSections

/// A view that shows blocks and is as strict as UIKit: it applies a batch by its places alone, and asks for content only
/// where a row or a section is new or updated.
struct BatchInterpreter {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var shown: [Block]

  init(showing blocks: [Block]) {
    shown = blocks
  }

  mutating func apply(_ batch: Changeset<Block>) throws {
    try require(batch.originalSections == shown, "the batch starts at \(batch.originalSections), shown is \(shown)")
    try require(batch.changeCount > 0, "a batch without changes")
    try validate(batch)
    let next = try rearrangedSections(batch)
    shown = try withRowsChanged(next, batch)
    try require(shown == batch.finalSections, "the batch ends at \(batch.finalSections), shown is \(shown)")
    let rows = shown.flatMap(\.items).map(\.identity)
    try require(Set(rows).count == rows.count, "a row is there twice in \(shown)")
    try require(Set(shown.map(\.identity)).count == shown.count, "a section is there twice in \(shown)")
  }

  /// What UIKit would not accept, and what its documentation warns of.
  private func validate(_ batch: Changeset<Block>) throws {
    let movedFrom = batch.movedItems.map(\.from)
    try requireDistinct(batch.deletedItems + movedFrom + batch.updatedItems, "rows before")
    try requireDistinct(batch.insertedItems + batch.movedItems.map(\.to), "rows after")
    try requireDistinct(
      batch.deletedSections + batch.movedSections.map(\.from) + batch.updatedSections, "sections before")
    try requireDistinct(batch.insertedSections + batch.movedSections.map(\.to), "sections after")
    for places in [batch.deletedItems, batch.updatedItems, batch.insertedItems, batch.movedItems.map(\.to)] {
      try require(places == places.sorted(), "places do not ascend: \(places)")
    }
    let sections = [
      batch.deletedSections, batch.updatedSections, batch.insertedSections, batch.movedSections.map(\.to),
    ]
    for places in sections { try require(places == places.sorted(), "places do not ascend: \(places)") }
    let touched = Set(batch.deletedSections + batch.updatedSections)
    for path in batch.deletedItems + movedFrom + batch.updatedItems {
      try require(!touched.contains(path.sectionIndex), "\(path) is in a section that is deleted or updated")
      let rows = shown.indices.contains(path.sectionIndex) ? shown[path.sectionIndex].items.count : 0
      try require(path.itemIndex >= 0 && path.itemIndex < rows, "there is no row \(path)")
    }
    if !(batch.insertedItems.isEmpty && batch.movedItems.isEmpty) {
      let others = batch.insertedSections.count + batch.deletedSections.count + batch.movedSections.count
      try require(others == 0, "rows move or come while sections do")
      try require(batch.deletedItems.isEmpty && batch.updatedItems.isEmpty, "rows move or come while others go")
    }
  }

  private func rearrangedSections(_ batch: Changeset<Block>) throws -> [Block] {
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    let updated = Set(batch.updatedSections.map { shown[$0].identity })
    var arrived: [Int: Block] = [:]
    for (from, to) in batch.movedSections { arrived[to] = shown[from] }
    for place in batch.insertedSections { arrived[place] = batch.finalSections[place] }
    let staying = shown.indices.filter { !gone.contains($0) }.map { shown[$0] }
    return try merged(staying, arrived, "sections").enumerated().map { place, block in
      guard updated.contains(block.identity) else { return block }
      return Block(block.identity, title: batch.finalSections[place].title, block.items)
    }
  }

  private func withRowsChanged(_ blocks: [Block], _ batch: Changeset<Block>) throws -> [Block] {
    let gone = Set(batch.deletedItems + batch.movedItems.map(\.from))
    let updated = Set(batch.updatedItems.map { shown[$0.sectionIndex].items[$0.itemIndex].identity })
    var arrived: [Int: [Int: Row]] = [:]
    for (from, to) in batch.movedItems {
      arrived[to.sectionIndex, default: [:]][to.itemIndex] = shown[from.sectionIndex].items[from.itemIndex]
    }
    for path in batch.insertedItems {
      arrived[path.sectionIndex, default: [:]][path.itemIndex] =
        batch.finalSections[path.sectionIndex].items[path.itemIndex]
    }
    return try blocks.enumerated().map { section, block in
      // Where sections come or go in the same batch, rows are only deleted or updated: places are looked up by identity.
      let before = shown.firstIndex { $0.identity == block.identity }
      let staying = block.items.enumerated().filter { item, _ in
        before.map { !gone.contains(ItemPath(sectionIndex: $0, itemIndex: item)) } ?? true
      }.map(\.element)
      let rows = try merged(staying, arrived[section] ?? [:], "rows of section \(section)").enumerated().map {
        item, row in
        updated.contains(row.identity) ? batch.finalSections[section].items[item] : row
      }
      return Block(block.identity, title: block.title, rows)
    }
  }

  /// What stays, in its order, around what has arrived at its places.
  private func merged<Thing>(_ staying: [Thing], _ arrived: [Int: Thing], _ what: String) throws -> [Thing] {
    var rest = staying[...]
    let result = (0..<staying.count + arrived.count).compactMap { arrived[$0] ?? rest.popFirst() }
    try require(result.count == staying.count + arrived.count && rest.isEmpty, "the \(what) do not add up")
    return result
  }

  private func requireDistinct<Place: Hashable>(_ places: [Place], _ what: String) throws {
    try require(Set(places).count == places.count, "a place is named twice among the \(what): \(places)")
  }

  private func require(_ condition: Bool, _ text: @autoclosure () -> String) throws {
    if !condition { throw Fault(description: text()) }
  }
}
