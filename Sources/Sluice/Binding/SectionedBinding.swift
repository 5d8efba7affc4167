/// The binding of a stream of sections to a view.
///
///     view ──strong──▶ data source ──strong──▶ SectionedBinding ──strong──▶ subscription ──weak──▶ view, data source
///     what `bind` returns ──strong──▶ data source
///
/// So when the view and whoever holds the result are gone, the data source goes, and with it the subscription.
final class SectionedBinding: Cancelable {
  private let subscription = SingleAssignmentDisposable()

  var isDisposed: Bool { subscription.isDisposed }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}

extension SectionedBinding {
  /// Binds `source` to `view` and sends what is there.
  @MainActor
  static func make<View: SectionedView, Section>(
    from source: Observable<[Section]>, to view: View, through dataSource: SectionedDataSource<View, Section>
  ) -> any Disposable {
    let binding = SectionedBinding()
    SectionedBindings.shared.insert(binding, view: view, dataSource: dataSource)
    dataSource.view = view
    dataSource.binding = binding
    view.sectionedDataSource = dataSource
    let result = Disposables.create(binding, Keeper(object: dataSource))
    let subscription = endless(source, View.self).subscribe(
      onNext: { [weak view, weak dataSource] sections in
        if let view, let dataSource { dataSource.update(view, with: sections) }
      },
      onDisposed: { [weak view, weak dataSource, weak binding] in
        if let binding { binding.takeDown(view: view, dataSource: dataSource) }
      })
    binding.subscription.setDisposable(subscription)
    return result
  }

  /// Undoes the binding, as far as nothing newer has taken its place.
  @MainActor
  private func takeDown<View: SectionedView, Section>(view: View?, dataSource: SectionedDataSource<View, Section>?) {
    if let view {
      let isLatest = SectionedBindings.shared.remove(self, view: view)
      if isLatest, let dataSource, view.sectionedDataSource === dataSource { view.sectionedDataSource = nil }
    }
    if let dataSource, dataSource.binding === self {
      dataSource.view = nil
      dataSource.binding = nil
      dataSource.updates.forgetWaiting()
    }
  }

  /// The stream without its end, since a view keeps what it shows until the binding is disposed.
  private static func endless<View, Section>(
    _ source: Observable<[Section]>, _ view: View.Type
  ) -> Observable<[Section]> {
    AnonymousObservable { sink, scope in
      source.attach(
        Sink(
          next: sink.next,
          end: { end in
            if case .error(let error) = end {
              SluiceErrors.report(error, "a stream of sections bound to \(view) failed")
            }
          }), scope)
    }
  }
}

/// Keeps an object alive until it is disposed: a composite lets go of its parts.
private struct Keeper: Disposable {
  let object: any AnyObject & Sendable

  func dispose() {}
}
