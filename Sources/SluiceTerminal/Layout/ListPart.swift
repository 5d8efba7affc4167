import FoundationEssentials
import Sluice

/// A piece of a list that takes whole rows: what stands above or below a section, or items side by side.
enum ListPart: Hashable, Comparable {
  /// What stands above a section, counted from 0.
  case header(section: Int)
  /// The items of a section that stand side by side, counted from 0 at the section's top; in a table there is one.
  case band(section: Int, index: Int)
  /// What stands below a section, counted from 0.
  case footer(section: Int)

  var section: Int {
    switch self {
    case .header(let section), .band(let section, _), .footer(let section): section
    }
  }

  var isHeader: Bool {
    if case .header = self { true } else { false }
  }

  /// The item of a band that holds a single one, as all do in a table; nil for a header and a footer.
  var singleItem: IndexPath? {
    if case .band(let section, let index) = self { IndexPath(item: index, section: section) } else { nil }
  }

  /// The parts stand in the order of these, from the top.
  private var order: (section: Int, kind: Int, index: Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .band(let section, let index): (section, 1, index)
    case .footer(let section): (section, 2, 0)
    }
  }

  static func < (first: ListPart, second: ListPart) -> Bool { first.order < second.order }
}
