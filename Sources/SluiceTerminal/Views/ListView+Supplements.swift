import FoundationEssentials
import Sluice

/// What stands above or below a section.
@MainActor
enum ListSupplement {
  case title(SectionTitle)
  case view(View)

  /// The rows that it needs where it is `columns` wide.
  func height(forWidth columns: Int) -> Int {
    switch self {
    case .title(let title): title.height(forWidth: columns)
    // A view that takes whatever is left gets a row, since a list has no end.
    case .view(let view): min(max(0, view.height(forWidth: columns) ?? 1), 1 << 20)
    }
  }
}

extension ListView {
  /// What a header or footer shows, the first one of the list or not; nil if it has nothing, and for items.
  ///
  /// A title goes before a view.
  func supplement(_ part: ListPart, isFirst: Bool, width: Int) -> ListSupplement? {
    switch part {
    case .header(let section):
      if let text = sectionedDataSource?.titleForHeader(inSection: section) {
        return .title(SectionTitle(text: text, place: .header(isFirst: isFirst)))
      }
      return supplementaryView(of: part, kind: Self.elementKindSectionHeader).map(ListSupplement.view)
    case .footer(let section):
      if let text = sectionedDataSource?.titleForFooter(inSection: section) {
        return .title(SectionTitle(text: text, place: .footer))
      }
      return supplementaryView(of: part, kind: Self.elementKindSectionFooter).map(ListSupplement.view)
    case .band: return nil
    }
  }

  private func supplementaryView(of part: ListPart, kind: String) -> View? {
    try? supplementaryDataSource?.supplementaryView(ofKind: kind, at: IndexPath(item: 0, section: part.section))
  }
}
