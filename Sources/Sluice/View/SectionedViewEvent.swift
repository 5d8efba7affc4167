public import FoundationEssentials

/// Something that happened in a sectioned view, mostly by its user.
public enum SectionedViewEvent<Cell> {
  /// An item was selected.
  case itemSelected(IndexPath)
  /// An item is no longer selected.
  case itemDeselected(IndexPath)
  /// The user wants an item deleted; it is there until the sections come without it.
  case itemDeleted(IndexPath)
  /// The user wants an item inserted at a place.
  case itemInserted(IndexPath)
  /// The user has moved an item; the data source has it at its new place.
  case itemMoved(from: IndexPath, to: IndexPath)
  /// The user wants to see more of an item.
  case itemAccessoryButtonTapped(IndexPath)
  /// A cell is about to be shown.
  case willDisplayCell(Cell, IndexPath)
  /// A cell is no longer shown.
  case didEndDisplayingCell(Cell, IndexPath)
}

extension SectionedViewEvent {
  /// The place of an item that the event hands over as a model, too.
  var modelPlace: IndexPath? {
    switch self {
    case .itemSelected(let path), .itemDeselected(let path), .itemDeleted(let path): path
    case .itemInserted, .itemMoved, .itemAccessoryButtonTapped, .willDisplayCell, .didEndDisplayingCell: nil
    }
  }
}
