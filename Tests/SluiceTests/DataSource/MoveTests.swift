import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

@MainActor
@Suite struct MoveTests {
  private let list = AnimatedList([Column("a", [1, 2, 3]), Column("b", [])])

  private func place(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `B25 The echo of the user's own drag tells the view nothing`() {
    var moves: [String] = []
    let bag = DisposeBag()
    list.view.rx.itemMoved
      .bind(onNext: { [list] move in
        moves.append("\(move.sourceIndex.item) to \(move.destinationIndex.item)")
        // The reactor's answer: the order that the user made.
        list.columns.onNext([Column("a", [2, 3, 1]), Column("b", [])])
      })
      .disposed(by: bag)
    #expect(list.view.move(from: place(0, 0), to: place(0, 2)))
    #expect(moves == ["0 to 2"])
    #expect(list.log == ["move items 0.0 -> 0.2"])
    #expect(list.view.lines == ["# a", "2", "3", "1", "# b"])
  }

  @Test func `B25 A refused drag moves the row back`() {
    let bag = DisposeBag()
    list.view.rx.itemMoved
      .bind(onNext: { [list] _ in list.columns.onNext([Column("a", [1, 2, 3]), Column("b", [])]) })
      .disposed(by: bag)
    list.view.move(from: place(0, 0), to: place(1, 0))
    #expect(list.log == ["move items 0.0 -> 1.0", "move items 1.0 -> 0.0"])
    #expect(list.view.lines == ["# a", "1", "2", "3", "# b"])
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `B25 Sections that are not sent again can be restored`() {
    list.view.move(from: place(0, 0), to: place(0, 2))
    list.dataSource.restoreSections()
    list.dataSource.restoreSections()
    #expect(list.log == ["move items 0.0 -> 0.2", "move items 0.2 -> 0.0"])
  }

  @Test func `The model is moved and the view shows it before anyone is told`() {
    var told: [String] = []
    let bag = DisposeBag()
    list.dataSource.moveItem = { [list] dataSource, source, destination in
      told.append("\(dataSource[destination].identity): \(list.view.lines.joined(separator: " "))")
    }
    list.view.rx.itemMoved.bind(onNext: { [list] in told.append("\(list.dataSource[$0.destinationIndex].identity)") })
      .disposed(by: bag)
    list.view.move(from: place(0, 1), to: place(1, 0))
    #expect(told == ["2: # a 1 3 # b 2", "2"])
  }

  @Test func `A view that takes no steps is reloaded after a move`() {
    list.view.takesBatches = false
    list.view.move(from: place(0, 2), to: place(0, 0))
    #expect(list.log == ["reload"])
    #expect(list.view.lines == ["# a", "3", "1", "2", "# b"])
  }

  @Test func `Moves that cannot be change nothing and are not reported`() {
    let bag = DisposeBag()
    list.view.rx.itemMoved.bind(onNext: { _ in Issue.record("reported") }).disposed(by: bag)
    let there = place(0, 0)
    for (from, to) in [
      (place(0, 3), there), (place(1, 0), there), (place(-1, 0), there), (there, place(0, 3)), (there, place(1, 1)),
      (there, place(2, 0)), (there, place(0, -1)), (IndexPath(), there), (there, IndexPath(index: 0)),
      (place(.max, .min), there),
    ] {
      #expect(!list.view.move(from: from, to: to))
      #expect(!list.dataSource.moveItem(from: from, to: to))
    }
    #expect(list.dataSource.sectionModels == [Column("a", [1, 2, 3]), Column("b", [])])
    #expect(list.log.isEmpty)
  }

  @Test func `Rows that may not be moved stay`() {
    list.dataSource.canMoveRowAtIndexPath = { dataSource, path in dataSource[path].identity != 1 }
    #expect(!list.view.move(from: place(0, 0), to: place(0, 1)))
    #expect(list.view.move(from: place(0, 1), to: place(0, 0)))
    #expect(list.view.lines == ["# a", "2", "1", "3", "# b"])
  }

  @Test func `No move is taken over during an update`() {
    var moved: Bool?
    list.dataSource.configureCell = { dataSource, _, _, card in
      moved = dataSource.moveItem(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
      return "\(card.identity)"
    }
    list.columns.onNext([Column("a", [1, 2, 3]), Column("b", [4])])
    #expect(moved == false)
    #expect(list.dataSource.sectionModels == [Column("a", [1, 2, 3]), Column("b", [4])])
  }

  @Test func `A data source that reloads takes moves over as well`() {
    let view = RecordingSectionedView()
    let dataSource = SectionedReloadDataSource<RecordingSectionedView, TestSection> { _, _, _, item in "\(item)" }
    let binding = Observable.just([TestSection(model: "a", items: [1, 2, 3])])
      .bind(to: view.rx.items(dataSource: dataSource))
    view.move(from: place(0, 0), to: place(0, 1))
    #expect(dataSource.sectionModels.map(\.items) == [[2, 1, 3]])
    #expect(view.lines == ["2", "1", "3"])
    binding.dispose()
  }
}
