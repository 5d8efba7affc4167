/// A view that shows a reactor's state and sends it actions.
///
///     final class CounterView: ReactorView {
///       var disposeBag = DisposeBag()
///
///       func bind(reactor: CounterReactor) {
///         button.rx.tap.map { CounterReactor.Action.increase }
///           .bind(to: reactor.action)
///           .disposed(by: disposeBag)
///         reactor.state(\.count).map(String.init)
///           .bind(to: label.rx.text)
///           .disposed(by: disposeBag)
///       }
///     }
///
/// Assigning `reactor` replaces `disposeBag`, which ends the bindings to the reactor before, and calls `bind(reactor:)`.
@MainActor
public protocol ReactorView: AnyObject {
  /// The reactor of the view.
  associatedtype Reactor: Sluice.Reactor

  /// Holds the bindings to the reactor.
  var disposeBag: DisposeBag { get set }

  /// The reactor; assigning one binds the view to it, assigning nil only ends the bindings.
  var reactor: Reactor? { get set }

  /// Binds the view to the reactor; called by the setter of `reactor`, not by hand.
  func bind(reactor: Reactor)
}

extension ReactorView {
  /// The reactor; assigning one binds the view to it, assigning nil only ends the bindings.
  public var reactor: Reactor? {
    get { ViewReactors.reactor(of: self) as? Reactor }
    set {
      disposeBag = DisposeBag()
      ViewReactors.set(newValue, of: self)
      guard let newValue else { return }
      disposeBag.insert(ViewReactors.Release(self))
      bind(reactor: newValue)
    }
  }
}
