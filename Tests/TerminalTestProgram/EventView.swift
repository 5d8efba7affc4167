import Foundation
import SluiceTerminal

/// Shows what it gets, one event in a row, and does what the tests ask for by keys.
final class EventView: View {
  private var lines: [String] = []
  private var pattern = 0
  private var draws = 0
  private var takesControlC = false

  override var canBecomeFocused: Bool { true }

  override var cursor: Point? { Point(column: 0, row: 0) }

  override func draw(in canvas: inout Canvas) {
    let size = frame.size
    draws += 1
    if pattern > 0 {
      // A frame that is far larger than what a pseudo terminal takes at once.
      for row in 0..<size.rows {
        let text = (0..<size.columns).map { "\(($0 + row + pattern) % 10)" }.joined()
        canvas.draw(text, at: Point(column: 0, row: row), style: Style(bold: row % 2 == 0))
      }
      return
    }
    canvas.draw("ready:\(size.columns)x\(size.rows)", at: .zero)
    for (row, line) in lines.suffix(size.rows - 1).enumerated() {
      canvas.draw(line, at: Point(column: 0, row: row + 1))
    }
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key("q"): screen?.stop()
    case .key("w"):
      screen?.stop()
      screen?.stop()
      TerminalSession.current?.stop()
    case .key("e"): TerminalSession.current?.stop(throwing: Refusal())
    case .key("c"): noteCapabilities()
    case .key("i"): note("pid:\(ProcessInfo.processInfo.processIdentifier);")
    case .key("t"): takesControlC = true
    case .key(.control("c")) where takesControlC: note("control-c")
    case .key("p"): pattern += 1
    case .key("k"), .key(.control("k")): note("taken:\(event)")
    case .key(let press):
      if let crash = Crash(press) { crash.happen() }
      guard press.modifiers.isEmpty, case .character(let character) = press.key else { return false }
      note("key:\(character)")
    case .paste(let text): note("paste:\(text.count):\(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_007 })")
    case .mouse(let mouse): note("mouse:\(mouse.point.column),\(mouse.point.row)")
    case .focus(let isFocused): note("focus:\(isFocused)")
    }
    setNeedsDisplay()
    return true
  }

  private func noteCapabilities() {
    guard let told = screen?.capabilities else { return }
    let cell = told.cellPixels.map { "\($0.width)x\($0.height)" } ?? "nil"
    let light = told.hasLightBackground.map { "\($0)" } ?? "nil"
    note("told:\(told.graphics):\(cell):\(light):\(told.synchronizedOutput):\(told.kittyKeyboard)")
  }

  /// Asks for a frame again and again, and then tells how many frames were drawn in a second.
  func drawWithoutRest(for duration: Duration) {
    Task { @MainActor in
      let start = ContinuousClock.now
      let before = draws
      while start.duration(to: .now) < duration {
        note("")
        lines.removeLast()
        await Task.yield()
      }
      let seconds = start.duration(to: .now) / .seconds(1)
      note("rate:\(Int(Double(draws - before) / seconds)).")
    }
  }

  func note(_ line: String) {
    lines.append(line)
    setNeedsDisplay()
  }
}

/// An error of the program's own.
struct Refusal: Error, CustomStringConvertible {
  let description = "the program refused"
}
