import Sluice
import SluiceTerminal
import Testing

@MainActor
@Suite struct TableReuseTests {
  final class NumberCell: TableViewCell {
    var number = -1
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      number = -1
      reuses += 1
    }

    override func height(forWidth columns: Int) -> Int { 1 }

    override func draw(in canvas: inout Canvas, rect: Rect) { canvas.draw("\(number)", at: rect.origin, in: rect) }
  }

  /// A table of numbers that counts what it is asked for.
  @MainActor
  final class Numbers {
    let table = TableView().then { $0.register(cellType: NumberCell.self) }
    var cells: [ObjectIdentifier: NumberCell] = [:]
    var configured = 0
    var canvas = Canvas(size: Size(columns: 10, rows: 5))

    init(_ count: Int) {
      let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> {
        [unowned self] _, table, path, item in
        let cell = table.dequeueReusableCell(for: path, cellType: NumberCell.self)
        #expect(cell.number == -1)
        cell.number = item
        cells[ObjectIdentifier(cell)] = cell
        configured += 1
        return cell
      }
      _ = Observable.just([SectionModel(model: 0, items: Array(0..<count))])
        .bind(to: table.rx.items(dataSource: dataSource))
    }

    func draw(scrolledBy rows: Int) -> [String] {
      table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: rows)
      return canvas.lines
    }
  }

  @Test(arguments: [TableView.automaticDimension, 1])
  func `Only what is visible is made, and scrolling uses it again`(rowHeight: Int) {
    let numbers = Numbers(100_000)
    numbers.table.rowHeight = rowHeight
    #expect(numbers.draw(scrolledBy: 0) == ["0", "1", "2", "3", "4"])
    #expect(numbers.configured == 5)
    for row in 1...100 { #expect(numbers.draw(scrolledBy: row).first == "\(row)") }
    #expect(numbers.configured == 105)
    #expect(numbers.cells.count <= 6)
    #expect(numbers.cells.values.reduce(0) { $0 + $1.reuses } == 105 - numbers.cells.count)
  }

  @Test func `A cell that stays visible stays the same`() {
    let numbers = Numbers(100)
    _ = numbers.draw(scrolledBy: 3)
    let configured = numbers.configured
    #expect(numbers.draw(scrolledBy: 3) == numbers.draw(scrolledBy: 3))
    #expect(numbers.configured == configured)
    for cell in numbers.cells.values where cell.number == 5 { cell.number = 55 }
    #expect(numbers.draw(scrolledBy: 4) == ["4", "55", "6", "7", "8"])
  }

  @Test func `The whole table is drawn with one cell`() {
    let numbers = Numbers(1000)
    #expect(numbers.table.render(width: 10).lines == (0..<1000).map(String.init))
    #expect(numbers.cells.count == 1)
  }

  @Test func `A reload makes no new cells`() {
    let numbers = Numbers(100)
    _ = numbers.draw(scrolledBy: 0)
    let count = numbers.cells.count
    numbers.table.reloadData()
    _ = numbers.draw(scrolledBy: 50)
    #expect(numbers.cells.count == count)
  }

  @Test func `A change of the width lays the table out again`() {
    let numbers = Numbers(100)
    _ = numbers.draw(scrolledBy: 0)
    numbers.canvas = Canvas(size: Size(columns: 1, rows: 3))
    #expect(numbers.draw(scrolledBy: 12) == ["1", "1", "1"])
    #expect(numbers.cells.count <= 6)
  }

  @Test func `A cell that reloads the table while it is configured does no harm`() {
    let table = TableView().then { $0.register(cellType: NumberCell.self) }
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> { _, table, indexPath, item in
      table.reloadData()
      return table.dequeueReusableCell(for: indexPath) as NumberCell
    }
    let binding = Observable.just([SectionModel(model: 0, items: [1, 2])])
      .bind(to: table.rx.items(dataSource: dataSource))
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    for _ in 0..<3 { table.draw(in: &canvas, rect: canvas.bounds) }
    _ = table.render(width: 10)
    _ = table.contentHeight(forWidth: 10)
    binding.dispose()
  }

  @Test func `A cell that the table did not make is shown and not pooled`() {
    let table = TableView()
    var made = 0
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> { _, _, _, item in
      made += 1
      return MessageTableViewCell().then { $0.setMessage(title: "\(item)") }
    }
    let binding = Observable.just([SectionModel(model: 0, items: [1, 2])])
      .bind(to: table.rx.items(dataSource: dataSource))
    #expect(table.render(width: 10).lines == ["1", "2"])
    #expect(made == 4)
    binding.dispose()
  }

  @Test func `A reload is announced`() {
    let table = TableView()
    var reloads = 0
    table.onReload = { reloads += 1 }
    table.reloadData()
    #expect(reloads == 1)
  }
}
