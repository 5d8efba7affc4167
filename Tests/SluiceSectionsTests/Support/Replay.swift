import SluiceSections
import Testing

/// Replays what the diff gives for two lists, stage by stage and one change at a time, and counts the moves.
///
/// - Returns: nil if both end at `final` and no more moves were made than needed; else what is wrong.
func faultOfReplay(_ initial: [Block], _ final: [Block]) -> String? {
  do {
    let stages = try changesets(initial, final)
    var batches = BatchInterpreter(showing: initial)
    for stage in stages { try batches.apply(stage) }
    guard batches.shown == final else { return "the stages end at \(batches.shown)" }
    var steps = SequentialInterpreter(showing: initial)
    for change in stages.flatMap(\.sequentialChanges) { steps.apply(change) }
    guard steps.shown == final else { return "the single changes end at \(steps.shown)" }
    return faultOfCounts(stages, initial, final)
  } catch {
    return "\(error)"
  }
}

/// Counts the changes, independently: by sets, and by a longest ascending subsequence found in quadratic time.
private func faultOfCounts(_ stages: [Changeset<Block>], _ initial: [Block], _ final: [Block]) -> String? {
  let expected = ExpectedCounts(initial, final)
  let counted = [
    ("moved rows", stages.map(\.movedItems.count), expected.movedRows),
    ("moved sections", stages.map(\.movedSections.count), expected.movedSections),
    ("updated rows", stages.map(\.updatedItems.count), expected.updatedRows),
    ("updated sections", stages.map(\.updatedSections.count), expected.updatedSections),
    ("deleted sections", stages.map(\.deletedSections.count), expected.deletedSections),
    ("inserted sections", stages.map(\.insertedSections.count), expected.insertedSections),
    ("deleted rows", stages.map(\.deletedItems.count), expected.deletedRows),
    ("inserted rows", stages.map(\.insertedItems.count), expected.insertedRows),
  ]
  for (what, counts, expected) in counted where counts.reduce(0, +) != expected {
    return "\(counts.reduce(0, +)) \(what) in place of \(expected): \(stages)"
  }
  return nil
}

struct ExpectedCounts {
  var (movedRows, movedSections) = (0, 0)
  var (updatedRows, updatedSections) = (0, 0)
  var (deletedSections, insertedSections) = (0, 0)
  var (deletedRows, insertedRows) = (0, 0)

  init(_ initial: [Block], _ final: [Block]) {
    let old = initial.map(\.identity)
    let new = final.map(\.identity)
    let oldRows = Dictionary(uniqueKeysWithValues: initial.flatMap(\.items).map { ($0.identity, $0) })
    let newRows = Dictionary(uniqueKeysWithValues: final.flatMap(\.items).map { ($0.identity, $0) })
    deletedSections = old.count { !new.contains($0) }
    insertedSections = new.count { !old.contains($0) }
    updatedRows = oldRows.count { identity, row in newRows[identity].map { $0 != row } ?? false }
    let common = new.compactMap { old.firstIndex(of: $0) }
    movedSections = common.count - lengthOfLongestAscending(common)
    for block in final {
      let place = old.firstIndex(of: block.identity)
      let before = place.map { initial[$0] }
      if let before, before.title != block.title { updatedSections += 1 }
      let rows = before?.items.map(\.identity) ?? []
      let staying = block.items.compactMap { rows.firstIndex(of: $0.identity) }
      let known = block.items.count { oldRows[$0.identity] != nil }
      movedRows += known - lengthOfLongestAscending(staying)
      if before != nil { insertedRows += block.items.count - known }
      deletedRows += rows.count { newRows[$0] == nil }
    }
  }
}

/// Quadratic, by the definition.
func lengthOfLongestAscending(_ values: [Int]) -> Int {
  var lengths: [Int] = []
  for (position, value) in values.enumerated() {
    lengths.append(1 + (0..<position).filter { values[$0] < value }.map { lengths[$0] }.reduce(0, max))
  }
  return lengths.max() ?? 0
}
