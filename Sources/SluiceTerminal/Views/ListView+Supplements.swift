public import FoundationEssentials
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
    case .view(let view): view.isHidden ? 0 : min(view.rows(forWidth: columns) ?? 1, 1 << 20)
    }
  }
}

extension ListView {
  /// The view that stands above or below a section since before its content changed, or a new one.
  ///
  ///     configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
  ///       collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) { ProfileHeader() }
  ///     }
  ///
  /// So it keeps its state, and the focus that one of its buttons may have.
  public func dequeueReusableSupplementaryView<Supplement: View>(
    ofKind kind: String, for indexPath: IndexPath, orMake make: () -> Supplement
  ) -> Supplement {
    guard let section = indexPath.first else { return make() }
    let part = kind == Self.elementKindSectionFooter ? ListPart.footer(section: section) : .header(section: section)
    return formerSupplements[part] as? Supplement ?? make()
  }

  /// What a header or footer shows, the first one of the list or not; nil if it has nothing, and for items.
  ///
  /// A title goes before a view.
  func supplement(_ part: ListPart, isFirst: Bool) -> ListSupplement? {
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

  /// The view of a part, asked for once until the content changes.
  private func supplementaryView(of part: ListPart, kind: String) -> View? {
    if let view = supplements[part] { return view }
    let path = IndexPath(item: 0, section: part.section)
    let view = try? supplementaryDataSource?.supplementaryView(ofKind: kind, at: path)
    supplements[part] = view
    return view
  }

  /// Has the views be asked for anew.
  func forgetSupplements() {
    formerSupplements.merge(supplements) { _, latest in latest }
    supplements = [:]
  }

  /// Has the views keep to their sections, wherever a step takes these.
  func followSupplements(_ updates: BatchUpdates) {
    guard !supplements.isEmpty || !formerSupplements.isEmpty else { return }
    let destinations = updates.destinations
    func follow(_ views: [ListPart: View]) -> [ListPart: View] {
      views.reduce(into: [:]) { views, old in
        guard let section = destinations.section(old.key.section) else { return }
        views[old.key.isHeader ? .header(section: section) : .footer(section: section)] = old.value
      }
    }
    supplements = follow(supplements)
    formerSupplements = follow(formerSupplements)
  }

  /// Takes in the view of a part that is about to be drawn, which so has a screen.
  func takeIn(_ part: ListPart) {
    guard let view = supplements[part], view.superview !== self else { return }
    addSubview(view)
  }

  /// Gives the view of a part its place from `top` of the block, so that keys and the mouse reach it there.
  func place(_ part: ListPart, top: Int, in block: Rect) {
    guard let view = supplements[part] else { return }
    view.shiftTree(columns: block.minColumn - view.frame.minColumn, rows: block.minRow + top - view.frame.minRow)
  }

  /// Lets go of the views that are no longer on the screen.
  ///
  /// Hidden ones take no row, and stay so that they can say when they are to be shown.
  func releaseSupplements(except window: ListWindow) {
    let hidden = supplements.values.filter(\.isHidden)
    for view in hidden where view.superview !== self { addSubview(view) }
    let kept = Set((window.entries.compactMap { supplements[$0.part] } + hidden).map(ObjectIdentifier.init))
    for view in subviews where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    formerSupplements = [:]
  }
}

extension View {
  /// Moves the view and those inside of it; what comes to lie above the first row of the screen is cut off.
  func shiftTree(columns: Int, rows: Int) {
    let row = frame.minRow + rows
    frame = Rect(
      column: frame.minColumn + columns, row: row, columns: frame.size.columns, rows: frame.size.rows + min(0, row))
    for subview in subviews { subview.shiftTree(columns: columns, rows: rows) }
  }
}
