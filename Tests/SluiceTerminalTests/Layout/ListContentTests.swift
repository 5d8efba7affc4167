import FoundationEssentials
import Sluice
import TestSupport
import Testing

@testable import SluiceTerminal

@Suite struct ListContentTests {
  private func parts(_ content: ListContent) -> [ListPart] {
    Array(sequence(first: content.first) { $0.flatMap(content.part(after:)) }.prefix { $0 != nil }).compactMap(\.self)
  }

  private func item(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test(arguments: [[], [0], [3], [0, 0], [1, 0, 4], [7, 2, 0, 1]], [1, 2, 3, 10])
  func `Parts follow each other both ways, and are found by their number`(counts: [Int], perBand: Int) {
    let content = ListContent(counts: counts, itemsPerBand: perBand)
    let parts = parts(content)
    #expect(parts.count == content.partCount)
    #expect(parts == parts.sorted())
    #expect(parts.last == content.last)
    for (ordinal, part) in parts.enumerated() {
      #expect(content.contains(part))
      #expect(content.nearest(to: part) == part)
      #expect(content.ordinal(of: part) == ordinal)
      #expect(content.part(at: ordinal) == part)
      #expect(content.part(before: part) == (ordinal > 0 ? parts[ordinal - 1] : nil))
    }
    #expect(content.part(at: -1) == parts.first)
    #expect(content.part(at: .max) == parts.last)
    let items = parts.flatMap(content.items(in:))
    #expect(items == counts.indices.flatMap { section in (0..<counts[section]).map { item($0, section) } })
    for (place, path) in items.enumerated() {
      #expect(content.items(in: content.part(holding: path)).contains(path))
      #expect(content.item(before: path) == (place > 0 ? items[place - 1] : nil))
      #expect(content.item(after: path) == (place + 1 < items.count ? items[place + 1] : nil))
    }
    #expect(content.firstItem == items.first)
    #expect(content.lastItem == items.last)
  }

  @Test func `What is gone leads to what is near`() {
    let content = ListContent(counts: [3, 0, 2])
    #expect(content.nearest(to: .band(section: 0, index: 9)) == .band(section: 0, index: 2))
    #expect(content.nearest(to: .band(section: 1, index: 0)) == .header(section: 1))
    #expect(content.nearest(to: .footer(section: 7)) == .footer(section: 2))
    #expect(content.nearestItem(to: item(9, 0)) == item(2, 0))
    #expect(content.nearestItem(to: item(-1, 0)) == item(0, 0))
    #expect(content.nearestItem(to: item(0, 1)) == item(0, 2))
    #expect(content.nearestItem(to: item(0, 9)) == item(1, 2))
    #expect(content.nearestItem(to: item(0, -1)) == item(0, 0))
    #expect(content.nearestItem(to: IndexPath()) == item(0, 0))
    #expect(ListContent(counts: [0, 0]).nearestItem(to: item(0, 0)) == nil)
    #expect(ListContent(counts: []).nearest(to: .header(section: 0)) == nil)
    #expect(ListContent(counts: [-4]).partCount == 2)
  }
}

@Suite struct ListCursorTests {
  private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func cursor(at path: IndexPath, in content: ListContent) -> ListCursor {
    var cursor = ListCursor()
    cursor.move(to: path, in: content)
    return cursor
  }

  @Test func `Up and down keep the column that was chosen`() {
    let content = ListContent(counts: [5, 0, 3], itemsPerBand: 3)
    var cursor = cursor(at: item(2), in: content)
    var places: [IndexPath?] = []
    for step in [1, 1, 1, -1, -1, -1] {
      _ = cursor.moveVertically(by: step, in: content)
      places.append(cursor.path)
    }
    #expect(places == [item(4), item(2, 2), item(2, 2), item(4), item(2), item(2)])
    let moves = [cursor.moveVertically(by: -1, in: content), cursor.moveSideways(by: 1, in: ListContent(counts: [3]))]
    #expect(moves == [false, false])
  }

  @Test func `A cursor follows its item, or stays where it was`() {
    let content = ListContent(counts: [5])
    var cursor = cursor(at: item(3), in: content)
    cursor.follow(BatchUpdates(deletedItems: [item(0)], insertedItems: [item(0), item(1)]))
    #expect(cursor.path == item(4))
    cursor.follow(BatchUpdates(deletedItems: [item(1), item(4)]))
    #expect(cursor.path == item(3))
    cursor.settle(in: ListContent(counts: [2]))
    #expect(cursor.path == item(1))
    cursor.follow(BatchUpdates(movedItems: [.init(from: item(1), to: item(0))]))
    #expect(cursor.path == item(0))
    cursor.settle(in: ListContent(counts: []))
    #expect(cursor.path == nil)
    cursor.follow(BatchUpdates(deletedSections: [0]))
    #expect(cursor.path == nil)
  }
}
