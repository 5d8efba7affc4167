/// Which views have a binding.
///
/// Keyed by the address of the view. Another view that comes to lie at the address of a gone one is not taken for it:
/// an entry holds its view weakly, and counts only for this very view. Entries of views that are gone are swept when the
/// table has doubled, so an insertion takes amortized constant time.
@MainActor
final class SectionedBindings {
  static let shared = SectionedBindings()

  private struct Entry {
    weak var view: AnyObject?
    weak var binding: SectionedBinding?
    let dataSource: Any.Type

    var isAlive: Bool {
      view != nil && binding?.isDisposed == false
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepsAt = 32

  var count: Int { entries.count }

  /// Records a binding; stops if the view or the data source has one that is alive.
  func insert<View: SectionedView, Section>(
    _ binding: SectionedBinding, view: View, dataSource: SectionedDataSource<View, Section>
  ) {
    if let entry = entries[ObjectIdentifier(view)], entry.view === view, entry.isAlive {
      preconditionFailure(viewIsBound(View.self, to: entry.dataSource, not: type(of: dataSource)))
    }
    if let other = dataSource.view, dataSource.binding?.isDisposed == false {
      preconditionFailure(dataSourceIsBound(type(of: dataSource), to: type(of: other)))
    }
    if entries.count >= sweepsAt {
      entries = entries.filter { $0.value.isAlive }
      sweepsAt = max(32, entries.count * 2)
    }
    entries[ObjectIdentifier(view)] = Entry(view: view, binding: binding, dataSource: type(of: dataSource))
  }

  /// Forgets `binding`, and tells whether it was the latest one of `view`.
  func remove(_ binding: SectionedBinding, view: AnyObject) -> Bool {
    guard entries[ObjectIdentifier(view)]?.binding === binding else { return false }
    entries[ObjectIdentifier(view)] = nil
    return true
  }

  private func viewIsBound(_ view: Any.Type, to first: Any.Type, not second: Any.Type) -> String {
    """
    \(view) has a data source already, so a second one cannot be bound to it.
      bound:  \(first)
      second: \(second)
    A view shows one array of sections. Combine the sections into one array,
      reactor.state.sections(\\.a, \\.b).bind(to: view.rx.items(dataSource: dataSource))
    or dispose the first binding before you make the second.
    """
  }

  private func dataSourceIsBound(_ dataSource: Any.Type, to view: Any.Type) -> String {
    """
    \(dataSource) is bound to a \(view) already, so it cannot be bound to another view as well.
    Make a data source for each view, or dispose the first binding before you make the second.
    """
  }
}
