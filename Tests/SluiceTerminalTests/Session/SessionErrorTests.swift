import Foundation
import Testing

@testable import SluiceTerminal

@Suite struct SessionErrorTests {
  /// Tests of the main actor run on another thread than the main one, as an asynchronous `main` does after an `await`.
  @Test @MainActor func `A session on another thread than the main one is refused, and nothing runs`() {
    let session = TerminalSession(root: View())
    #expect(throws: SessionError.notOnMainThread) { try session.run() }
    #expect(TerminalSession.current == nil)
    session.stop()
  }

  @Test(
    arguments: [
      (
        SessionError.outputIsNoTerminal,
        "the output is not a terminal that can show a screen; print plain text instead"
      ),
      (.noKeyboard, "there is no keyboard: standard input is closed, and there is no controlling terminal"),
      (.alreadyRunning, "another session is running; stop it before the next one is run"),
      (
        .notOnMainThread,
        "this is not the main thread; call run() or print(when:) from a main function that is not async"
      ),
      (
        .mainQueueIsBusy,
        "the main queue is busy with the caller, a task or a block; call run() or print(when:) from main itself"
      ),
      (.setupFailed(code: EIO), "the terminal could not be set up: Input/output error"),
      (.inputEnded, "the keys have ended: standard input was closed, and there is no controlling terminal"),
      (.terminalLost, "the terminal is gone"),
      (.interrupted(signal: 15), "signal 15 asked the program to end"),
    ])
  func `Errors say what happened and what to do`(error: SessionError, text: String) {
    #expect("\(error)" == text)
  }
}

@Suite struct ScreenStopTests {
  @Test @MainActor func `A view stops the session of its screen, and does nothing without one`() {
    let root = View()
    let screen = Screen(root: root, size: Size(columns: 2, rows: 1))
    root.screen?.stop()
    var stops = 0
    screen.onStop = { stops += 1 }
    root.screen?.stop()
    #expect(stops == 1)
  }

  @Test @MainActor func `What the terminal can do has the screen drawn again`() {
    let screen = Screen(root: View(), size: Size(columns: 2, rows: 1))
    _ = screen.frame()
    var draws = 0
    screen.onNeedsDisplay = { draws += 1 }
    screen.capabilities = TerminalCapabilities()
    #expect(draws == 0)
    screen.capabilities.graphics = .sixel
    #expect(draws == 1)
  }
}
