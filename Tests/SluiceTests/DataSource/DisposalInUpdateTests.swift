import FoundationEssentials
import Sluice
import SluiceTesting
import TestSupport
import Testing

/// The binding ends from inside an update: the view is told no more, and another data source may have it.
@MainActor
@Suite struct DisposalInUpdateTests {
  private let list = AnimatedList([Column("a", [1, 2]), Column("b", [3])])
  /// Leads to four steps.
  private let next = [Column("c", [1, 4]), Column("b", title: "B", [Card(identity: 3, text: "!")])]

  @Test(arguments: [ViewTransition.animated, .reload])
  func `A binding that the choice of a transition disposes tells the view nothing more`(transition: ViewTransition) {
    list.dataSource.decideViewTransition = { [binding = list.binding] _, _, _ in
      binding.dispose()
      return transition
    }
    list.columns.onNext(next)
    #expect(list.log.isEmpty)
    #expect(list.view.inconsistencies.isEmpty)
    #expect(list.dataSource.sectionModels == next)
  }

  @Test func `A data source that the choice of a transition binds in its place is left alone`() {
    let other = AnimatedSource { _, _, _, card in "other \(card.identity)" }
    let columns = BehaviorSubject(value: [Column("x", [9])])
    list.dataSource.decideViewTransition = { [binding = list.binding] _, view, _ in
      binding.dispose()
      _ = columns.bind(to: view.rx.items(dataSource: other))
      return .animated
    }
    list.columns.onNext(next)
    columns.onNext([Column("x", [9, 8])])
    #expect(list.log == ["reload", "insert items 0.1"])
    #expect(list.view.lines == ["other 9", "other 8"])
    #expect(list.view.inconsistencies.isEmpty)
  }

  @Test(arguments: 0..<4, [false, true])
  func `So is one that a step binds in its place`(step: Int, declines: Bool) {
    let view = MeddlingView()
    let first = SectionedAnimatedDataSource<MeddlingView, Column> { _, _, _, card in "\(card.identity)" }
    let columns = BehaviorSubject(value: list.dataSource.sectionModels)
    let binding = columns.bind(to: view.rx.items(dataSource: first))
    let other = SectionedAnimatedDataSource<MeddlingView, Column> { _, _, _, card in "other \(card.identity)" }
    let others = BehaviorSubject(value: [Column("x", [9])])
    var steps = 0
    view.log = []
    view.onBatch = { [weak view] in
      steps += 1
      guard let view, steps == step + 1 else { return true }
      binding.dispose()
      _ = others.bind(to: view.rx.items(dataSource: other))
      return !declines
    }
    columns.onNext(next)
    #expect(steps == step + 1)
    #expect(view.log == Array(repeating: "batch", count: step + 1) + ["reload"])
    #expect(first.sectionModels == next)
    #expect(view.sectionedDataSource === other)
    view.onBatch = { true }
    others.onNext([Column("x", [9, 8])])
    #expect(view.log.last == "batch")
  }

  @Test func `A data source that a step binds to another view shows that one what it has`() {
    let view = MeddlingView()
    let source = SectionedAnimatedDataSource<MeddlingView, Column> { _, _, _, card in "\(card.identity)" }
    source.firstLoadTransition = .animated
    let columns = BehaviorSubject(value: list.dataSource.sectionModels)
    let binding = columns.bind(to: view.rx.items(dataSource: source))
    let another = MeddlingView()
    let others = PublishSubject<[Column]>()
    var atBinding: [Column] = []
    view.onBatch = {
      guard another.sectionedDataSource == nil else { return true }
      binding.dispose()
      _ = others.bind(to: another.rx.items(dataSource: source))
      atBinding = source.sectionModels
      return true
    }
    columns.onNext(next)
    // The other view counts what was there when it was given the data source.
    #expect(source.sectionModels == atBinding)
    others.onNext(next)
    #expect(another.log == ["reload"])
    #expect(source.sectionModels == next)
  }

  @Test func `A view that goes while it is updated is let go of`() {
    weak var weakView: MeddlingView?
    let columns = BehaviorSubject(value: list.dataSource.sectionModels)
    do {
      var view: MeddlingView? = MeddlingView()
      weakView = view
      let source = SectionedAnimatedDataSource<MeddlingView, Column> { _, _, _, card in "\(card.identity)" }
      if let view { _ = columns.bind(to: view.rx.items(dataSource: source)) }
      weakView?.onBatch = {
        view = nil
        return true
      }
      columns.onNext(next)
    }
    #expect(weakView == nil)
    #expect(!columns.hasObservers)
  }
}

/// A view that does as told when it is told of a step.
@MainActor
final class MeddlingView: SectionedView {
  typealias Cell = String

  var sectionedDataSource: (any SectionedViewDataSource<String>)?
  var onBatch: () -> Bool = { true }
  var log: [String] = []

  func reloadData() { log.append("reload") }

  func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    log.append("batch")
    return onBatch()
  }
}
