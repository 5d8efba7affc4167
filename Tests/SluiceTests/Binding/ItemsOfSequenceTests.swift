import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

/// A view that makes cells of registered types.
@MainActor
private final class Shelf: CellReusingSectionedView, DelegatingSectionedView {
  class Cell: IdentifiedCell {
    class var reuseIdentifier: String { "plain" }
    var text = ""
    required init() {}
  }

  final class NameCell: Cell {
    override class var reuseIdentifier: String { "name" }
  }

  protocol Watcher: AnyObject {}

  weak var delegate: (any Watcher)?
  var sectionedDataSource: (any SectionedViewDataSource<Cell>)?
  var types: [String: Cell.Type] = ["plain": Cell.self, "name": NameCell.self]
  var shown: [String] = []

  func reloadData() {
    shown = (0..<(sectionedDataSource?.numberOfItems(inSection: 0) ?? 0)).map { row in
      (try? sectionedDataSource?.cell(at: IndexPath(item: row, section: 0)))?.text ?? "?"
    }
  }

  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> Cell {
    (types[identifier] ?? Cell.self).init()
  }
}

@MainActor
@Suite struct ItemsOfSequenceTests {
  private let shelf = Shelf()
  private let names = BehaviorRelay(value: ["a", "b"])

  @Test func `A list is shown in the cells of a closure`() {
    let binding = names.bind(to: shelf.rx.items) { (shelf: Shelf, row: Int, name: String) in
      let cell = shelf.dequeueReusableCell(withIdentifier: "plain", for: IndexPath(item: row, section: 0))
      cell.text = "\(row) \(name)"
      return cell
    }
    #expect(shelf.shown == ["0 a", "1 b"])
    names.accept(["c"])
    #expect(shelf.shown == ["0 c"])
    binding.dispose()
    #expect(shelf.sectionedDataSource == nil)
  }

  @Test func `A list is shown in cells that are registered under a name`() {
    let binding = names.bind(to: shelf.rx.items(cellIdentifier: "name", cellType: Shelf.NameCell.self)) {
      row, name, cell in
      cell.text = "\(row) \(name) \(type(of: cell))"
    }
    #expect(shelf.shown == ["0 a NameCell", "1 b NameCell"])
    binding.dispose()
  }

  @Test func `A list is shown in cells of a type`() {
    let binding = names.asDriver().drive(shelf.rx.items(cellType: Shelf.NameCell.self)) { row, name, cell in
      cell.text = "\(row) \(name) \(type(of: cell))"
    }
    #expect(shelf.shown == ["0 a NameCell", "1 b NameCell"])
    binding.dispose()
  }

  @Test func `Any sequence is a list`() {
    let binding = Observable.just(1...3).bind(to: shelf.rx.items(cellIdentifier: "plain")) {
      (_, number, cell: Shelf.Cell) in cell.text = "\(number)"
    }
    #expect(shelf.shown == ["1", "2", "3"])
    binding.dispose()
  }

  @Test func `A cell of another type, and a second binding, stop with a message`() async throws {
    let other = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          _ = Observable.just([1]).bind(
            to: Shelf().rx.items(cellIdentifier: "plain", cellType: Shelf.NameCell.self)
          ) { _, _, _ in }
        }
      })
    #expect(
      String(decoding: other.standardErrorContent, as: UTF8.self).contains(
        """
        Shelf has Cell registered under "plain", so its items cannot be shown in NameCell. \
        Register NameCell under this name.
        """))
    let second = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let shelf = Shelf()
          _ = Observable.just([1]).bind(to: shelf.rx.items(cellType: Shelf.NameCell.self)) { _, _, _ in }
          _ = Observable.just([1]).bind(to: shelf.rx.items(cellType: Shelf.NameCell.self)) { _, _, _ in }
        }
      })
    #expect(
      String(decoding: second.standardErrorContent, as: UTF8.self).contains(
        "Shelf has a data source already, so a second one cannot be bound to it."))
  }

  @Test func `A driver of sections can be driven to a view`() {
    let list = AnimatedList()
    list.binding.dispose()
    let binding = Driver.just([Column("a", [1])]).drive(list.view.rx.items(dataSource: list.dataSource))
    #expect(list.view.lines == ["# a", "1"])
    binding.dispose()
  }
}

@MainActor
@Suite struct SetDelegateTests {
  private final class Delegate: Shelf.Watcher {}

  @Test func `A delegate is set until the result is disposed, and not kept alive`() {
    let shelf = Shelf()
    var delegate: Delegate? = Delegate()
    weak let weakDelegate = delegate
    let setting = delegate.map(shelf.rx.setDelegate)
    #expect(shelf.delegate === delegate)
    setting?.dispose()
    #expect(shelf.delegate == nil)
    let other = delegate.map(shelf.rx.setDelegate)
    delegate = nil
    #expect(weakDelegate == nil)
    other?.dispose()
  }

  @Test func `Disposing takes away no other delegate`() {
    let shelf = Shelf()
    let (first, second) = (Delegate(), Delegate())
    let setting = shelf.rx.setDelegate(first)
    let other = shelf.rx.setDelegate(second)
    setting.dispose()
    #expect(shelf.delegate === second)
    other.dispose()
    #expect(shelf.delegate == nil)
  }
}
