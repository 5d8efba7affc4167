import FoundationEssentials
import Sluice
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct AnimatedDataSourceTests {
  @Test func `Changes are shown step by step`() {
    let list = AnimatedList([Column("a", [1, 2, 3]), Column("b", [4])])
    list.columns.onNext([Column("b", [4, 5]), Column("a", [1, 3])])
    #expect(list.view.lines == ["# b", "4", "5", "# a", "1", "3"])
    #expect(list.view.reloadCount == 0)
    #expect(list.log.first == "delete items 0.1")
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `The first update is a reload, and no change tells the view nothing`() {
    let list = AnimatedList()
    list.columns.onNext([Column("a", [1])])
    list.columns.onNext([Column("a", [1])])
    #expect(list.log == ["reload"])
    #expect(list.view.lines == ["# a", "1"])
  }

  @Test func `The model is at each step before the view is told of it, and at the end when all are shown`() {
    let list = AnimatedList([Column("a", [1, 2])])
    var seen: [[Int]] = []
    list.dataSource.configureCell = { dataSource, _, _, card in
      seen.append(dataSource.sectionModels.flatMap(\.items).map(\.identity))
      return "\(card.identity)"
    }
    list.columns.onNext([Column("a", [3, 2])])
    #expect(seen == [[3, 2]])
    #expect(list.log == ["delete items 0.0", "insert items 0.0"])
    #expect(list.dataSource.sectionModels == [Column("a", [3, 2])])
  }

  @Test func `B21 Only the header changes: one section is updated, and the view shows the new header`() {
    let list = AnimatedList([Column("a", [1, 2]), Column("b", [3])])
    list.columns.onNext([Column("a", [1, 2]), Column("b", title: "B", [3])])
    #expect(list.log == ["update sections 1"])
    #expect(list.view.lines == ["# a", "1", "2", "# B", "3"])
  }

  @Test(arguments: UInt64(1)...200)
  func `B21 After any update the model is what was given, and the view shows it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = AnimatedList()
    for _ in 0..<10 {
      let columns = Column.random(using: &random)
      list.columns.onNext(columns)
      #expect(list.dataSource.sectionModels == columns, "seed \(seed)")
      #expect(list.view.lines == list.view.linesAfterReload, "seed \(seed)")
    }
    #expect(list.view.inconsistencies.isEmpty, "seed \(seed)")
  }

  @Test func `B22 B23 A row that moved and changed shows its new content, also in another section`() {
    let list = AnimatedList([Column("a", [1, 2, 3]), Column("b", [])])
    list.columns.onNext([Column("a", [3, 1]), Column("b", [Card(identity: 2, text: "!")])])
    #expect(list.view.lines == ["# a", "3", "1", "# b", "2!"])
    #expect(list.view.batches.flatMap(\.movedItems).count == 2)
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `B25 Emptying a section, and moving into an empty one`() {
    let list = AnimatedList([Column("a", [1, 2]), Column("b", [])])
    list.columns.onNext([Column("a", []), Column("b", [1])])
    #expect(list.view.lines == ["# a", "# b", "1"])
    list.columns.onNext([Column("a", [1]), Column("b", [])])
    #expect(list.view.lines == ["# a", "1", "# b"])
    #expect(list.view.reloadCount == 0)
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test func `A change of configureCell counts from the next row that is asked for`() {
    let list = AnimatedList([Column("a", [1, 2])])
    list.dataSource.configureCell = { _, _, _, card in "new \(card.identity)" }
    list.columns.onNext([Column("a", [1, 2, 3])])
    #expect(list.view.lines == ["# a", "1", "2", "new 3"])
    list.view.reloadData()
    #expect(list.view.lines == ["# a", "new 1", "new 2", "new 3"])
  }

  @Test func `A view that takes no steps is reloaded once for an update`() {
    let list = AnimatedList([Column("a", [1, 2]), Column("b", [3])])
    list.view.takesBatches = false
    list.columns.onNext([Column("c", [1]), Column("a", [3, 2])])
    #expect(list.log == ["reload"])
    #expect(list.view.lines == ["# c", "1", "# a", "3", "2"])
  }

  @Test func `A view that says nothing of steps is reloaded`() {
    let view = RecordingView()
    let columns = BehaviorRelay(value: [Column("a", [1])])
    let dataSource = SectionedAnimatedDataSource<RecordingView, Column> { _, _, _, card in "\(card.identity)" }
    let binding = columns.bind(to: view.rx.items(dataSource: dataSource))
    columns.accept([Column("a", [2])])
    #expect(view.reloads == [["1"], ["2"]])
    binding.dispose()
  }

  @Test func `Animations are handed to the view`() {
    let list = AnimatedList([Column("a", [1])])
    let animations = AnimationConfiguration(insertAnimation: .fade, deleteAnimation: .left)
    list.dataSource.animationConfiguration = animations
    list.columns.onNext([Column("a", [1, 2])])
    #expect(list.view.batches.map(\.animations) == [animations])
    #expect(animations.reloadAnimation == .automatic)
  }

  @Test func `A binding that is disposed from inside a step ends the update, with the model as given`() {
    let view = RecordingSectionedView()
    let columns = PublishSubject<[Column]>()
    let binding = SerialDisposable()
    let dataSource = AnimatedSource { _, _, _, card in
      if card.identity == 9 { binding.dispose() }
      return "\(card.identity)"
    }
    binding.disposable = columns.bind(to: view.rx.items(dataSource: dataSource))
    columns.onNext([Column("a", [1, 2])])
    view.clearLog()
    // The new section is shown in a step of its own, before the one that inserts 3.
    columns.onNext([Column("b", [9]), Column("a", [2, 1, 3])])
    #expect(view.log.map(\.description) == ["insert sections 0"])
    #expect(dataSource.sectionModels == [Column("b", [9]), Column("a", [2, 1, 3])])
    #expect(view.sectionedDataSource == nil)
  }

  @Test func `Another view starts with a reload`() {
    let list = AnimatedList([Column("a", [1])])
    list.binding.dispose()
    let other = RecordingSectionedView()
    let columns = BehaviorRelay(value: [Column("a", [1])])
    let binding = columns.bind(to: other.rx.items(dataSource: list.dataSource))
    columns.accept([Column("a", [1, 2])])
    #expect(other.log.map(\.description) == ["reload", "insert items 0.1"])
    binding.dispose()
  }

  @Test func `A second binding of a view stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let view = RecordingSectionedView()
          let first = AnimatedSource { _, _, _, _ in "" }
          let second = AnimatedSource { _, _, _, _ in "" }
          let bag = DisposeBag()
          Observable.just([]).bind(to: view.rx.items(dataSource: first)).disposed(by: bag)
          Observable.just([]).bind(to: view.rx.items(dataSource: second)).disposed(by: bag)
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("RecordingSectionedView has a data source already, so a second one cannot be bound to it."))
  }
}

extension Column {
  /// Up to four columns that share up to ten cards, some with another text.
  static func random(using random: inout SeededGenerator) -> [Column] {
    var cards = Array(0..<10).shuffled(using: &random)
    return ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map { name in
      let count = Int.random(in: 0...min(4, cards.count), using: &random)
      let items = (0..<count).map { _ in
        Card(identity: cards.removeLast(), text: Bool.random(using: &random) ? "" : "!")
      }
      return Column(name, title: Bool.random(using: &random) ? name : name.uppercased(), items)
    }
  }
}
