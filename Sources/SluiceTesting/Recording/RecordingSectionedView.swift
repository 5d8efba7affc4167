public import FoundationEssentials
public import Sluice

/// A view for tests: it shows sections as text, writes down what it is told, and finds fault with it as UIKit would.
///
///     let view = RecordingSectionedView()
///     let dataSource = SectionedAnimatedDataSource<RecordingSectionedView, Inbox> { _, _, _, message in message.title }
///     let binding = reactor.state(\.sections).bind(to: view.rx.items(dataSource: dataSource))
///     reactor.action.onNext(.delete(1))
///     #expect(view.lines == ["# Inbox", "first", "third"])
///     #expect(view.batches.map(\.description) == ["delete items 0.1"])
///     #expect(view.inconsistencies.isEmpty)
///
/// What it shows, it keeps: only for what is new or updated does it ask again. So a row that a data source forgot to
/// update is seen as what it was. Use `select(_:)`, `delete(at:)`, `move(from:to:)` to play the user.
@MainActor
public final class RecordingSectionedView: InteractiveSectionedView {
  /// An item is shown as text.
  public typealias Cell = String
  /// What stands beside the items is shown as text.
  public typealias SupplementaryView = String

  /// What the view was told.
  public enum Record: Hashable, Sendable {
    /// To show everything anew.
    case reload
    /// To show a step.
    case batch(BatchUpdates)
  }

  /// Those who listen to the view.
  public let events = SectionedViewEvents<String>()

  /// Where the view gets its sections from; setting it shows what it has, which is not written down.
  public var sectionedDataSource: (any SectionedViewDataSource<String>)? {
    didSet { sections = everything() }
  }

  /// Whether the view counts as shown; when it becomes true, the data source is told.
  public var isOnScreen = true {
    didSet { if isOnScreen, !oldValue { sectionedDataSource?.viewCameOnScreen() } }
  }

  /// Whether the view takes steps; without it, it declines them, as a view that cannot animate does.
  public var takesBatches = true

  /// The kinds of the supplementary views that it asks for, one of each kind for each section.
  public var supplementaryKinds: [String] = []

  /// What the view was told, oldest first.
  public private(set) var log: [Record] = []

  /// What was wrong with the steps it was told, in words; empty as it should be.
  ///
  /// A step with faults is not applied; the view shows everything anew, which is not written down.
  public private(set) var inconsistencies: [String] = []

  /// What the view shows.
  public private(set) var sections: [ShownSection] = []

  private var isShowingStep = false

  /// A view that shows nothing yet.
  public init() {}

  /// Shows what the data source has now, and writes that down.
  public func reloadData() {
    log.append(.reload)
    sections = everything()
  }

  /// Shows a step, and writes that down; false if it takes none.
  ///
  /// One that comes while another one is being shown, from a cell that is made for it, is a fault, and is not applied.
  public func performBatchUpdates(_ updates: BatchUpdates) -> Bool {
    guard takesBatches else { return false }
    log.append(.batch(updates))
    guard !isShowingStep else {
      inconsistencies.append("a step (\(updates)) came while another one was being shown")
      return true
    }
    isShowingStep = true
    defer { isShowingStep = false }
    let counts = dataSourceCounts
    let faults = updates.inconsistencies(before: sections.map(\.items.count), after: counts)
    if faults.isEmpty {
      sections = sections.applying(updates, counts: counts, asking: self)
    } else {
      inconsistencies += faults
      sections = everything()
    }
    return true
  }

  /// Selects an item for the user; false, and nothing is reported, where there is none.
  @discardableResult
  public func select(_ indexPath: IndexPath) -> Bool {
    guard sections.hasItem(at: indexPath) else { return false }
    report(.itemSelected(indexPath))
    return true
  }

  /// Deselects an item for the user; false, and nothing is reported, where there is none.
  @discardableResult
  public func deselect(_ indexPath: IndexPath) -> Bool {
    guard sections.hasItem(at: indexPath) else { return false }
    report(.itemDeselected(indexPath))
    return true
  }

  /// Forgets what was written down; what is shown stays.
  public func clearLog() {
    log = []
    inconsistencies = []
  }
}

extension RecordingSectionedView {
  /// How often the view was told to show everything anew.
  public var reloadCount: Int { log.count { $0 == .reload } }

  /// The steps that the view was told, oldest first.
  public var batches: [BatchUpdates] {
    log.compactMap { if case .batch(let updates) = $0 { updates } else { nil } }
  }

  /// What the view shows as text, from the top: `# header`, the items, `(footer)`, and `[kind: view]`.
  public var lines: [String] { sections.flatMap(\.lines) }

  /// What the view would show after a reload, as text; to be compared with `lines`.
  public var linesAfterReload: [String] { everything().flatMap(\.lines) }

  private var dataSourceCounts: [Int] {
    guard let sectionedDataSource else { return [] }
    return (0..<sectionedDataSource.numberOfSections).map(sectionedDataSource.numberOfItems(inSection:))
  }

  private func everything() -> [ShownSection] {
    dataSourceCounts.enumerated().map { section, count in
      var shown = heading(ofSection: section)
      shown.items = (0..<count).map { cell(at: IndexPath(item: $0, section: section)) }
      return shown
    }
  }

  /// What a section shows beside its items.
  func heading(ofSection section: Int) -> ShownSection {
    let place = IndexPath(item: 0, section: section)
    let views = supplementaryKinds.compactMap { kind in
      (try? supplementaryDataSource?.supplementaryView(ofKind: kind, at: place)).map { "\(kind): \($0)" }
    }
    return ShownSection(
      header: sectionedDataSource?.titleForHeader(inSection: section), supplementaryViews: views, items: [],
      footer: sectionedDataSource?.titleForFooter(inSection: section))
  }

  /// The text of an item, or why there is none.
  func cell(at indexPath: IndexPath) -> String {
    do {
      return try sectionedDataSource?.cell(at: indexPath) ?? "[no data source]"
    } catch {
      return "[\(error)]"
    }
  }
}

extension RecordingSectionedView.Record: CustomStringConvertible {
  /// `reload`, or the step in one line.
  public var description: String {
    switch self {
    case .reload: "reload"
    case .batch(let updates): updates.description
    }
  }
}
