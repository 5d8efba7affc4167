import SluiceStreams
public import SluiceTerminal

/// A screen for tests: keys in, frames out as text, no terminal needed.
///
///     @MainActor @Test func `A name is added`() {
///       let screen = TestScreen { NamesView(reactor: NamesReactor(clock: $0)) }
///       screen.type("한국")
///       screen.press(.enter)
///       screen.expectFrame(
///         """
///         한국       [ Add ]
///         1 name
///         """)
///     }
///
/// After each event everything happens that it causes, as far as time may stand still, and the screen is drawn if a view asked
/// for it, as a session does. Time is virtual: `advance(by:)`. The tasks of `run` effects do not run beside the test but inside of
/// these calls, in order, each until it waits for something; so a test comes out the same each time. What is answered from outside
/// of the test, by a queue or the main actor, is waited for with `wait(until:)`.
@MainActor
public final class TestScreen<Root: View> {
  /// The view that takes the whole screen.
  public let root: Root

  /// The screen itself.
  public let screen: Screen

  /// What the views measure time with: a scheduler for streams, and a `Clock` for asynchronous code.
  public let clock: TestClock

  /// The frame that was drawn last.
  public private(set) var canvas: Canvas

  let executor: EffectExecutor
  /// Where the screen was made, for failures that no call is named in.
  let location: FailureLocation
  /// Rings when something may have happened.
  let bell = ActivityBell()

  /// A screen of `columns` by `rows` that shows `root`, drawn once.
  ///
  /// Tasks of effects that `root` has started already run by themselves: the other initializer has them run in the test, too.
  ///
  /// - Parameters:
  ///   - root: the view that takes the whole screen.
  ///   - columns: the width, at least 1.
  ///   - rows: the height, at least 1.
  ///   - colorDepth: the colours of the terminal; `none` as under NO_COLOR.
  ///   - theme: the styles; nil for those that suit a terminal that tells nothing.
  ///   - clock: the clock that the view was given, if it was given one.
  public convenience init(
    _ root: Root, columns: Int = 40, rows: Int = 10, colorDepth: ColorDepth = .trueColor, theme: Theme? = nil,
    clock: TestClock = TestClock(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      columns: columns, rows: rows, colorDepth: colorDepth, theme: theme, clock: clock,
      location: FailureLocation(fileID, filePath, line, column)
    ) { _ in root }
  }

  /// A screen that shows what `make` returns for the screen's clock, drawn once.
  ///
  ///     let screen = TestScreen { SearchView(reactor: SearchReactor(scheduler: $0)) }
  public convenience init(
    columns: Int = 40, rows: Int = 10, colorDepth: ColorDepth = .trueColor, theme: Theme? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ make: (TestClock) throws -> Root
  ) rethrows {
    try self.init(
      columns: columns, rows: rows, colorDepth: colorDepth, theme: theme, clock: TestClock(),
      location: FailureLocation(fileID, filePath, line, column), make)
  }

  private init(
    columns: Int, rows: Int, colorDepth: ColorDepth, theme: Theme?, clock: TestClock, location: FailureLocation,
    _ make: (TestClock) throws -> Root
  ) rethrows {
    let executor = EffectExecutor(arrival: { [bell] in bell.ring() })
    self.executor = executor
    self.location = location
    self.clock = clock
    do {
      root = try ThreadExecutor.run(on: executor) { try make(clock) }
    } catch {
      // What was started by then has no test to run it.
      executor.release()
      throw error
    }
    let size = Size(columns: columns, rows: rows)
    screen = ThreadExecutor.run(on: executor) { [root] in
      Screen(root: root, size: size, colorDepth: colorDepth, scheduler: clock)
    }
    screen.chosenTheme = theme
    canvas = Canvas(size: screen.size)
    screen.onNeedsDisplay = { [bell] in bell.ring() }
    settle(location)
  }

  deinit {
    executor.release()
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
    if screen.needsDisplay { canvas = ThreadExecutor.run(on: executor, screen.frame) }
  }
}
