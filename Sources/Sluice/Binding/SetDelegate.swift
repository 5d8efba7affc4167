import SluiceStreams

/// A sectioned view with a delegate, which it does not keep alive.
@MainActor
public protocol DelegatingSectionedView: SectionedView {
  /// The type of the delegate: a protocol of the toolkit that only classes conform to.
  associatedtype Delegate

  /// Who is asked and told, beside those who listen to `rx`; held weakly.
  var delegate: Delegate? { get set }
}

extension Reactive where Base: DelegatingSectionedView {
  /// Makes `delegate`, which is not kept alive, the delegate of the view until the result is disposed.
  ///
  ///     tableView.rx.setDelegate(self).disposed(by: disposeBag)
  ///
  /// The streams of `rx` go on. A delegate that the view has before is replaced; disposing takes away this one only.
  @MainActor
  public func setDelegate(_ delegate: Base.Delegate) -> any Disposable {
    base.delegate = delegate
    let identity = ObjectIdentifier(delegate as AnyObject)
    // A subscription, since it tells the main actor of its end from wherever it is disposed.
    return Observable<Never>.never().subscribe(
      onDisposed: { [weak base] in
        guard let base, let present = base.delegate, ObjectIdentifier(present as AnyObject) == identity else { return }
        base.delegate = nil
      })
  }
}
