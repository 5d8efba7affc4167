import Sluice
import SluiceTerminal
import Testing

@MainActor
@Suite struct CellTests {
  private func lines(_ cell: TableViewCell, _ width: Int, depth: ColorDepth = .none) -> [String] {
    let table = TableView().then { $0.colorDepth = depth }
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<Int, Int>> { _, _, _, _ in cell }
    dataSource.view = table
    dataSource.setSections([SectionModel(model: 0, items: [0])])
    table.sectionedDataSource = dataSource
    return table.render(width: width).lines
  }

  private func image(_ width: Int, _ height: Int) throws -> Image {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    return try #require(Image(width: width, height: height, pixels: pixels))
  }

  @Test func `A message wraps its title and sets its supplement in`() {
    let cell = MessageTableViewCell()
    cell.setMessage(title: "제목은 볼드체", supplement: "보조 텍스트는 흐리게")
    #expect(lines(cell, 40) == ["제목은 볼드체", "  보조 텍스트는 흐리게"])
    #expect(lines(cell, 12) == ["제목은", "볼드체", "  보조", "  텍스트는", "  흐리게"])
    #expect(lines(cell, 11) == ["제목은", "볼드체", "보조", "텍스트는", "흐리게"])
  }

  @Test func `A message that is used again shows nothing of the old one`() {
    let cell = MessageTableViewCell()
    cell.setMessage(title: "a", supplement: "b")
    cell.prepareForReuse()
    #expect(cell.title.isEmpty && cell.supplement == nil)
    #expect(lines(cell, 40) == [""])
  }

  @Test func `A photo is made smaller to fit, and never larger`() throws {
    let cell = PhotoTableViewCell()
    cell.setPhoto(try image(8, 4))
    #expect(lines(cell, 40) == ["████████", "████████"])
    #expect(lines(cell, 4) == ["████"])
    #expect(lines(cell, 1) == ["▒"])
    #expect(lines(cell, 40, depth: .palette256) == ["▀▀▀▀▀▀▀▀", "▀▀▀▀▀▀▀▀"])
  }

  @Test func `A photo takes no more rows than it may`() throws {
    let cell = PhotoTableViewCell()
    cell.setPhoto(try image(10, 200), caption: "tall")
    #expect(cell.height(forWidth: 40) == 25)
    #expect(lines(cell, 40).count == 25)
    cell.maximumRows = 3
    #expect(lines(cell, 40) == ["█", "█", "█", "tall"])
    cell.prepareForReuse()
    #expect(cell.maximumRows == 24)
  }

  @Test func `A photo that is missing is told in words`() {
    let cell = PhotoTableViewCell()
    #expect(lines(cell, 40) == ["[no photo]"])
    cell.setPhoto(nil, caption: "눈 내린 산")
    cell.placeholder = "사진 없음"
    #expect(lines(cell, 40) == ["사진 없음", "눈 내린 산"])
    #expect(lines(cell, 4) == ["사진", "없음", "눈", "내린", "산"])
  }

  @Test func `A photo is drawn anew for another image, width or depth`() throws {
    let cell = PhotoTableViewCell()
    cell.setPhoto(try image(4, 2))
    #expect(lines(cell, 40) == ["████"])
    #expect(lines(cell, 2) == ["▒▒"])
    #expect(lines(cell, 40, depth: .trueColor) == ["▀▀▀▀"])
    cell.setPhoto(try image(2, 2))
    #expect(lines(cell, 40, depth: .trueColor) == ["▀▀"])
  }

  @Test func `An image block is clipped on every side`() throws {
    let block = ImageBlock(try image(4, 8), depth: .none)
    var canvas = Canvas(size: Size(columns: 6, rows: 6))
    canvas.draw(block, at: Point(column: 1, row: 1), in: Rect(column: 2, row: 2, columns: 2, rows: 2))
    #expect(canvas.lines == ["", "", "  ██", "  ██", "", ""])
    canvas.draw(block, at: Point(column: 4, row: 4))
    #expect(canvas.lines == ["", "", "  ██", "  ██", "    ██", "    ██"])
  }

  @Test func `The base cell takes no row`() {
    #expect(lines(TableViewCell(), 40) == [])
  }
}
