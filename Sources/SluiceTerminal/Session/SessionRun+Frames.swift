import Dispatch

extension SessionRun {
  /// The time between two frames: about 60 of them in a second.
  private static let interval = DispatchTimeInterval.milliseconds(16)

  /// Has a frame drawn when the work at hand is done, or when the last frame was shown for long enough.
  func scheduleFrame() {
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    let work: @MainActor @Sendable () -> Void = { [weak self] in
      self?.isFrameScheduled = false
      self?.draw()
    }
    let earliest = lastFrame + Self.interval
    if earliest <= .now() {
      DispatchQueue.main.async { work() }
    } else {
      DispatchQueue.main.asyncAfter(deadline: earliest) { work() }
    }
  }

  /// Draws what changed since the last frame, in one write.
  func draw() {
    guard outcome == nil, TerminalRestoration.isPending else { return }
    composer.writer.depth = screen.colorDepth
    composer.isSynchronized = screen.capabilities.synchronizedOutput
    let canvas = screen.frame()
    let bytes = composer.bytes(
      for: canvas, cursor: screen.cursor,
      graphics: screen.colorDepth == .none ? .none : screen.capabilities.graphics,
      cell: screen.capabilities.pictureCell)
    lastFrame = .now()
    if !bytes.isEmpty { write(bytes) }
  }

  /// Takes over the terminal's size, and has everything drawn again.
  func redrawAll() {
    composer.forget()
    resize()
    scheduleFrame()
  }

  func resize() {
    let size = Size.ofTerminal(descriptor: device.output)
    if size != screen.size { screen.resize(to: size) }
    probe.resize(cellPixels: device.cellPixels)
    if probe.isSettled { screen.capabilities = probe.capabilities }
  }
}
