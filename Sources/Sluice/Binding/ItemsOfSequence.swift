public import FoundationEssentials

/// A sectioned view that makes its cells, and uses them again.
@MainActor
public protocol CellReusingSectionedView: SectionedView {
  /// A cell of the type registered under `identifier`: one whose item is no longer shown, or a new one.
  ///
  /// To dequeue under a name that was not registered is a programming error, and stops with a message.
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> Cell
}

/// A type of cell that says under which name it is registered.
public protocol IdentifiedCell {
  /// The name under which cells of the type are registered and dequeued.
  @MainActor static var reuseIdentifier: String { get }
}

// Plain lists, as one section. As with `items(dataSource:)`, a view has one binding at a time, changes show as a reload,
// an error goes to `SluiceErrors.handler`, and the result does not keep the view alive.
@MainActor
extension Reactive where Base: SectionedView {
  /// Shows the elements of a stream of lists in the view, in cells that a closure makes.
  ///
  ///     names.bind(to: tableView.rx.items) { tableView, row, name in
  ///       let cell = tableView.dequeueReusableCell(for: IndexPath(row: row, section: 0)) as NameCell
  ///       cell.name = name
  ///       return cell
  ///     }
  ///     .disposed(by: disposeBag)
  public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (_ view: Base, _ row: Int, _ element: Elements.Element) -> Base.Cell) -> any Disposable
  where Source.Element == Elements {
    let view = base
    return { cellFactory in
      let dataSource = SectionedReloadDataSource<Base, SectionModel<Int, Elements.Element>>(
        configureCell: { _, view, indexPath, element in cellFactory(view, indexPath.item, element) },
        canEditRowAtIndexPath: { _, _ in true }, canMoveRowAtIndexPath: { _, _ in true })
      return SectionedBinding.make(from: oneSection(source.asObservable()), to: view, through: dataSource)
    }
  }
}

@MainActor
extension Reactive where Base: CellReusingSectionedView {
  /// Shows the elements of a stream of lists in the view, in cells that are registered under a name.
  ///
  ///     names.bind(to: tableView.rx.items(cellIdentifier: "name", cellType: NameCell.self)) { row, name, cell in
  ///       cell.name = name
  ///     }
  ///     .disposed(by: disposeBag)
  ///
  /// A cell of another type under that name is a programming error, and stops with a message.
  public func items<Elements: Sequence, CellType, Source: ObservableType>(
    cellIdentifier: String, cellType: CellType.Type = CellType.self
  ) -> (_ source: Source)
    -> (_ configureCell: @escaping (_ row: Int, _ element: Elements.Element, _ cell: CellType) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    let reactive = self
    return { source in
      { configureCell in
        reactive.items(source)({ view, row, element in
          let indexPath = IndexPath(item: row, section: 0)
          let cell = view.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
          guard let typed = cell as? CellType else {
            preconditionFailure(
              """
              \(Base.self) has \(type(of: cell)) registered under "\(cellIdentifier)", so its items cannot be shown in \
              \(CellType.self). Register \(CellType.self) under this name.
              """)
          }
          configureCell(row, element, typed)
          return cell
        })
      }
    }
  }

  /// Shows the elements of a stream of lists in the view, in cells of a registered type.
  ///
  ///     names.bind(to: tableView.rx.items(cellType: NameCell.self)) { row, name, cell in cell.name = name }
  ///       .disposed(by: disposeBag)
  public func items<Elements: Sequence, CellType: IdentifiedCell, Source: ObservableType>(
    cellType: CellType.Type
  ) -> (_ source: Source)
    -> (_ configureCell: @escaping (_ row: Int, _ element: Elements.Element, _ cell: CellType) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    items(cellIdentifier: cellType.reuseIdentifier, cellType: cellType)
  }
}

/// Each list as the one section of a view.
private func oneSection<Elements: Sequence>(
  _ source: Observable<Elements>
) -> Observable<[SectionModel<Int, Elements.Element>]> {
  AnonymousObservable { sink, scope in
    source.attach(Sink(next: { sink.next([SectionModel(model: 0, items: Array($0))]) }, end: sink.end), scope)
  }
}
