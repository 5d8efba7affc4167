/// A use of the mouse: what was done, where, and with which modifiers.
public struct MouseEvent: Sendable, Hashable {
  /// What was done.
  public enum Action: Sendable, Hashable {
    /// A button went down.
    case press(Button)
    /// A button went up.
    case release(Button)
    /// The mouse moved while a button was down.
    case drag(Button)
    /// The wheel turned one notch up.
    case wheelUp
    /// The wheel turned one notch down.
    case wheelDown
  }

  /// A button of the mouse.
  public enum Button: Sendable, Hashable {
    /// The main button.
    case left
    /// The wheel as a button.
    case middle
    /// The other button.
    case right
  }

  /// What was done.
  public var action: Action

  /// The cell of the screen under the pointer, counted from 0 at the top left.
  public var point: Point

  /// The keys held meanwhile.
  public var modifiers: KeyModifiers

  /// A use of the mouse at a cell of the screen.
  public init(_ action: Action, at point: Point, modifiers: KeyModifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
