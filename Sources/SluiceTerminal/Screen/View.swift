public import Sluice

/// A block of a screen that draws itself, takes keys, and holds other views; the base of all of them.
///
///     let page = View()
///     page.addSubview(Label(text: "Teachers"))
///     page.addSubview(tableView)
///
/// A plain view puts its subviews below each other: each gets the rows that it asks for, and those that ask for none
/// share what is left. A view that wants another order overrides `layoutSubviews()`.
///
/// An event goes to the view that has the focus, or lies under the pointer, and from there outwards until one takes it.
@MainActor
open class View: Then, ReactiveCompatible {
  /// The block that the view takes, in cells of the screen; set by the view that holds it.
  public var frame = Rect.zero

  /// Whether the view takes no room, is not drawn, and gets no event.
  public var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }

  /// The columns that a view which lays others side by side gives this one; nil for what `preferredWidth` says.
  public var fixedWidth: Int? {
    didSet { if fixedWidth != oldValue { setNeedsDisplay() } }
  }

  /// The rows that a view which lays others below each other gives this one; nil for what `height(forWidth:)` says.
  public var fixedHeight: Int? {
    didSet { if fixedHeight != oldValue { setNeedsDisplay() } }
  }

  /// The view that holds this one; nil for the root of a screen, and for one that is nowhere.
  public private(set) weak var superview: View?

  /// The views inside this one, from the top, the last one drawn over the others.
  public private(set) var subviews: [View] = []

  /// The screen that shows the root of the tree, set there alone.
  weak var rootScreen: Screen?

  /// The screen that the view was told it is on; it is told once, whatever those who are told do to the tree.
  private weak var knownScreen: Screen?

  /// A view without subviews.
  public init() {}

  /// Adds a view as the last one inside; it is taken away from the view that held it.
  ///
  /// To add a view to itself or to one inside of it is a programming error, and stops with a message.
  open func addSubview(_ view: View) {
    precondition(
      !isDescendant(of: view),
      "A \(type(of: view)) was added to a \(type(of: self)) that lies inside of it. Add it to a view outside.")
    view.removeFromSuperview()
    view.leaveScreen()
    subviews.append(view)
    view.superview = self
    setNeedsDisplay()
    if let screen { view.attach(to: screen) }
  }

  /// Takes the view out of the one that holds it; does nothing where there is none.
  open func removeFromSuperview() {
    guard let superview else { return }
    let screen = screen
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsDisplay()
    if let screen { detach(from: screen) }
  }

  /// Whether the view is `view`, or lies inside of it.
  public func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The screen that shows the view; nil where it is on none.
  public var screen: Screen? {
    var top = self
    while let next = top.superview { top = next }
    return top.rootScreen
  }

  /// The styles to draw in: those of the screen, or the dark ones where the view is on none.
  public var theme: Theme { screen?.theme ?? .dark }

  /// Has the screen drawn again, once, when all that is being done now is done.
  public func setNeedsDisplay() {
    screen?.setNeedsDisplay()
  }

  // MARK: What a view of one's own overrides

  /// The rows that the view needs where it is `columns` wide; nil for whatever is left.
  ///
  /// A view with subviews needs the sum of theirs, unless one of them takes what is left.
  open func height(forWidth columns: Int) -> Int? {
    subviews.isEmpty ? nil : Stack.length(of: subviews.shown.map { $0.rows(forWidth: columns) })
  }

  /// The columns that the view needs to show all that it has to in its fewest rows; nil for whatever is left.
  open var preferredWidth: Int? { nil }

  /// Gives each subview its frame, inside of this view's.
  open func layoutSubviews() {
    Stack.lay(subviews, along: .vertical, in: frame)
  }

  /// Draws the view itself into its frame, which is blank; its subviews are drawn over it afterwards.
  open func draw(in canvas: inout Canvas) {}

  /// Whether the view draws those inside of it by itself, cut to what is to be seen of them, as a list does.
  var drawsSubviews: Bool { false }

  /// Deals with an event, and says whether it did; one that nobody deals with is dropped.
  open func handle(_ event: InputEvent) -> Bool { false }

  /// Whether the view takes part in the order of focus.
  open var canBecomeFocused: Bool { false }

  /// Whether keys and the mouse go nowhere else while the view, or one inside of it, has the focus: a question, a dialog.
  ///
  /// Tab moves the focus inside of it alone then.
  open var isModal: Bool { false }

  /// The keys that the view deals with now, the most useful one first.
  open var keyHints: [KeyHint] { [] }

  /// Whether the view takes characters as text now, so that letters are no keys for the views around it.
  open var typesCharacters: Bool { false }

  /// Where the cursor of the terminal stands while the view has the focus; nil hides it.
  open var cursor: Point? { nil }

  /// Called when the view has come onto a screen; an override calls `super`.
  open func didMove(to screen: Screen) {}

  /// Called when the view has left its screen; an override calls `super`.
  open func didLeave(_ screen: Screen) {}

  /// Called when the view has gained or lost the focus; an override calls `super`.
  open func didChangeFocus() { setNeedsDisplay() }

  // MARK: Focus

  /// Whether the view has the focus of its screen: keys go to it first.
  public var isFocused: Bool { screen?.focused === self }

  /// Gives the view the focus, where it can have it and is on a screen; returns whether it has it.
  @discardableResult
  public func focus() -> Bool {
    screen?.focus(self)
    return isFocused
  }

  /// Has the root of a screen leave it, since another view or screen takes it.
  func leaveScreen() {
    guard let screen = rootScreen else { return }
    rootScreen = nil
    detach(from: screen)
  }

  func attach(to screen: Screen) {
    // What a view adds when it comes onto the screen is told by then.
    if knownScreen === screen { return }
    knownScreen = screen
    didMove(to: screen)
    for view in subviews where view.screen === screen { view.attach(to: screen) }
  }

  func detach(from screen: Screen) {
    for view in subviews where view.superview === self { view.detach(from: screen) }
    if knownScreen === screen {
      knownScreen = nil
      didLeave(screen)
    }
    if screen.focused === self { screen.focus(nil) }
  }
}
