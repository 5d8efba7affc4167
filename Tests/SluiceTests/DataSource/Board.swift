import FoundationEssentials
import Sluice
import SluiceTesting

/// An item with a content that may change.
struct Card: IdentifiableType, Equatable, Sendable {
  var identity: Int
  var text = ""
}

extension Card: CustomStringConvertible {
  var description: String { "Card \(identity)\(text)" }
}

extension Card: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(identity: value) }
}

/// A section whose title is not its identity.
struct Column: AnimatableSectionModelType, Equatable, Sendable {
  var identity: String
  var title: String
  var items: [Card]

  init(_ identity: String, title: String? = nil, _ items: [Card]) {
    self.identity = identity
    self.title = title ?? identity
    self.items = items
  }

  init(original: Column, items: [Card]) {
    self = original
    self.items = items
  }
}

typealias AnimatedSource = SectionedAnimatedDataSource<RecordingSectionedView, Column>

/// A recording view bound to an animated data source.
@MainActor
struct AnimatedList {
  let view = RecordingSectionedView()
  let dataSource = AnimatedSource { _, _, _, card in "\(card.identity)\(card.text)" }
  let columns = PublishSubject<[Column]>()
  let binding: any Disposable

  init(_ first: [Column]? = nil) {
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].title }
    binding = columns.bind(to: view.rx.items(dataSource: dataSource))
    if let first { columns.onNext(first) }
    view.clearLog()
  }

  var log: [String] { view.log.map(\.description) }
}
