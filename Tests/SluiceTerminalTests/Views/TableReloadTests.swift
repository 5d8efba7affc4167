import FoundationEssentials
import Sluice
import SluiceTerminal
import Testing

/// A table whose last cell asks for the next page, as endless lists do.
@MainActor
private final class Pages {
  let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
  let items = BehaviorRelay(value: ["1", "more"])
  private let last: Int

  init(last: Int) {
    self.last = last
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, String>> { [items] _, table, path, item in
      if item == "more" {
        let count = items.value.count
        items.accept(items.value.dropLast() + (count == last ? ["\(count)"] : ["\(count)", "more"]))
      }
      let cell = table.dequeueReusableCell(for: path) as MessageTableViewCell
      cell.setMessage(title: item)
      return cell
    }
    _ = items.map { [SectionModel(model: 0, items: $0)] }.bind(to: table.rx.items(dataSource: dataSource))
  }

  var all: [String] { (1...last).map(String.init) }
}

@MainActor
@Suite struct TableReloadTests {
  @Test func `A table that grows while it is drawn whole is drawn whole`() {
    let pages = Pages(last: 5)
    #expect(pages.table.render(width: 10).lines == pages.all)
  }

  @Test func `A table that grows while it is measured is measured again`() {
    #expect(Pages(last: 5).table.contentHeight(forWidth: 10) == 5)
    #expect(Pages(last: 5).table.indexPathForRow(atContentRow: 1, width: 10) == IndexPath(row: 1, section: 0))
    #expect(Pages(last: 5).table.contentRows(of: IndexPath(row: 1, section: 0), width: 10) == 1..<2)
  }

  @Test(arguments: [TableView.automaticDimension, 1])
  func `No cell of the past stays visible after a reload from inside it`(rowHeight: Int) {
    let pages = Pages(last: 3)
    pages.table.rowHeight = rowHeight
    var canvas = Canvas(size: Size(columns: 10, rows: 4))
    pages.table.draw(in: &canvas, rect: canvas.bounds)
    #expect(canvas.lines == ["1", "2", "3", ""])
    pages.table.draw(in: &canvas, rect: canvas.bounds)
    #expect(canvas.lines == ["1", "2", "3", ""])
  }

  @Test(arguments: [TableView.automaticDimension, 1])
  func `A cell that reloads the table every time ends it after sixteen turns`(rowHeight: Int) {
    let table = TableView().then {
      $0.register(cellType: MessageTableViewCell.self)
      $0.rowHeight = rowHeight
    }
    var configured = 0
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> { _, table, path, item in
      configured += 1
      table.reloadData()
      return table.dequeueReusableCell(for: path) as MessageTableViewCell
    }
    _ = Observable.just([SectionModel(model: 0, items: [1])]).bind(to: table.rx.items(dataSource: dataSource))
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    table.draw(in: &canvas, rect: canvas.bounds)
    #expect(configured == 16)
  }
}
