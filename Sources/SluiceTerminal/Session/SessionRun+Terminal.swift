import Dispatch

extension SessionRun {
  /// Takes the terminal: raw mode first, then the modes; nothing is written where raw mode is refused.
  func take() throws(SessionError) {
    guard let attributes = TerminalAttributes(descriptor: device.control) else {
      throw SessionError.setupFailed(code: lastErrorCode())
    }
    self.attributes = attributes
    arm()
    if let code = attributes.raw.install(descriptor: device.control) {
      TerminalRestoration.disarm()
      throw SessionError.setupFailed(code: code)
    }
    write(TerminalModes.enter + (keyboardIsPushed ? TerminalModes.pushKeyboard : []))
    composer.forget()
  }

  /// Brings the terminal back, once; answers that are still under way are waited for, so that no shell reads them.
  func release() {
    guard TerminalRestoration.isPending else { return }
    let end = askedAt + CapabilityProbe.patience
    while !probe.isSettled, !isLost, case let rest = end - .now, rest > .zero {
      let milliseconds = rest / .milliseconds(1)
      if keys?.readNow(milliseconds: Int32(milliseconds.rounded(.up))) != true { break }
    }
    TerminalRestoration.restore()
  }

  /// Takes the terminal again after others may have used it, without a sign from them.
  func renew() {
    guard TerminalRestoration.isPending, let attributes else { return }
    if attributes.raw.install(descriptor: device.control) != nil { return lose() }
    write(TerminalModes.renew)
    redrawAll()
  }

  /// Leaves the terminal to the shell until the process goes on.
  func suspend(wholeGroup: Bool) {
    release()
    SessionSignal.stopProcess(wholeGroup: wholeGroup)
    do {
      try take()
      redrawAll()
    } catch {
      end(.failure(error))
    }
  }

  /// Brings the terminal back, and ends the process by the signal that asked for it.
  func end(by signal: Int32) {
    finish()
    SessionSignal.endProcess(by: signal)
    end(.failure(SessionError.interrupted(signal: signal)))
  }

  /// Ends the run after a moment, because the terminal takes or gives nothing more.
  ///
  /// A window that is closed sends SIGHUP as well, by which the process should be seen to end.
  func lose() {
    guard !isLost else { return }
    isLost = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in
      MainActor.assumeIsolated { self?.end(.failure(SessionError.terminalLost)) }
    }
  }

  /// Writes to the terminal; the only place that does while it is taken.
  func write(_ bytes: [UInt8]) {
    guard TerminalRestoration.isPending, !isLost else { return }
    do {
      try sink.write(bytes)
    } catch {
      lose()
    }
  }

  /// Asks for the keyboard's protocol, once it is known that the terminal has it.
  func pushKeyboard() {
    guard !keyboardIsPushed, TerminalRestoration.isPending else { return }
    keyboardIsPushed = true
    arm()
    write(TerminalModes.pushKeyboard)
  }

  private func arm() {
    guard let attributes else { return }
    TerminalRestoration.arm(
      output: device.output, bytes: TerminalModes.leave(keyboardIsPushed: keyboardIsPushed), control: device.control,
      attributes: attributes)
  }
}

extension SessionRun {
  func receive(signal: Int32) {
    switch signal {
    case SessionSignal.resize: scheduleResize()
    case SessionSignal.suspend: suspend(wholeGroup: false)
    case SessionSignal.continue: renew()
    default: end(by: signal)
    }
  }

  /// Looks at the terminal's size after a moment: a window that is dragged sends many signals.
  private func scheduleResize() {
    guard !isResizeScheduled else { return }
    isResizeScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(25)) { [weak self] in
      MainActor.assumeIsolated {
        self?.isResizeScheduled = false
        self?.redrawAll()
      }
    }
  }
}
