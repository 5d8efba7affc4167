import TestSupport
import Testing

@testable import SluiceTerminal

@Suite struct ListWindowTests {
  /// The heights of random parts, and where each begins.
  private struct Content {
    let content: ListContent
    var rows: [ListPart: Int] = [:]
    var tops: [(part: ListPart, top: Int)] = []
    var height = 0

    init(_ random: inout SeededGenerator) {
      let counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
      content = ListContent(counts: counts, itemsPerBand: Int.random(in: 1...2, using: &random))
      var next = content.first
      while let part = next {
        rows[part] = [0, 0, 1, 1, 2, 5, 9].randomElement(using: &random)
        tops.append((part, height))
        height += rows[part] ?? 0
        next = content.part(after: part)
      }
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `A window shows what lies at its offset, as near as the ends allow`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let content = Content(&random)
    for _ in 0..<20 {
      let height = Int.random(in: 1...12, using: &random)
      let anchor = content.tops.randomElement(using: &random)
      let offset = ScrollOffset(
        part: anchor?.part ?? .header(section: 3), rows: Int.random(in: -20...20, using: &random))
      let window = ListWindow(at: offset, height: height, of: content.content) { content.rows[$0] }
      let top = max(0, min((anchor?.top ?? 0) + offset.rows, content.height - height))
      let expected = content.tops.filter { part, start in
        let rows = content.rows[part] ?? 0
        return rows > 0 && start + rows > top && start < top + height
      }
      #expect(window?.entries.map(\.part) == expected.map(\.part), "seed \(seed)")
      #expect(window?.entries.map(\.top) == expected.map { $0.top - top }, "seed \(seed)")
      #expect(window?.isAtTop == (top == 0), "seed \(seed)")
      #expect(window?.isAtEnd == (top + height >= content.height), "seed \(seed)")
      guard let window,
        let again = ListWindow(at: window.offset, height: height, of: content.content, measure: { content.rows[$0] })
      else { continue }
      #expect(again.entries == window.entries, "seed \(seed)")
    }
  }

  @Test func `Only what is near the window is measured`() {
    let content = ListContent(counts: [1_000_000])
    var measured = 0
    let offset = ScrollOffset(part: .band(section: 0, index: 500_000), rows: -3)
    let window = ListWindow(at: offset, height: 10, of: content) { _ in
      measured += 1
      return 1
    }
    #expect(window?.entries.count == 10)
    #expect(measured <= 12)
  }

  @Test func `A part that cannot be measured ends it`() {
    #expect(ListWindow(at: ScrollOffset(), height: 3, of: ListContent(counts: [3])) { _ in nil } == nil)
  }
}

@Suite struct ScrollBarTests {
  @Test func `The thumb is as long as what is seen is of the whole`() {
    #expect(ScrollBar(height: 10, total: 20, offset: 0, isAtTop: true, isAtEnd: false).thumb == 0..<5)
    #expect(ScrollBar(height: 10, total: 20, offset: 5, isAtTop: false, isAtEnd: false).thumb == 3..<8)
    #expect(ScrollBar(height: 10, total: 20, offset: 10, isAtTop: false, isAtEnd: true).thumb == 5..<10)
    #expect(ScrollBar(height: 10, total: 100_000, offset: 0, isAtTop: true, isAtEnd: false).thumb == 0..<1)
  }

  @Test func `It touches an end only there`() {
    #expect(ScrollBar(height: 10, total: 1000, offset: 1, isAtTop: false, isAtEnd: false).thumb == 1..<2)
    #expect(ScrollBar(height: 10, total: 1000, offset: 5000, isAtTop: false, isAtEnd: false).thumb == 8..<9)
  }

  @Test func `Odd extents do no harm`() {
    #expect(ScrollBar(height: 0, total: 5, offset: 0, isAtTop: true, isAtEnd: true).thumb.isEmpty)
    #expect(ScrollBar(height: 3, total: 0, offset: 0, isAtTop: true, isAtEnd: true).thumb == 0..<3)
    #expect(ScrollBar.position(ofRow: 9, height: 10) == 1)
    #expect(ScrollBar.position(ofRow: 0, height: 1) == 0)
    #expect(ScrollBar.position(ofRow: 99, height: 10) == 1)
  }
}
