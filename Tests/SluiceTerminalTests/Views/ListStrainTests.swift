import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// What a program makes of a list that is not what lists are usually made of.
@MainActor
@Suite struct ListStrainTests {
  private func table(_ parts: Parts) -> TableView {
    TableView().then {
      $0.register(cellType: MessageTableViewCell.self)
      parts.table = $0
      $0.sectionedDataSource = parts
    }
  }

  @Test func `A data source may claim to have as many rows as there are numbers`() {
    let parts = Parts([.max, .max, -3])
    let table = table(parts)
    let screen = TestScreen(table, columns: 24, rows: 4)
    #expect(screen.lines.map { $0.prefix(7) } == ["row 0.0", "row 0.1", "row 0.2", "row 0.3"])
    screen.press(.end)
    #expect(screen.lines[3].hasPrefix("row 1."))
    #expect(!table.select(IndexPath(row: 0, section: 2)))
    #expect(table.performBatchUpdates(BatchUpdates(insertedSections: [0, 1, 2])))
    table.scroll(byRows: -2)
    #expect(screen.lines[3].hasPrefix("row 1."))
    screen.press(.home)
    #expect(screen.lines[0].hasPrefix("row 0.0"))
  }

  @Test func `Whoever hears of a deselection may take the rows away`() {
    let live = LiveTable(["a", "b", "c"])
    let selected = live.table.rx.itemSelected.map { "\($0.row)" }.logged(live.bag)
    live.press(.enter)
    live.table.rx.itemDeselected
      .subscribe(onNext: { [sections = live.sections] _ in sections.accept([LiveTable.section("", ["b"])]) })
      .disposed(by: live.bag)
    live.press("j", .enter)
    #expect(selected.log == ["0", "0"])
    live.table.reloadData()
    live.press(.enter)
    live.sections.accept([LiveTable.section("", ["a", "b", "c"])])
    live.table.rx.itemDeselected
      .subscribe(onNext: { [sections = live.sections] _ in sections.accept([]) })
      .disposed(by: live.bag)
    live.press("G", .enter)
    #expect(selected.log == ["0", "0", "0"])
  }

  @Test func `A row with a picture is called by the words below it`() throws {
    let image = try #require(Image(width: 8, height: 8, pixels: Array(repeating: 200, count: 256)))
    let parts = Parts([2])
    parts.photo = image
    let table = table(parts)
    table.register(cellType: PhotoTableViewCell.self)
    let screen = TestScreen(table, columns: 30, rows: 8)
    let subscription = table.rx.itemDeleted.subscribe(onNext: { _ in })
    defer { subscription.dispose() }
    screen.press("d")
    #expect(screen.lines[7] == "Delete \"제주 0\"? y/n")
  }

  @Test func `A hidden header takes no row, and comes when it is shown`() {
    let header = Label(text: "머리글")
    header.isHidden = true
    let parts = Parts([2])
    parts.header = header
    let screen = TestScreen(table(parts), columns: 20, rows: 3)
    screen.expectFrame("row 0.0\nrow 0.1")
    header.isHidden = false
    screen.expectFrame("머리글\nrow 0.0\nrow 0.1")
    header.isHidden = true
    screen.expectFrame("row 0.0\nrow 0.1")
  }

  @Test func `A header may change the rows when it comes onto the screen`() {
    let header = Coming()
    let live = LiveTable(["a", "b", "c", "d", "e", "f"], columns: 8, rows: 4)
    live.dataSource.titleForHeaderInSection = { _, _ in nil }
    live.dataSource.configureSupplementaryView = { _, _, kind, _ in
      kind == TableView.elementKindSectionHeader ? header : View().then { $0.isHidden = true }
    }
    live.table.reloadData()
    live.press("G")
    #expect(header.screen == nil)
    header.whenItComes = { [sections = live.sections] in
      sections.accept([LiveTable.section("", ["d", "e", "f"])])
    }
    live.press("g")
    live.scheduler.advanceBy(6)
    #expect(live.press("g") == ["", "d", "e", "f"])
    header.whenItComes = {}
  }

  @Test func `A question leaves it to the program to end and to be suspended`() {
    let live = LiveTable(["a"], columns: 20)
    live.table.rx.itemDeleted.subscribe(onNext: { _ in }).disposed(by: live.bag)
    #expect(live.press("d").last == "Delete \"a\"? y/n")
    #expect(!live.screen.send(.key(.control("c"))))
    #expect(!live.screen.send(.key(.control("z"))))
    #expect(live.screen.send(.key("q")))
    #expect(live.lines.last == "Delete \"a\"? y/n")
  }

  @Test func `The cursor is drawn as soon as items can be selected`() {
    let live = LiveTable(["a"])
    live.table.allowsSelection = false
    #expect(live.cursorRow == nil)
    live.table.allowsSelection = true
    #expect(live.screen.needsDisplay)
    #expect(live.cursorRow == 0)
  }

  @Test func `A list inside of a header draws its own header once`() {
    let drawings = Counter()
    let inner = Parts([1])
    inner.header = Counting(drawings)
    let list = table(inner)
    list.fixedHeight = 3
    let outer = Parts([3])
    outer.header = View().then { $0.addSubview(list) }
    let screen = Screen(root: table(outer), size: Size(columns: 20, rows: 6))
    #expect(screen.frame().lines == ["", "row 0.0", "", "row 0.0", "row 0.1", "row 0.2"])
    let before = drawings.value
    _ = screen.frame()
    #expect(drawings.value - before == 1)
  }

  @Test func `The cursor is hidden while the field that it stands in is scrolled away`() {
    let field = TextField(text: "이름")
    let parts = Parts([8])
    parts.header = StackView(axis: .vertical, [field, Label(text: "아래"), Label(text: "맨 아래")])
    let table = table(parts)
    let page = StackView(axis: .vertical, [Label(text: "제목"), table])
    let screen = TestScreen(page, columns: 20, rows: 5)
    field.focus()
    #expect(screen.cursor == Point(column: 4, row: 1))
    table.scroll(byRows: 1)
    #expect(screen.lines[1].hasPrefix("아래 "))
    #expect(screen.focused === field)
    #expect(screen.cursor == nil)
    table.scroll(byRows: -1)
    #expect(screen.cursor == Point(column: 4, row: 1))
  }
}

/// Sections of so many rows each, and a header of the first one.
@MainActor
private final class Parts: SectionedViewDataSource, SupplementaryViewDataSource {
  private let counts: [Int]
  weak var table: TableView?
  var header: View?
  var photo: Image?

  init(_ counts: [Int]) { self.counts = counts }

  var numberOfSections: Int { counts.count }

  func numberOfItems(inSection section: Int) -> Int { counts[section] }

  func cell(at indexPath: IndexPath) throws -> TableViewCell {
    let table = try #require(table)
    if let photo {
      let cell = table.dequeueReusableCell(for: indexPath) as PhotoTableViewCell
      cell.setPhoto(photo, caption: "제주 \(indexPath.row)")
      return cell
    }
    let cell = table.dequeueReusableCell(for: indexPath) as MessageTableViewCell
    cell.setMessage(title: "row \(indexPath.section).\(indexPath.row)")
    return cell
  }

  func titleForHeader(inSection section: Int) -> String? { nil }
  func titleForFooter(inSection section: Int) -> String? { nil }
  func canEditItem(at indexPath: IndexPath) -> Bool { true }

  func supplementaryView(ofKind kind: String, at indexPath: IndexPath) throws -> View {
    guard kind == TableView.elementKindSectionHeader, indexPath.section == 0, let header else {
      throw SectionedDataSourceError.noSupplementaryView(kind: kind)
    }
    return header
  }
}

private final class Counting: View {
  private let drawings: Counter

  init(_ drawings: Counter) { self.drawings = drawings }

  override func height(forWidth columns: Int) -> Int? { 1 }

  override func draw(in canvas: inout Canvas) { drawings.add() }
}

private final class Coming: View {
  var whenItComes: @MainActor () -> Void = {}

  override func height(forWidth columns: Int) -> Int? { 1 }

  override func didMove(to screen: Screen) {
    super.didMove(to: screen)
    whenItComes()
  }
}
