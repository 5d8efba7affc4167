import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// Random keys, clicks, sizes and updates, and what has to hold after each of them.
@MainActor
private struct Fuzz {
  let live: LiveTable
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    live = LiveTable([Lines](), columns: 14, rows: 8)
    let (sections, bag) = (live.sections, live.bag)
    live.table.rx.itemDeleted
      .subscribe(onNext: { path in
        var next = sections.value
        next[path.section].items.remove(at: path.row)
        sections.accept(next)
      })
      .disposed(by: bag)
    live.dataSource.restoresUnansweredMoves = false
  }

  private static let keys: [KeyPress] = [
    .arrowUp, .arrowDown, "j", "k", "j", "k", .pageUp, .pageDown, .control("d"), .control("u"), "g", "G", "[", "]",
    .enter,
    " ", "d", "y", "n", "J", "K", .escape,
  ]

  mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: live.sections.accept(randomSections())
    case 1:
      live.screen.resize(
        to: Size(columns: Int.random(in: 1...20, using: &random), rows: Int.random(in: 1...12, using: &random)))
    case 2:
      let actions: [MouseEvent.Action] = [.wheelUp, .wheelDown, .press(.left)]
      let action = actions[Int.random(in: 0..<3, using: &random)]
      let size = live.screen.size
      let point = Point(
        column: Int.random(in: 0..<size.columns, using: &random), row: Int.random(in: 0..<size.rows, using: &random))
      live.screen.send(.mouse(MouseEvent(action, at: point)))
    case 3: live.scheduler.advanceBy(Int.random(in: 1...7, using: &random))
    case 4: live.table.allowsMultipleSelection = Bool.random(using: &random)
    default: live.screen.send(.key(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]))
    }
  }

  /// Up to three sections with some of thirty rows, each of one to four lines.
  private mutating func randomSections() -> [Lines] {
    let ids = Array(0..<30).shuffled(using: &random)
    var rest = ids[..<Int.random(in: 0...30, using: &random)]
    return ["", "B", "나"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map { title in
      let count = Int.random(in: 0...rest.count, using: &random)
      defer { rest = rest.dropFirst(count) }
      return Lines(
        model: title,
        items: rest.prefix(count).map { id in
          let lines = (0...(id % 5 == 0 ? 3 : 0)).map { "\(id)한.\($0)" }
          return Line(identity: "\(id)", text: lines.joined(separator: "\n") + (Bool.random(using: &random) ? "" : "!"))
        })
    }
  }

  /// Whether the cursor is on an item that is drawn; with no line at the bottom and nothing gone.
  mutating func check(_ comment: Comment) {
    let canvas = live.screen.frame()
    #expect(canvas.size == live.screen.size, comment)
    #expect(live.screen.frame() == canvas, comment)
    let count = live.sections.value.reduce(0) { $0 + $1.items.count }
    guard count > 0 else { return #expect(live.table.cursorIndexPath == nil, comment) }
    guard let path = live.table.cursorIndexPath, let item = live.dataSource.item(at: path) else {
      Issue.record("no cursor: \(comment)")
      return
    }
    // A screen so low that the wheel leaves only a header on it shows no item, and so no cursor.
    let rows = canvas.lines.filter { $0.contains("한") && !$0.hasPrefix("Delete") && !$0.hasPrefix("Moved") }
    guard !rows.isEmpty, live.isIdle else { return }
    #expect(live.table.indexPathsForVisibleRows.contains(path), "\(comment) \(canvas.lines)")
    #expect(live.table.cellForRow(at: path).map { ($0 as? MessageTableViewCell)?.title } == item.text, comment)
    for selected in live.table.indexPathsForSelectedRows { #expect(live.dataSource.item(at: selected) != nil, comment) }
  }

  /// Whether what is on the screen is a piece of what is printed, but for the pinned header.
  mutating func checkRows(_ comment: Comment) {
    live.press("n", .escape)
    live.scheduler.advanceBy(30)
    let canvas = live.screen.frame()
    let whole = live.table.render(width: live.screen.size.columns)
    if whole.size.rows <= canvas.size.rows {
      return #expect(Array(canvas.lines.prefix(whole.size.rows)) == whole.lines, comment)
    }
    let columns = live.screen.size.columns > 4 ? live.screen.size.columns - 1 : live.screen.size.columns
    let lines = live.table.render(width: columns).lines
    let shown = (0..<canvas.size.rows).map { row in
      var line = Canvas(size: Size(columns: columns, rows: 1))
      line.draw(canvas, part: Rect(column: 0, row: row, columns: columns, rows: 1), at: .zero)
      return line.lines[0]
    }
    // The pinned header takes a row, and a header before it may have left its gap.
    let pinned = 1
    let rest = Array(shown.dropFirst(min(pinned, shown.count - 1)))
    let places = lines.indices.filter { lines[$0...].starts(with: rest) }
    #expect(!places.isEmpty, comment)
  }
}

@MainActor
@Suite struct LiveListFuzzTests {
  @Test(arguments: UInt64(1)...24)
  func `Whatever is done, the cursor is on the screen and the rows are those that are printed`(seed: UInt64) {
    var fuzz = Fuzz(seed: seed)
    for step in 0..<100 {
      fuzz.step()
      fuzz.check("seed \(seed), step \(step)")
      if step % 10 == 9 { fuzz.checkRows("seed \(seed), step \(step)") }
    }
  }
}
