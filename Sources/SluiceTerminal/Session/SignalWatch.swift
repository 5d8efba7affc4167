import Dispatch

/// Hands the signals that a session deals with to the main actor.
///
/// A program that asks to end a process that hangs should not be kept waiting: where the main thread does not answer to
/// such a signal, the terminal is brought back and the process ends all the same.
@MainActor
final class SignalWatch {
  /// How long the main thread may take to answer to a signal that asks the process to end.
  private nonisolated static let patience = DispatchTimeInterval.seconds(3)

  private let pipe: SignalPipe
  private let source: any DispatchSourceRead
  private var handler: (@MainActor (Int32) -> Void)?

  /// Watches from now on; nil where the system has no pipe to give.
  init?(handler: @escaping @MainActor (Int32) -> Void) {
    let signals = SessionSignal.ending + [SessionSignal.suspend, SessionSignal.continue, SessionSignal.resize]
    guard let pipe = SignalPipe(signals: signals) else { return nil }
    self.pipe = pipe
    self.handler = handler
    source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.reader, queue: DispatchQueue(label: "sluice.signals"))
    source.setEventHandler { @Sendable [weak self] in
      let signals = pipe.read()
      for signal in signals where SessionSignal.ending.contains(signal) { Self.insist(on: signal) }
      DispatchQueue.main.async { MainActor.assumeIsolated { for signal in signals { self?.handler?(signal) } } }
    }
    source.setCancelHandler { @Sendable in pipe.close() }
    source.activate()
  }

  /// Puts back what the process did about signals before.
  func cancel() {
    handler = nil
    pipe.restore()
    source.cancel()
  }

  private nonisolated static func insist(on signal: Int32) {
    let queue = DispatchQueue.global()
    // Bringing the terminal back may block as well, where the terminal takes nothing more.
    queue.asyncAfter(deadline: .now() + patience) { TerminalRestoration.restore() }
    queue.asyncAfter(deadline: .now() + patience + .milliseconds(500)) { SessionSignal.endProcess(by: signal) }
  }
}
