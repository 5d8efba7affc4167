// All of Foundation, to see that nothing is ambiguous.
import Foundation
import Sluice
import Testing

@Suite struct IndexPathTests {
  @Test func `An index path is a section and a row or item`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path == IndexPath(indexes: [1, 3]))
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
  }

  @Test func `The parts can be changed one by one`() {
    var path = IndexPath(row: 3, section: 1)
    path.row += 1
    path.section = 0
    #expect(path == IndexPath(row: 4, section: 0))
    path.item = 7
    #expect(path == IndexPath(row: 7, section: 0))
  }

  @Test func `A path of another length stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { _ = IndexPath(indexes: [1, 2, 3]).row })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        An index path of a list has two indexes, a section and an item; this one has 3: [1, 2, 3]. \
        Make it with IndexPath(row:section:) or IndexPath(item:section:).
        """))
  }
}
