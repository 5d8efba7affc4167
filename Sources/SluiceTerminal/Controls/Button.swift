public import Sluice

/// A word that does something when it is chosen, with enter, space or the mouse.
///
///     let button = Button(title: "Add")
///     button.rx.tap.map { .add }.bind(to: reactor.action).disposed(by: disposeBag)
public final class Button: Control {
  /// The word on the button.
  public var title: String {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// A button that says `title`.
  public init(title: String = "") {
    self.title = title
  }

  /// One row.
  public override func height(forWidth columns: Int) -> Int? { 1 }

  /// The columns of the title and its brackets.
  public override var preferredWidth: Int? { title.displayWidth + 4 }

  /// What enter does.
  public override var keyHints: [KeyHint] { isEnabled ? [KeyHint("enter", title)] : [] }

  /// Draws the title in brackets, and highlighted while the button has the focus.
  public override func draw(in canvas: inout Canvas) {
    let style = !isEnabled ? theme.disabled : isFocused ? theme.selection : theme.button
    let room = max(0, frame.size.columns - 4)
    canvas.draw("[ \(title.truncated(toWidth: room)) ]", at: frame.origin, style: style, in: frame)
  }

  /// Takes enter, space, and a click on the button.
  public override func handle(_ event: InputEvent) -> Bool {
    guard isEnabled else { return false }
    switch event {
    case .key(.enter), .key(" "): break
    case .mouse(let mouse) where mouse.action == .press(.left): focus()
    default: return false
    }
    sendActions(for: .touchUpInside)
    return true
  }
}

extension Reactive where Base: Button {
  /// The button was chosen.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}
