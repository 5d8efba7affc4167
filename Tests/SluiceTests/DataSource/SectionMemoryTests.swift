import Sluice
import SluiceTesting
import TestSupport
import Testing

/// An item whose life is counted.
private struct TrackedItem: IdentifiableType, Equatable {
  let identity: Int
  let tracked: LifetimeTracker.Tracked

  static func == (left: TrackedItem, right: TrackedItem) -> Bool { left.identity == right.identity }
}

private typealias TrackedSection = AnimatableSectionModel<String, TrackedItem>

@MainActor
@Suite struct SectionMemoryTests {
  private let tracker = LifetimeTracker()

  private func sections(_ identities: Range<Int>) -> [TrackedSection] {
    [TrackedSection(model: "a", items: identities.map { TrackedItem(identity: $0, tracked: tracker.object()) })]
  }

  @Test func `Items that are not shown any more are released with the update that takes them away`() {
    let view = RecordingSectionedView()
    let dataSource = SectionedAnimatedDataSource<RecordingSectionedView, TrackedSection> { _, _, _, item in
      "\(item.identity)"
    }
    let source = PublishSubject<[TrackedSection]>()
    let binding = source.distinctUntilChanged().bind(to: view.rx.items(dataSource: dataSource))
    source.onNext(sections(0..<10))
    #expect(tracker.alive == 10)
    source.onNext(sections(5..<15))
    // Those that stay may be the old or the new objects, but not both.
    #expect(tracker.alive == 10)
    source.onNext([])
    #expect(tracker.alive == 0)
    binding.dispose()
  }

  @Test(arguments: [false, true])
  func `Nothing is kept once binding and data source are gone`(isAnimated: Bool) {
    let view = RecordingSectionedView()
    do {
      let source = BehaviorSubject(value: sections(0..<10))
      let configure: SectionedDataSource<RecordingSectionedView, TrackedSection>.ConfigureCell = { _, _, _, item in
        "\(item.identity)"
      }
      let dataSource =
        isAnimated
        ? SectionedAnimatedDataSource<RecordingSectionedView, TrackedSection>(configureCell: configure)
        : SectionedReloadDataSource<RecordingSectionedView, TrackedSection>(configureCell: configure)
      let binding = source.bind(to: view.rx.items(dataSource: dataSource))
      source.onNext(sections(2..<12))
      binding.dispose()
    }
    #expect(view.sectionedDataSource == nil)
    #expect(tracker.alive == 0)
  }
}
