import SluiceSections

/// An item with an identity and a content.
struct Row: IdentifiableType, Equatable, CustomStringConvertible {
  let identity: Int
  var text = ""

  var description: String { "\(identity)\(text)" }
}

/// A section with an identity, a content of its own, and rows.
struct Block: AnimatableSectionModelType, Equatable, CustomStringConvertible {
  let identity: String
  var title = ""
  var items: [Row]

  init(_ identity: String, title: String = "", _ items: [Row]) {
    self.identity = identity
    self.title = title
    self.items = items
  }

  init(_ identity: String, title: String = "", _ items: [Int] = []) {
    self.init(identity, title: title, items.map { Row(identity: $0) })
  }

  init(original: Block, items: [Row]) {
    self = original
    self.items = items
  }

  var description: String { "\(identity)\(title)\(items)" }
}

func changesets(_ initial: [Block], _ final: [Block]) throws -> [Changeset<Block>] {
  try Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
}
