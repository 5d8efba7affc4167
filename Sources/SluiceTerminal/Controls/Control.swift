public import Sluice

/// A view that its user acts on, and that tells what was done: the base of buttons and fields.
///
/// It takes part in the order of focus while it is enabled.
open class Control: View {
  /// Whether the control can have the focus and does what it is told to.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// What is done; ends with the control.
  fileprivate let actions = PublishSubject<Event>()

  /// A control that is enabled.
  public override init() {}

  deinit {
    actions.onCompleted()
  }

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Tells those who listen to the control that something was done to it.
  public func sendActions(for event: Event) {
    actions.onNext(event)
  }
}

extension Reactive where Base: Control {
  /// What is done to the control, as far as it is one of `events`.
  public func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.actions.filter { !events.isDisjoint(with: $0) }.map { _ in })
  }
}
