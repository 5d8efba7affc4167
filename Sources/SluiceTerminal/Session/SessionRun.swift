import Dispatch

/// One run of a session: from taking the terminal to giving it back.
///
/// What keeps what alive: `go()` runs in the main thread's stack and holds the run; the run holds the sources of keys and
/// signals, and the screen; what they call back is held weakly.
@MainActor
final class SessionRun {
  let screen: Screen
  let device: TerminalDevice
  let sink: OutputSink
  var composer: FrameComposer
  var decoder = InputDecoder()
  var probe: CapabilityProbe
  var outcome: Result<Void, any Error>?

  /// Whether the keyboard's protocol was asked for, and has to be given back.
  var keyboardIsPushed = false
  /// How the terminal treated keys before it was taken.
  var attributes: TerminalAttributes?

  /// Whether the terminal takes or gives nothing more.
  var isLost = false
  var isFrameScheduled = false
  var isResizeScheduled = false
  var lastFrame = DispatchTime(uptimeNanoseconds: 0)
  /// Counts the chunks of input, so that a wait for more bytes knows that some came.
  var chunks = 0
  /// When the terminal was asked what it can do.
  var askedAt = ContinuousClock.now

  private unowned let session: TerminalSession
  private(set) var keys: KeySource?
  private(set) var signals: SignalWatch?

  /// Looks for the terminal of the process, and leaves it as it is.
  init(session: TerminalSession) throws(SessionError) {
    self.session = session
    screen = session.screen
    device = try TerminalDevice(input: 0, output: 1)
    sink = OutputSink(descriptor: device.output)
    composer = FrameComposer(writer: FrameWriter(depth: session.screen.colorDepth, movesCursor: true))
    probe = CapabilityProbe(cellPixels: device.cellPixels)
  }

  /// The keys that end the run where no view takes them.
  var stopKeys: Set<KeyPress> { session.stopKeys }

  /// Shows the screen until the run is ended, and brings the terminal back.
  func go() throws {
    guard let signals = SignalWatch(handler: { [weak self] in self?.receive(signal: $0) }) else {
      device.closeInput()
      throw SessionError.setupFailed(code: lastErrorCode())
    }
    self.signals = signals
    CrashGuard.install()
    let keys = KeySource(device: device) { [weak self] in self?.receive($0) }
    self.keys = keys
    defer { finish() }
    try take()
    keys.start()
    ask()
    screen.onNeedsDisplay = { [weak self] in self?.scheduleFrame() }
    screen.onStop = { [weak self] in self?.end(.success(())) }
    resize()
    draw()
    MainLoop.detectBusyQueue { [weak self] in self?.end(.failure(SessionError.mainQueueIsBusy)) }
    MainLoop.run { outcome != nil }
    try outcome?.get()
  }

  /// Ends the run; the first end counts.
  func end(_ outcome: Result<Void, any Error>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    MainLoop.wake()
  }

  /// Gives everything back that the run took, in the order that leaves no moment without an owner.
  func finish() {
    screen.onNeedsDisplay = nil
    screen.onStop = nil
    release()
    keys?.cancel()
    signals?.cancel()
    CrashGuard.remove()
    keys = nil
    signals = nil
  }
}
