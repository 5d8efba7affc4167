import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// A row of a table that is bound to an animated data source.
private struct Note: IdentifiableType, Equatable, Sendable {
  var identity: Int
  var text: String
}

private typealias Notes = AnimatableSectionModel<String, Note>

@MainActor
private final class NotesTable {
  let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
  let sections: BehaviorRelay<[Notes]>
  let dataSource = TableViewSectionedAnimatedDataSource<Notes> { _, tableView, indexPath, note in
    let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
    cell.setMessage(title: note.text)
    return cell
  }
  private let bag = DisposeBag()

  init(_ names: [String]) {
    sections = BehaviorRelay(value: [NotesTable.section(names)])
    sections.bind(to: table.rx.items(dataSource: dataSource)).disposed(by: bag)
  }

  /// A section whose rows are told apart by the first letter.
  static func section(_ names: [String]) -> Notes {
    let notes = names.map { Note(identity: Int($0.utf8.first ?? 0), text: $0) }
    return Notes(model: "notes", items: notes)
  }

  func show(_ names: [String]) { sections.accept([Self.section(names)]) }

  func lines(rows: Int = 5, scrolledBy: Int = 0) -> [String] {
    var canvas = Canvas(size: Size(columns: 10, rows: rows))
    table.draw(in: &canvas, rect: canvas.bounds, scrolledBy: scrolledBy)
    return canvas.lines
  }

  func row(_ item: Int) -> IndexPath { IndexPath(row: item, section: 0) }
}

@MainActor
@Suite struct TableAnimationTests {
  @Test func `Steps are drawn`() {
    let notes = NotesTable(["a", "b", "c"])
    #expect(notes.lines(rows: 3) == ["a", "b", "c"])
    var draws = 0
    notes.table.onReload = { draws += 1 }
    notes.show(["c", "a!", "d"])
    #expect(notes.lines(rows: 4) == ["c", "a!", "d", ""])
    #expect(notes.table.contentHeight(forWidth: 10) == 3)
    #expect(draws == 2)
  }

  @Test func `The selection stays on its row by identity, and ends with it`() {
    let notes = NotesTable(["a", "b", "c"])
    #expect(notes.table.select(notes.row(1)))
    notes.show(["x", "c", "b!", "a"])
    #expect(notes.table.indexPathForSelectedRow == notes.row(2))
    notes.show(["x", "c"])
    #expect(notes.table.indexPathForSelectedRow == nil)
    notes.table.select(notes.row(0))
    notes.table.reloadData()
    #expect(notes.table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func `The selected row is drawn the other way round`() {
    let notes = NotesTable(["a", "b"])
    notes.table.selectRow(at: notes.row(1))
    let canvas = notes.table.render(width: 4)
    #expect(canvas.lines == ["a", "b"])
    #expect(canvas[row: 0].map(\.style.inverse) == [false, false, false, false])
    #expect(canvas[row: 1].map(\.style.inverse) == [true, true, true, true])
  }

  @Test func `A row that the user moves is drawn at its new place and stays selected`() {
    let notes = NotesTable(["a", "b", "c"])
    let bag = DisposeBag()
    var moves: [String] = []
    notes.table.rx.itemMoved
      .bind(onNext: { moves.append("\($0.sourceIndex.row) to \($0.destinationIndex.row)") }).disposed(by: bag)
    notes.table.select(notes.row(0))
    #expect(notes.table.move(from: notes.row(0), to: notes.row(2)))
    #expect(notes.lines(rows: 3) == ["b", "c", "a"])
    #expect(notes.table.indexPathForSelectedRow == notes.row(2))
    #expect(moves == ["0 to 2"])
    notes.show(["b", "c", "a"])
    #expect(notes.table.indexPathForSelectedRow == notes.row(2))
  }

  @Test func `A table off screen is reloaded when it is back`() {
    let notes = NotesTable(["a"])
    var reloads = 0
    notes.table.onReload = { reloads += 1 }
    notes.table.isOnScreen = false
    notes.show(["a", "b"])
    notes.show(["b"])
    #expect(reloads == 0)
    notes.table.isOnScreen = true
    #expect(reloads == 1)
    #expect(notes.lines(rows: 2) == ["b", ""])
  }

  @Test(arguments: UInt64(1)...100)
  func `Whatever changes, the table shows what is there and selects what was`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let notes = NotesTable(["a", "b", "c", "d"])
    notes.table.select(notes.row(1))
    for _ in 0..<20 {
      let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random).dropLast(
        Int.random(in: 0...3, using: &random)
      )
      .map { Bool.random(using: &random) ? $0 : $0 + "!" }
      let wasSelected = notes.table.indexPathForSelectedRow != nil
      notes.show(names)
      #expect(notes.lines(rows: names.count) == names, "seed \(seed)")
      let place = names.firstIndex { $0.hasPrefix("b") }
      #expect(notes.table.indexPathForSelectedRow?.row == (wasSelected ? place : nil), "seed \(seed)")
    }
  }
}

@MainActor
@Suite struct TableSelectionTests {
  private let notes = NotesTable(["a", "b", "c"])

  /// A delegate that writes down what it is told.
  private final class Delegate: TableViewDelegate {
    var told: [String] = []

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      told.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      told.append("accessory \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
      told.append("show \((cell as? MessageTableViewCell)?.title ?? "")")
    }
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
      told.append("hide \((cell as? MessageTableViewCell)?.title ?? "")")
    }
  }

  /// A delegate that listens to nothing.
  private final class Silent: TableViewDelegate {}

  @Test func `One row is selected at a time, and the delegate and the streams are told`() {
    let delegate = Delegate()
    let bag = DisposeBag()
    var models: [String] = []
    notes.table.rx.setDelegate(delegate).disposed(by: bag)
    notes.table.rx.modelSelected(Note.self).bind(onNext: { models.append($0.text) }).disposed(by: bag)
    notes.table.rx.modelDeselected(Note.self).bind(onNext: { models.append("no \($0.text)") }).disposed(by: bag)
    notes.table.select(notes.row(0))
    notes.table.select(notes.row(2))
    notes.table.select(notes.row(2))
    #expect(notes.table.deselect(notes.row(2)))
    #expect(!notes.table.deselect(notes.row(2)))
    notes.table.tapAccessoryButton(at: notes.row(1))
    #expect(models == ["a", "no a", "c", "c", "no c"])
    #expect(
      delegate.told == ["select 0", "deselect 0", "select 2", "select 2", "deselect 2", "accessory 1"])
  }

  @Test func `Several rows can be selected where that is allowed`() {
    notes.table.allowsMultipleSelection = true
    for row in [2, 0, 1, 0] { notes.table.select(notes.row(row)) }
    #expect(notes.table.indexPathsForSelectedRows == [0, 1, 2].map(notes.row))
    #expect(notes.table.indexPathForSelectedRow == notes.row(0))
    notes.table.allowsMultipleSelection = false
    #expect(notes.table.indexPathsForSelectedRows == [notes.row(0)])
    notes.table.allowsSelection = false
    #expect(notes.table.indexPathsForSelectedRows.isEmpty)
    #expect(!notes.table.select(notes.row(0)))
  }

  @Test func `The program's own selection is not reported`() {
    let delegate = Delegate()
    notes.table.delegate = delegate
    notes.table.selectRow(at: notes.row(1))
    #expect(notes.table.indexPathForSelectedRow == notes.row(1))
    notes.table.deselectRow(at: notes.row(1))
    notes.table.selectRow(at: notes.row(1))
    notes.table.selectRow(at: nil)
    #expect(notes.table.indexPathForSelectedRow == nil)
    #expect(delegate.told.isEmpty)
  }

  @Test func `Rows that do not exist are not selected`() {
    for path in [notes.row(3), notes.row(-1), IndexPath(row: 0, section: 1), IndexPath()] {
      #expect(!notes.table.select(path))
      #expect(!notes.table.deselect(path))
      #expect(!notes.table.tapAccessoryButton(at: path))
      #expect(!notes.table.delete(at: path))
      notes.table.selectRow(at: path)
      #expect(notes.table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `Cells are reported as they come to be drawn and as they no longer are`() {
    let delegate = Delegate()
    let bag = DisposeBag()
    var told: [String] = []
    notes.table.delegate = delegate
    notes.table.rx.willDisplayCell.bind(onNext: { told.append("show \($0.indexPath.row)") }).disposed(by: bag)
    notes.table.rx.didEndDisplayingCell.bind(onNext: { told.append("hide \($0.indexPath.row)") }).disposed(by: bag)
    _ = notes.lines(rows: 2)
    _ = notes.lines(rows: 2)
    #expect(told == ["show 0", "show 1"])
    _ = notes.lines(rows: 2, scrolledBy: 1)
    #expect(told == ["show 0", "show 1", "hide 0", "show 2"])
    notes.table.reloadData()
    #expect(told == ["show 0", "show 1", "hide 0", "show 2", "hide 1", "hide 2"])
    // A cell is told as what it was, before it is used again.
    #expect(delegate.told == ["show a", "show b", "hide a", "show c", "hide b", "hide c"])
  }

  @Test func `A listener that changes the sections while they are drawn has them drawn again`() {
    let bag = DisposeBag()
    var isFirst = true
    notes.table.rx.willDisplayCell
      .bind(onNext: { [notes] _ in
        guard isFirst else { return }
        isFirst = false
        notes.show(["x", "y"])
      })
      .disposed(by: bag)
    #expect(notes.lines(rows: 3) == ["x", "y", ""])
  }

  @Test func `So it does when a cell that goes is told of`() {
    let bag = DisposeBag()
    _ = notes.lines(rows: 1)
    notes.table.rx.didEndDisplayingCell.take(1).bind(onNext: { [notes] _ in notes.show(["x", "y", "z"]) })
      .disposed(by: bag)
    #expect(notes.lines(rows: 2, scrolledBy: 1) == ["y", "z"])
  }

  @Test func `A delegate that listens to nothing does no harm`() {
    let silent = Silent()
    notes.table.delegate = silent
    _ = notes.lines(rows: 2)
    notes.table.select(notes.row(0))
    notes.table.deselect(notes.row(0))
    notes.table.tapAccessoryButton(at: notes.row(0))
    notes.table.reloadData()
    #expect(notes.table.delegate === silent)
  }
}
