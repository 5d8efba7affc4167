import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

@MainActor
@Suite struct TransitionTests {
  @Test func `B26 The choice is made with the data source, the view and the changesets`() {
    let list = AnimatedList([Column("a", [1])])
    var asked: [(before: [Column], changes: Int)] = []
    list.dataSource.decideViewTransition = { [view = list.view] dataSource, shown, changesets in
      #expect(shown === view)
      asked.append((dataSource.sectionModels, changesets.reduce(0) { $0 + $1.changeCount }))
      return asked.last.map { $0.changes > 2 ? .reload : .animated } ?? .animated
    }
    list.columns.onNext([Column("a", [1, 2])])
    list.columns.onNext([Column("a", [1, 2, 3, 4, 5])])
    list.columns.onNext([Column("a", [1, 2, 3, 4, 5])])
    #expect(list.log == ["insert items 0.1", "reload"])
    #expect(asked.map(\.changes) == [1, 3])
    #expect(asked.map(\.before) == [[Column("a", [1])], [Column("a", [1, 2])]])
  }

  @Test func `B26 The first load is not asked for, unless it may be animated`() {
    let list = AnimatedList()
    var asked = 0
    list.dataSource.decideViewTransition = { _, _, _ in
      asked += 1
      return .animated
    }
    list.columns.onNext([Column("a", [1])])
    #expect(asked == 0)

    let animated = AnimatedList()
    animated.dataSource.firstLoadTransition = .animated
    animated.dataSource.decideViewTransition = { _, _, changesets in
      asked += 1
      #expect(changesets.map(\.insertedSections) == [[0]])
      return .animated
    }
    animated.columns.onNext([Column("a", [1])])
    #expect(asked == 1)
    #expect(animated.log == ["insert sections 0"])
    #expect(animated.view.lines == ["# a", "1"])
  }

  @Test func `B26 A reload can be asked for, once`() {
    let list = AnimatedList([Column("a", [1])])
    list.dataSource.setNeedsReload()
    list.columns.onNext([Column("a", [1])])
    list.columns.onNext([Column("a", [1, 2])])
    #expect(list.log == ["reload", "insert items 0.1"])
  }

  @Test func `A view off screen is told nothing, and reloaded once when it is back`() {
    let list = AnimatedList([Column("a", [1])])
    list.view.isOnScreen = false
    list.columns.onNext([Column("a", [1, 2])])
    list.columns.onNext([Column("a", [2])])
    #expect(list.log.isEmpty)
    #expect(list.dataSource.sectionModels == [Column("a", [2])])
    list.view.isOnScreen = true
    #expect(list.log == ["reload"])
    #expect(list.view.lines == ["# a", "2"])
    list.view.isOnScreen = false
    list.view.isOnScreen = true
    list.columns.onNext([Column("a", [2, 3])])
    #expect(list.log == ["reload", "insert items 0.1"])
  }

  @Test func `A first load off screen is a reload when the view is back`() {
    let list = AnimatedList()
    list.view.isOnScreen = false
    list.columns.onNext([Column("a", [1])])
    #expect(list.log.isEmpty)
    list.view.isOnScreen = true
    #expect(list.log == ["reload"])
  }

  @Test func `A view that does not say that it is back is reloaded at its next update`() {
    final class Silent: SectionedView {
      var sectionedDataSource: (any SectionedViewDataSource<String>)?
      var isOnScreen = true
      var log: [String] = []

      func reloadData() { log.append("reload") }
      func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
        log.append(updates.description)
        return true
      }
    }
    let view = Silent()
    let columns = BehaviorRelay(value: [Column("a", [1])])
    let dataSource = SectionedAnimatedDataSource<Silent, Column> { _, _, _, _ in "" }
    let binding = columns.bind(to: view.rx.items(dataSource: dataSource))
    view.isOnScreen = false
    columns.accept([Column("a", [1, 2])])
    view.isOnScreen = true
    columns.accept([Column("a", [1, 2, 3])])
    columns.accept([Column("a", [1, 2])])
    #expect(view.log == ["reload", "reload", "delete items 0.2"])
    binding.dispose()
  }

  @Test func `The closures can be given when the data source is made, with or without labels`() {
    let animations = AnimationConfiguration(insertAnimation: .top)
    let dataSource = AnimatedSource(
      animationConfiguration: animations, decideViewTransition: { _, _, _ in .reload },
      configureCell: { _, _, _, _ in "cell" }, titleForHeaderInSection: { _, _ in "title" })
    #expect(dataSource.animationConfiguration == animations)
    #expect(dataSource.decideViewTransition(dataSource, RecordingSectionedView(), []) == .reload)
    let other = AnimatedSource(animationConfiguration: animations) { _, _, _, _ in "cell" }
    #expect(other.decideViewTransition(other, RecordingSectionedView(), []) == .animated)
    let plain = AnimatedSource { _, _, _, _ in "cell" }
    #expect(plain.animationConfiguration == AnimationConfiguration())
    let full = AnimatedSource(
      animationConfiguration: animations, configureCell: { _, _, _, _ in "cell" },
      configureSupplementaryView: { _, _, kind, _ in kind })
    #expect(full.configureSupplementaryView != nil)
    #expect(full.animationConfiguration == animations)
  }
}
