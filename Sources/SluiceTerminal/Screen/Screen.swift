public import Sluice

/// A tree of views that is drawn as frames and gets events: what a terminal shows, without the terminal.
///
/// A session puts a screen on a terminal; a test sends it keys and reads its frames.
///
/// What keeps what alive: whoever runs the screen holds it, it holds the tree; views know it weakly.
@MainActor
public final class Screen {
  /// The view that takes the whole screen.
  public let root: View

  /// The extent of the screen: 1 to 4096 columns and a row or more, 2^24 cells at most.
  public private(set) var size: Size

  /// The styles of the views; nil, as it is at first, for those that suit the background of the terminal.
  public var chosenTheme: Theme? {
    didSet { if chosenTheme != oldValue { setNeedsDisplay() } }
  }

  /// What the views measure time with: blinking, waiting, fading.
  public let scheduler: any SchedulerType

  /// The colours that can be shown.
  public var colorDepth: ColorDepth {
    didSet { if colorDepth != oldValue { setNeedsDisplay() } }
  }

  /// What the terminal can do beyond text; a session fills it in when the terminal answers.
  public var capabilities = TerminalCapabilities() {
    didSet { if capabilities != oldValue { setNeedsDisplay() } }
  }

  /// Called by `stop()`; a session ends then, and its `run()` returns.
  public var onStop: (@MainActor () -> Void)?

  /// Called once when the screen has to be drawn again, and not again before `frame()` was called.
  public var onNeedsDisplay: (@MainActor () -> Void)?

  /// The view that gets keys first; nil where none wants them.
  public internal(set) weak var focused: View?

  /// Whether the screen has to be drawn again.
  public private(set) var needsDisplay = true

  /// Where `focused` stood in the order of focus when that was last known.
  var focusPlace = 0

  /// A screen that shows `root`.
  ///
  /// A view that is the root of another screen, or lies in a view, is taken from there.
  public init(
    root: View, size: Size, colorDepth: ColorDepth = .trueColor, scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.root = root
    self.size = Screen.clamped(size)
    self.colorDepth = colorDepth
    self.scheduler = scheduler
    root.removeFromSuperview()
    root.leaveScreen()
    root.rootScreen = self
    root.attach(to: self)
  }

  /// Gives the screen another size; what is too small or too large is moved to what `size` allows.
  public func resize(to size: Size) {
    self.size = Screen.clamped(size)
    setNeedsDisplay()
  }

  /// Has the screen drawn again, once, when all that is being done now is done.
  public func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    onNeedsDisplay?()
  }

  /// Ends the session that shows the screen, as `q` does in many programs; does nothing where there is none.
  ///
  ///     case .key("q"):
  ///       screen?.stop()
  ///       return true
  public func stop() {
    onStop?()
  }

  /// Draws all views as they are now.
  public func frame() -> Canvas {
    settleFocus()
    needsDisplay = false
    root.frame = Rect(size: size)
    var canvas = Canvas(size: size)
    draw(root, in: &canvas)
    return canvas
  }

  /// Where the cursor stands; nil where it is hidden, or in a part of its view that is not to be seen.
  public var cursor: Point? {
    guard let point = focused?.cursor, Rect(size: size).contains(point) else { return nil }
    var next: View? = focused
    while let view = next {
      guard view.frame.contains(point) else { return nil }
      next = view.superview
    }
    return point
  }

  private func draw(_ view: View, in canvas: inout Canvas) {
    guard !view.isHidden, !view.frame.isEmpty else { return }
    view.layoutSubviews()
    view.draw(in: &canvas)
    if view.drawsSubviews { return }
    for subview in view.subviews { draw(subview, in: &canvas) }
  }

  private static func clamped(_ size: Size) -> Size {
    let columns = min(max(1, size.columns), 4096)
    return Size(columns: columns, rows: min(max(1, size.rows), (1 << 24) / columns))
  }
}

extension Screen {
  /// Sends an event to the views, and returns whether one of them dealt with it.
  ///
  /// Keys and pasted text begin at the view with the focus, the mouse at the innermost view under the pointer; both go
  /// outwards from there, as far as to a modal view. Tab and shift-tab, where no view takes them, move the focus.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    settleFocus()
    switch event {
    case .mouse(let mouse):
      let view = view(at: mouse.point)
      return view?.isDescendant(of: focusScope) == true && pass(event, from: view)
    case .key(let press):
      if pass(event, from: focused ?? root) { return true }
      if press == .tab { return moveFocus(by: 1) }
      if press == .backTab { return moveFocus(by: -1) }
      return false
    case .paste, .focus: return pass(event, from: focused ?? root)
    }
  }

  private func pass(_ event: InputEvent, from view: View?) -> Bool {
    let scope = focusScope
    var next = view
    while let current = next {
      if current.handle(event) { return true }
      if current === scope { return false }
      next = current.superview
    }
    return false
  }

  /// The innermost view that is drawn at a cell.
  public func view(at point: Point) -> View? {
    guard root.frame.contains(point), !root.isHidden else { return nil }
    var found = root
    while let inner = found.subviews.last(where: { !$0.isHidden && $0.frame.contains(point) }) { found = inner }
    return found
  }
}
