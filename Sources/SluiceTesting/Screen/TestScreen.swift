import SluiceStreams
public import SluiceTerminal

/// A screen for tests: keys in, frames out as text, no terminal needed.
///
///     @MainActor @Test func `A name is added`() {
///       let screen = TestScreen(NamesView(reactor: NamesReactor()), columns: 20, rows: 3)
///       screen.type("한국")
///       screen.press(.enter)
///       screen.expectFrame(
///         """
///         한국       [ Add ]
///         1 name
///         """)
///     }
///
/// After each event the screen is drawn, if a view asked for it, as a session does. Time is virtual: `advance(by:)`.
@MainActor
public final class TestScreen {
  /// The screen itself.
  public let screen: Screen

  /// What the views measure time with.
  public let scheduler: TestScheduler

  /// The frame that was drawn last.
  public private(set) var canvas: Canvas

  /// A screen of `columns` by `rows` that shows `root`, drawn once.
  ///
  /// - Parameters:
  ///   - root: the view that takes the whole screen.
  ///   - columns: the width, at least 1.
  ///   - rows: the height, at least 1.
  ///   - colorDepth: the colours of the terminal; `none` as under NO_COLOR.
  ///   - theme: the styles; nil for those that suit a terminal that tells nothing.
  ///   - scheduler: the clock; without it, one that begins at 0 and counts in milliseconds.
  public init(
    _ root: View, columns: Int = 40, rows: Int = 10, colorDepth: ColorDepth = .trueColor, theme: Theme? = nil,
    scheduler: TestScheduler? = nil
  ) {
    let scheduler = scheduler ?? Self.clock()
    self.scheduler = scheduler
    screen = Screen(
      root: root, size: Size(columns: columns, rows: rows), colorDepth: colorDepth, scheduler: scheduler)
    screen.chosenTheme = theme
    canvas = screen.frame()
    screen.onNeedsDisplay = { [weak self] in self?.drawInTheNextTurn() }
  }

  /// A screen that shows what `make` returns for the screen's clock, which begins at 0 and counts in milliseconds.
  ///
  ///     let screen = TestScreen { SearchView(reactor: SearchReactor(scheduler: $0)) }
  public convenience init(
    columns: Int = 40, rows: Int = 10, colorDepth: ColorDepth = .trueColor, theme: Theme? = nil,
    _ make: (TestScheduler) -> View
  ) {
    let scheduler = Self.clock()
    self.init(
      make(scheduler), columns: columns, rows: rows, colorDepth: colorDepth, theme: theme, scheduler: scheduler)
  }

  private static func clock() -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  }

  /// The view that gets keys first; nil where none wants them.
  public var focused: View? {
    drawIfNeeded()
    return screen.focused
  }

  /// Where the cursor stands; nil where it is hidden.
  public var cursor: Point? {
    drawIfNeeded()
    return screen.cursor
  }

  /// Draws the screen, if a view has asked for it since it was drawn last.
  func drawIfNeeded() {
    if screen.needsDisplay { canvas = screen.frame() }
  }

  /// A session draws when what is being done now is done; while the clock moves, that is the next piece of work.
  private func drawInTheNextTurn() {
    scheduler.scheduleAt(scheduler.clock) { [weak self] in
      MainActor.assumeIsolated { self?.drawIfNeeded() }
    }
  }
}
