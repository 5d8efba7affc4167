import FoundationEssentials
import Sluice
import SluiceTerminal
import Testing

@MainActor
@Suite struct TableQueryTests {
  private let table = Complex.table(Complex.sections)
  private let outside = [
    IndexPath(row: 4, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 2),
    IndexPath(row: 0, section: -1), IndexPath(row: .max, section: .max), IndexPath(), IndexPath(indexes: [0, 0, 0]),
  ]

  @Test func `Sections and rows are counted`() {
    #expect(table.numberOfSections == 2)
    #expect([-1, 0, 1, 2, .max].map(table.numberOfRows(inSection:)) == [0, 4, 2, 0, 0])
    #expect(TableView().numberOfSections == 0)
    #expect(TableView().numberOfRows(inSection: 0) == 0)
  }

  @Test(arguments: [1, 12, 40, 200])
  func `Items are found by their rows, and rows by their items`(width: Int) {
    let expected = (0..<table.contentHeight(forWidth: width)).map { row in
      // Every other time from a layout that knows nothing yet.
      if row.isMultiple(of: 2) { table.reloadData() }
      return table.indexPathForRow(atContentRow: row, width: width)
    }
    for section in 0..<2 {
      for row in 0..<table.numberOfRows(inSection: section) {
        if row.isMultiple(of: 2) { table.reloadData() }
        let path = IndexPath(row: row, section: section)
        let rows = table.contentRows(of: path, width: width)
        #expect(rows.map(Array.init) == expected.indices.filter { expected[$0] == path })
      }
    }
    #expect(expected.first == .some(nil))
    #expect(expected.last == .some(nil))
  }

  @Test func `Places that do not exist are nil`() {
    for path in outside {
      #expect(table.contentRows(of: path, width: 40) == nil)
      #expect(table.cellForRow(at: path) == nil)
      #expect(TableView().contentRows(of: path, width: 40) == nil)
    }
    for row in [-1, 16, .max, .min] {
      #expect(table.indexPathForRow(atContentRow: row, width: 40) == nil)
      #expect(TableView().indexPathForRow(atContentRow: row, width: 40) == nil)
    }
    #expect(table.contentRows(of: IndexPath(row: 0, section: 0), width: 0) == nil)
    table.rowHeight = 0
    #expect(table.contentRows(of: IndexPath(row: 0, section: 0), width: 40) == nil)
  }

  @Test func `The visible rows are those drawn last`() throws {
    #expect(table.indexPathsForVisibleRows.isEmpty)
    var canvas = Canvas(size: Size(columns: 40, rows: 3))
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: 3)
    #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? MessageTableViewCell)
    #expect(cell.title == "리액터킷 샘플 앱")
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
  }
}
