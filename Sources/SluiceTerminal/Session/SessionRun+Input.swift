import Dispatch

extension SessionRun {
  /// Takes bytes of the keyboard; nil is their end.
  func receive(_ bytes: [UInt8]?) {
    chunks += 1
    guard let bytes else {
      deal(with: decoder.flush())
      return device.inputIsTerminal ? lose() : end(.failure(SessionError.inputEnded))
    }
    deal(with: decoder.feed(bytes))
    flushAfterPause()
  }

  /// Takes what is held back as complete when nothing comes for a while.
  private func flushAfterPause() {
    guard let pause = decoder.pause else { return }
    let chunk = chunks
    DispatchQueue.main.asyncAfter(deadline: .now() + pause.dispatchInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.chunks == chunk else { return }
        // On a busy machine the bytes may be there, and only not read yet.
        if self.keys?.hasMore == true { return self.flushAfterPause() }
        self.deal(with: self.decoder.flush())
        // A paste is waited for further.
        self.flushAfterPause()
      }
    }
  }

  private func deal(with outputs: [InputDecoder.Output]) {
    for output in outputs where outcome == nil {
      switch output {
      case .event(let event): deal(with: event)
      case .reply(let reply): take(reply)
      }
    }
  }

  /// An event goes to the views; what none of them takes, may end or suspend the run.
  private func deal(with event: InputEvent) {
    if screen.send(event) { return }
    guard case .key(let press) = event else { return }
    if stopKeys.contains(press), !screen.focusScope.isModal {
      end(.success(()))
    } else if press == .control("c") {
      end(by: SessionSignal.interrupt)
    } else if press == .control("z"), signals?.handles(SessionSignal.suspend) == true {
      suspend(wholeGroup: true)
    }
  }
}

extension SessionRun {
  /// Asks the terminal what it can do.
  ///
  /// Frames do not wait for the answers.
  func ask() {
    askedAt = .now
    write(CapabilityProbe.questions)
    DispatchQueue.main.asyncAfter(deadline: .now() + CapabilityProbe.patience.dispatchInterval) { [weak self] in
      MainActor.assumeIsolated { self?.applyCapabilities() }
    }
  }

  private func take(_ reply: TerminalReply) {
    probe.take(reply)
    // Together with the last answer, or one by one where they come late.
    if probe.isSettled || askedAt + CapabilityProbe.patience < .now { applyCapabilities() }
  }

  private func applyCapabilities() {
    screen.capabilities = probe.capabilities
    if probe.capabilities.kittyKeyboard { pushKeyboard() }
  }
}

extension Duration {
  fileprivate var dispatchInterval: DispatchTimeInterval { .nanoseconds(Int(self / .nanoseconds(1))) }
}
