public import FoundationEssentials

/// A cell and its place, about to be shown.
public typealias WillDisplayCellEvent<Cell> = (cell: Cell, indexPath: IndexPath)

/// A cell and its place, no longer shown.
public typealias DidEndDisplayingCellEvent<Cell> = (cell: Cell, indexPath: IndexPath)

/// Where an item was, and where it is after the move.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

// All of these send on the main actor, never fail, and complete when the view is gone. None keeps the view alive.
@MainActor
extension Reactive where Base: InteractiveSectionedView {
  /// The places of items as they are selected.
  public var itemSelected: ControlEvent<IndexPath> {
    base.events.stream { if case .itemSelected(let path) = $0.event { path } else { nil } }
  }

  /// The places of items as they are deselected.
  public var itemDeselected: ControlEvent<IndexPath> {
    base.events.stream { if case .itemDeselected(let path) = $0.event { path } else { nil } }
  }

  /// The places of items that the user wants deleted; each is there until the sections come without it.
  public var itemDeleted: ControlEvent<IndexPath> {
    base.events.stream(of: base.events.deletions) { if case .itemDeleted(let path) = $0.event { path } else { nil } }
  }

  /// The places at which the user wants an item inserted.
  public var itemInserted: ControlEvent<IndexPath> {
    base.events.stream { if case .itemInserted(let path) = $0.event { path } else { nil } }
  }

  /// The moves of the user; the data source has the item at its new place already.
  ///
  /// One that no sections answer goes back: see `restoresUnansweredMoves` of the data source.
  public var itemMoved: ControlEvent<ItemMovedEvent> {
    base.events.stream(of: base.events.moves) { report in
      guard case .itemMoved(let from, let to) = report.event else { return nil }
      report.receipt.isOfMove = true
      return (from, to)
    }
  }

  /// The places of items of which the user wants to see more.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    base.events.stream { if case .itemAccessoryButtonTapped(let path) = $0.event { path } else { nil } }
  }

  /// The cells that are about to be shown.
  public var willDisplayCell: ControlEvent<WillDisplayCellEvent<Base.Cell>> {
    base.events.stream { if case .willDisplayCell(let cell, let path) = $0.event { (cell, path) } else { nil } }
  }

  /// The cells that are no longer shown.
  public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent<Base.Cell>> {
    base.events.stream { if case .didEndDisplayingCell(let cell, let path) = $0.event { (cell, path) } else { nil } }
  }
}
