import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting

/// A row of a live table; its text may have several lines.
struct Line: IdentifiableType, Equatable, Sendable {
  var identity: String
  var text: String

  /// A row that is told apart by the first character of its text.
  init(_ text: String) {
    identity = String(text.prefix(1))
    self.text = text
  }

  init(identity: String, text: String) {
    self.identity = identity
    self.text = text
  }
}

typealias Lines = AnimatableSectionModel<String, Line>

/// A table on a screen, bound to an animated data source, with a clock that the test moves.
@MainActor
final class LiveTable {
  let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
  let sections: BehaviorRelay<[Lines]>
  let dataSource = TableViewSectionedAnimatedDataSource<Lines> { _, tableView, indexPath, line in
    let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
    cell.setMessage(title: line.text)
    return cell
  }
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
  let screen: Screen
  let bag = DisposeBag()

  init(_ sections: [Lines], columns: Int = 12, rows: Int = 6, depth: ColorDepth = .trueColor) {
    self.sections = BehaviorRelay(value: sections)
    screen = Screen(
      root: table, size: Size(columns: columns, rows: rows), colorDepth: depth, scheduler: scheduler)
    dataSource.titleForHeaderInSection = { dataSource, section in
      let title = dataSource[section].model
      return title.isEmpty ? nil : title
    }
    self.sections.bind(to: table.rx.items(dataSource: dataSource)).disposed(by: bag)
    _ = screen.frame()
  }

  /// One section without a title, of rows that are told apart by their first character.
  convenience init(_ names: [String], columns: Int = 12, rows: Int = 6, depth: ColorDepth = .trueColor) {
    self.init([LiveTable.section("", names)], columns: columns, rows: rows, depth: depth)
  }

  static func section(_ title: String, _ names: [String]) -> Lines {
    Lines(model: title, items: names.map { Line($0) })
  }

  /// A section of numbered rows.
  static func numbers(_ title: String, _ count: Int) -> Lines {
    Lines(model: title, items: (0..<count).map { Line(identity: "\(title)\($0)", text: "\(title)\($0)") })
  }

  func show(_ names: [String]) { sections.accept([Self.section("", names)]) }

  /// Sends keys one after the other, and gives the frame that shows what they did.
  @discardableResult
  func press(_ keys: KeyPress...) -> [String] {
    for key in keys { screen.send(.key(key)) }
    return lines
  }

  /// The frame as it is now.
  var lines: [String] { screen.frame().lines }

  /// The row of the screen that the cursor has, found by its style; nil where it is on none.
  var cursorRow: Int? {
    let canvas = screen.frame()
    return canvas.bounds.rows.first { row in canvas[row: row].first?.style.background != nil }
  }

  /// Whether no clock is running.
  var isIdle: Bool { scheduler.nextDueTime == nil }

  func row(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: item, section: section) }
}
