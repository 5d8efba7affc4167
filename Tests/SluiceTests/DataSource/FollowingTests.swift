import FoundationEssentials
import Sluice
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct FollowingTests {
  @Test func `Places are followed through a step`() {
    func place(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let updates = BatchUpdates(
      deletedSections: [1], insertedSections: [0], movedSections: [.init(from: 3, to: 1)],
      deletedItems: [place(0, 0)], insertedItems: [place(2, 1)],
      movedItems: [.init(from: place(0, 3), to: place(1, 0))])
    #expect((0..<4).map(updates.destination(ofSection:)) == [2, nil, 3, 1])
    #expect((0..<4).map { updates.destination(ofItem: place(0, $0)) } == [nil, place(2, 0), place(2, 2), place(1, 0)])
    #expect(updates.destination(ofItem: place(1, 0)) == nil)
    #expect(updates.destination(ofItem: place(3, 0)) == place(1, 1))
    #expect(updates.destination(ofItem: IndexPath()) == nil)
    #expect(BatchUpdates().destination(ofItem: place(5, 6)) == place(5, 6))
  }

  @Test(arguments: UInt64(1)...200)
  func `Items are followed to where they are, whatever changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let before = Column.random(using: &random)
    let list = AnimatedList(before)
    let after = Column.random(using: &random)
    list.columns.onNext(after)
    for (section, column) in before.enumerated() {
      for (item, card) in column.items.enumerated() {
        let found = list.view.batches.reduce(Optional(IndexPath(item: item, section: section))) { path, updates in
          path.flatMap(updates.destination(ofItem:))
        }
        let place = found.map { after[$0.section].items[$0.item].identity }
        // A card that goes with its section and comes with another is a new one.
        if let place { #expect(place == card.identity, "seed \(seed)") }
        let isStill = after.contains {
          $0.identity == column.identity && $0.items.contains { $0.identity == card.identity }
        }
        #expect(!isStill || place != nil, "seed \(seed)")
      }
    }
  }

  @Test func `A step is described in one line`() {
    let updates = BatchUpdates(
      deletedSections: [1], movedSections: [.init(from: 2, to: 0)], updatedItems: [IndexPath(item: 2, section: 0)])
    #expect(updates.description == "delete sections 1; move sections 2 -> 0; update items 0.2")
    #expect(BatchUpdates().description == "nothing")
  }
}
