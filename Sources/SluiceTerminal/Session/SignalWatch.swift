import Dispatch
import Synchronization

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
  private let end = WatchEnd()
  private var handler: (@MainActor (Int32) -> Void)?

  /// Watches from now on; nil where the system has no pipe to give.
  init?(handler: @escaping @MainActor (Int32) -> Void) {
    let signals = SessionSignal.ending + [SessionSignal.suspend, SessionSignal.continue, SessionSignal.resize]
    guard let pipe = SignalPipe(signals: signals) else { return nil }
    self.pipe = pipe
    self.handler = handler
    source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.reader, queue: DispatchQueue(label: "sluice.signals"))
    source.setEventHandler { @Sendable [weak self, end] in
      let signals = pipe.read()
      for signal in signals where SessionSignal.ending.contains(signal) { end.insist(on: signal, after: Self.patience) }
      DispatchQueue.main.async { MainActor.assumeIsolated { Self.deliver(signals, to: self) } }
    }
    source.setCancelHandler { @Sendable in pipe.close() }
    source.activate()
  }

  /// Whether a signal is handled; one that the program was started to ignore is not.
  func handles(_ signal: Int32) -> Bool { pipe.handles(signal) }

  /// Puts back what the process did about signals before; one that came too late to be handled here is sent again.
  func cancel() {
    handler = nil
    end.come()
    pipe.restore()
    Self.deliver(pipe.read(), to: nil)
    source.cancel()
  }

  private static func deliver(_ signals: [Int32], to watch: SignalWatch?) {
    for signal in signals {
      if let handler = watch?.handler {
        handler(signal)
      } else if SessionSignal.ending.contains(signal) {
        SessionSignal.sendAgain(signal)
      }
    }
  }
}

/// Whether a watch is over, as its queue and timers see it.
private final class WatchEnd: Sendable {
  private let hasCome = Atomic(false)

  func come() { hasCome.store(true, ordering: .sequentiallyConsistent) }

  /// Ends the process by the signal, unless the watch is over by then.
  func insist(on signal: Int32, after patience: DispatchTimeInterval) {
    // Bringing the terminal back may block as well, where the terminal takes nothing more.
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [self] in
      if !hasCome.load(ordering: .sequentiallyConsistent) { TerminalRestoration.restore() }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience + .milliseconds(500)) { [self] in
      if !hasCome.load(ordering: .sequentiallyConsistent) { SessionSignal.endProcess(by: signal) }
    }
  }
}
