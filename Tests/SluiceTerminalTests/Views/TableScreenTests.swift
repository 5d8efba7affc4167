import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@MainActor
@Suite struct TableScreenTests {
  private let table = Complex.table(Complex.sections).then { $0.colorDepth = .none }

  private func rule(_ columns: Int) -> String { String(repeating: "─", count: columns) }

  @Test func `A table in 40 columns`() {
    #expect(
      table.render(width: 40).lines
        == [
          "메시지 Section " + rule(25),
          "리액터킷 샘플 앱",
          "  데이터는 한 방향으로 흐릅니다. 👩‍👩‍👧",
          "  가족도 함께 봅니다.",
          "Cafe\u{301} 👍🏽 \u{1112}\u{1161}\u{11AB} 1️⃣",
          "",
          "A title that is longer than forty",
          "columns are wide",
          "  and a supplement that fits",
          "4 items",
          "",
          "Image Section " + rule(26),
          "▒▒▒▒▒▒▒▒",
          "눈 내린 산",
          "[no photo]",
          "2 items",
        ])
  }

  @Test(arguments: [80, 200])
  func `A table in 80 and in 200 columns`(width: Int) {
    #expect(
      table.render(width: width).lines == [
        "메시지 Section " + rule(width - 15),
        "리액터킷 샘플 앱",
        "  데이터는 한 방향으로 흐릅니다. 👩‍👩‍👧 가족도 함께 봅니다.",
        "Cafe\u{301} 👍🏽 \u{1112}\u{1161}\u{11AB} 1️⃣",
        "",
        "A title that is longer than forty columns are wide",
        "  and a supplement that fits",
        "4 items",
        "",
        "Image Section " + rule(width - 14),
        "▒▒▒▒▒▒▒▒",
        "눈 내린 산",
        "[no photo]",
        "2 items",
      ])
  }

  @Test func `A table in one column`() {
    let table = Complex.table([
      Complex.Model(model: .image, items: [.message("ab", "한"), .photo(Complex.photo(), "c")])
    ])
    table.colorDepth = .none
    #expect(
      table.render(width: 1).lines
        == [
          "I", "m", "a", "g", "e", "S", "e", "c", "t", "i", "o", "n", "a", "b", "", "░", "c", "2", "i", "t", "e", "m",
          "s",
        ])
  }

  @Test(arguments: [0, -1, .min])
  func `A table without a column has no rows`(width: Int) {
    #expect(table.render(width: width).size == .zero)
    #expect(table.contentHeight(forWidth: width) == 0)
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    table.draw(in: &canvas, rect: Rect(column: 0, row: 0, columns: width, rows: 1))
    #expect(canvas.lines == [""])
  }

  @Test func `A table is never wider than its maximum`() {
    #expect(table.render(width: .max).size.columns == TableView.maximumWidth)
    #expect(table.contentHeight(forWidth: .max) == 14)
  }

  @Test func `Styles and colours of a terminal`() {
    let table = Complex.table([
      Complex.Model(model: .message, items: [.message("title", "text")]),
      Complex.Model(model: .image, items: [.photo(Complex.photo(), "사진"), .photo(nil, nil)]),
    ])
    let bytes = FrameWriter(depth: .trueColor, movesCursor: true).lines(table.render(width: 40))
    let header = { (title: String, columns: Int) in
      "\u{1B}[1m\(title)\u{1B}[0m \u{1B}[2m\(self.rule(columns))\u{1B}[0m\n"
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == header("메시지 Section", 25)
        + "\u{1B}[1mtitle\u{1B}[0m\n  \u{1B}[2mtext\u{1B}[0m\n\u{1B}[2m1 items\u{1B}[0m\n\n"
        + header("Image Section", 26)
        + "\u{1B}[38;2;255;255;255;48;2;0;0;255m▀▀▀▀▀▀▀▀\u{1B}[0m\n\u{1B}[2m사진\u{1B}[0m\n\u{1B}[3m[no photo]\u{1B}[0m\n"
        + "\u{1B}[2m2 items\u{1B}[0m\n")
  }

  @Test func `A long header wraps, and its rule fills what is left of its last line`() {
    let dataSource = Complex.dataSource()
    dataSource.titleForHeaderInSection = { _, section in ["twelve chars", "exactly10!", "", "two\nlines"][section] }
    dataSource.titleForFooterInSection = { _, _ in nil }
    let table = Complex.table()
    _ = Observable.just([Complex.Model](repeating: Complex.Model(model: .message, items: []), count: 4))
      .bind(to: table.rx.items(dataSource: dataSource))
    #expect(
      table.render(width: 10).lines
        == ["twelve", "chars ────", "", "exactly10!", "", "──────────", "", "two", "lines ────"])
  }

  @Test func `An empty table shows its placeholder`() {
    let table = Complex.table()
    #expect(table.render(width: 20).size.rows == 0)
    table.placeholder = "아직 메시지가 없습니다"
    #expect(table.render(width: 14).lines == ["아직 메시지가", "없습니다"])
    #expect(table.contentHeight(forWidth: 14) == 2)
    var canvas = Canvas(size: Size(columns: 14, rows: 1))
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: 1)
    #expect(canvas.lines == ["없습니다"])
  }

  @Test func `The placeholder of a table without items stands below its titles`() throws {
    let table = Complex.table()
    table.placeholder = "nothing"
    let dataSource = TableViewSectionedReloadDataSource<Complex.Model>(
      configureCell: { _, _, _, _ in TableViewCell() }, titleForHeaderInSection: { _, section in "S\(section)" })
    let sections = BehaviorRelay(value: [Complex.Model](repeating: Complex.Model(model: .message, items: []), count: 2))
    let subscription = sections.bind(to: table.rx.items(dataSource: dataSource))
    defer { subscription.dispose() }
    let lines = ["S0 ────", "", "S1 ────", "nothing"]
    #expect(table.render(width: 7).lines == lines)
    #expect(table.contentHeight(forWidth: 7) == 4)
    for (rows, offset) in [(2, 0), (2, 2), (2, 3), (6, 0), (6, 4)] {
      var canvas = Canvas(size: Size(columns: 7, rows: rows))
      table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: offset)
      let expected = (lines + [String](repeating: "", count: 8)).dropFirst(offset).prefix(rows)
      #expect(canvas.lines == Array(expected))
    }
    TestScreen(table, columns: 7, rows: 6).expectFrame("S0 ────\n\nS1 ────\nnothing")
    sections.accept([])
    TestScreen(table, columns: 7, rows: 6).expectFrame("nothing")
  }
}
