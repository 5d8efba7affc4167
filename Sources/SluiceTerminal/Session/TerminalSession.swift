/// Shows a tree of views on the terminal, and hands it the keys, until it is stopped.
///
///     let table = TableView()
///     // ...
///     try TerminalSession.run(table, stopKeys: ["q"])
///
/// That is a whole `main.swift`: `run()` is called at the end of a `main` that is not asynchronous. Until it returns, the
/// main thread runs its loop: tasks of the main actor, work of the main queue and timers go on between keys.
///
/// The terminal is brought back to how it was found on every way out: `stop()`, an error, a call of `exit`, the signals
/// INT, TERM and HUP (the process then ends by that signal), and a crash. Control-z and the signal TSTP leave it to the
/// shell until the process goes on. Only `kill -9` cannot be caught; the command `reset` helps then.
///
/// Whatever else writes to the terminal meanwhile, as `print` does, disturbs what is shown until the next full frame.
///
/// Control-c and control-z go to the views first, and do what they do in a shell where no view takes them.
@MainActor
public final class TerminalSession {
  /// The views as they are shown; its size is the terminal's.
  public let screen: Screen

  /// The keys that stop the session where no view takes them.
  public var stopKeys: Set<KeyPress>

  /// The session that has the terminal; nil where none runs.
  ///
  /// There is one at a time.
  public private(set) static var current: TerminalSession?

  private var present: SessionRun?

  /// A session that will show `root`.
  ///
  /// A view that is the root of another screen, or lies in a view, is taken from there.
  public init(root: View, stopKeys: Set<KeyPress> = []) {
    let profile = TerminalProfile.detect()
    screen = Screen(root: root, size: Size.ofTerminal(), colorDepth: profile.depth)
    self.stopKeys = stopKeys
  }

  /// Whether a session can run: standard output is a terminal that can show a screen.
  ///
  /// A program that also works in a pipe prints plain text where this is false.
  public static var isAvailable: Bool {
    TerminalProfile.detect().movesCursor
  }

  /// Shows `root` until the session is stopped: by `screen.stop()`, or by one of `stopKeys` that no view takes,
  /// while no dialog has the focus.
  ///
  /// Throws what `run()` throws.
  public static func run(_ root: View, stopKeys: Set<KeyPress> = []) throws {
    try TerminalSession(root: root, stopKeys: stopKeys).run()
  }

  /// Shows the screen until the session is stopped, and returns with the terminal as it was found.
  ///
  /// Throws a `SessionError` where the session cannot begin or the terminal is lost, and the error of
  /// `stop(throwing:)`. May be called again afterwards.
  public func run() throws {
    guard Self.current == nil else { throw SessionError.alreadyRunning }
    guard isMainThread() else { throw SessionError.notOnMainThread }
    let run = try SessionRun(session: self)
    Self.current = self
    present = run
    defer {
      present = nil
      Self.current = nil
    }
    try run.go()
  }

  /// Has `run()` return; does nothing where the session does not run, or was stopped before.
  public func stop() {
    present?.end(.success(()))
  }

  /// Has `run()` throw `error`; does nothing where the session does not run, or was stopped before.
  public func stop(throwing error: any Error) {
    present?.end(.failure(error))
  }
}
