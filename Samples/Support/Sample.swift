import Foundation
import Sluice
import SluiceTerminal

/// What every sample's `main` does: reads the arguments, shows the views live or prints them, and ends.
@MainActor
package enum Sample {
  /// The program's arguments; prints an answer or a complaint and ends the program where that is all there is to do.
  package static func arguments(_ program: String, _ summary: String, operand: Operand = .folder) -> Arguments {
    do throws(Arguments.Exit) {
      return try Arguments(
        Array(CommandLine.arguments.dropFirst()), program: program, summary: summary, operand: operand)
    } catch {
      switch error {
      case .answer(let text):
        do throws(OutputError) {
          try OutputSink().write(Array((text + "\n").utf8))
        } catch {
          complain("cannot write: \(error)")
          exit(1)
        }
        exit(0)
      case .misuse(let text):
        complain(text)
        exit(2)
      }
    }
  }

  /// Shows `root` on the terminal until the key `q` or control-c, and ends the program.
  package static func runLive(_ root: View) -> Never {
    do {
      try TerminalSession.run(root, stopKeys: ["q"])
    } catch {
      complain("\(error)")
      exit(1)
    }
    exit(0)
  }

  /// Runs the main thread's loop for ever, for a program that ends by `exit`.
  package static func runLoop() -> Never {
    while true { RunLoop.main.run() }
  }

  /// Writes one line to standard error; where that is closed, there is nobody to tell.
  package static func complain(_ line: String) {
    try? OutputSink(descriptor: 2).write(Array((line.printableLine + "\n").utf8))
  }
}
