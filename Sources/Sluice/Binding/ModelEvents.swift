public import FoundationEssentials

@MainActor
extension Reactive where Base: SectionedView {
  /// The item at `indexPath`, as the view's data source has it now.
  ///
  /// Throws if there is no such item. To ask for another type than that of the items is a programming error, and stops
  /// with a message.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let dataSource = base.sectionedDataSource else { throw SectionedDataSourceError.noItem(at: indexPath) }
    return typed(try dataSource.anyModel(at: indexPath), as: Model.self, of: Base.self)
  }
}

// The item is the one that was at the place when the event happened. Another type than that of the items is a programming
// error, and stops with a message.
@MainActor
extension Reactive where Base: InteractiveSectionedView {
  /// The items as they are selected.
  ///
  ///     tableView.rx.modelSelected(Message.self)
  ///       .map { Reactor.Action.open($0) }
  ///       .bind(to: reactor.action)
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    base.events.stream { report in
      guard case .itemSelected = report.event, let model = report.model else { return nil }
      return typed(model, as: Model.self, of: Base.self)
    }
  }

  /// The items as they are deselected.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    base.events.stream { report in
      guard case .itemDeselected = report.event, let model = report.model else { return nil }
      return typed(model, as: Model.self, of: Base.self)
    }
  }

  /// The items that the user wants deleted; each is there until the sections come without it.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    base.events.stream(of: base.events.deletions) { report in
      guard case .itemDeleted = report.event, let model = report.model else { return nil }
      return typed(model, as: Model.self, of: Base.self)
    }
  }
}

/// An item as the type that the caller named.
private func typed<Model>(_ model: Any, as type: Model.Type, of view: Any.Type) -> Model {
  guard let typed = model as? Model else {
    preconditionFailure(
      """
      \(view) has items of \(Swift.type(of: model)), so it has no model of \(Model.self). \
      Ask for the type of the items: modelSelected(\(Swift.type(of: model)).self)
      """)
  }
  return typed
}
