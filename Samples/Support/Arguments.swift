import Foundation

/// What the argument of a sample that is no option stands for.
package struct Operand: Sendable {
  /// How the usage writes it: "DIR".
  package let placeholder: String
  /// What it is: "folder".
  package let noun: String
  /// What is shown with and without it, in lines of the usage.
  package let explanation: String

  package init(_ placeholder: String, noun: String, explanation: String) {
    self.placeholder = placeholder
    self.noun = noun
    self.explanation = explanation
  }

  /// A folder of notes and pictures.
  package static let folder = Operand(
    "DIR", noun: "folder",
    explanation: """
      shows the notes (*.txt, *.md) and pictures (*.png, *.jpg, *.jpeg) of this folder, in name
      order, and follows its changes while it is live; without it, three messages and a photo
      that come with the program
      """)
}

/// What a sample was called with: `[DIR] [--plain] [--width N]`.
package struct Arguments: Equatable, Sendable {
  /// The name of the sample.
  package let program: String
  /// The folder or file that was named.
  package var path: String?
  /// Columns; nil for those of the terminal.
  package var width: Int?
  /// Whether plain text is printed also on a terminal.
  package var isPlain = false

  /// What to do instead of running.
  package enum Exit: Error, Equatable {
    /// Print this on standard output and end well.
    case answer(String)
    /// Print this on standard error and end with status 2.
    case misuse(String)
  }

  /// Reads the arguments that follow the program's name.
  package init(
    _ arguments: [String], program: String, summary: String, operand: Operand = .folder
  ) throws(Exit) {
    self.program = program
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for path in rest { try setPath(path, operand) }
        return
      case "--help", "-h": throw .answer(Self.help(program, summary, operand))
      case "--version": throw .answer("\(program) \(Self.version)")
      case "--plain": isPlain = true
      case "--width":
        guard let text = rest.popFirst() else { throw Self.misuse("--width needs a number of columns", program) }
        width = try Self.width(text, program)
      case _ where argument.hasPrefix("--width="):
        width = try Self.width(String(argument.dropFirst("--width=".count)), program)
      case _ where argument.hasPrefix("-") && argument != "-":
        throw Self.misuse("there is no option \(argument)", program)
      default: try setPath(argument, operand)
      }
    }
  }

  private mutating func setPath(_ path: String, _ operand: Operand) throws(Exit) {
    if self.path != nil { throw Self.misuse("one \(operand.noun) at a time: \(path)", program) }
    if path.isEmpty { throw Self.misuse("the name of the \(operand.noun) is empty", program) }
    self.path = path
  }

  package static let version = "0.1.0"
  static let widths = 1...1000

  private static func width(_ text: String, _ program: String) throws(Exit) -> Int {
    guard let width = Int(text), widths.contains(width) else {
      throw misuse("--width takes a number of columns from 1 to 1000, not \(text)", program)
    }
    return width
  }

  private static func misuse(_ what: String, _ program: String) -> Exit {
    .misuse("\(program): \(what); see \(program) --help")
  }

  private static func help(_ program: String, _ summary: String, _ operand: Operand) -> String {
    let margin = String(repeating: " ", count: 14)
    let explanation = operand.explanation.split(separator: "\n").joined(separator: "\n" + margin)
    let placeholder = operand.placeholder.padding(toLength: 12, withPad: " ", startingAt: 0)
    return """
      \(program): \(summary)

      usage: \(program) [\(operand.placeholder)] [--plain] [--width N]

      On a terminal it is shown live until you press q; into a pipe it is printed once.

        \(placeholder)\(explanation)
        --plain     prints once on a terminal as well
        --width N   prints once, N columns wide (1 to 1000) instead of as wide as the terminal
        --help      prints this
        --version   prints the version
        --          ends the options, for a name that begins with a hyphen

      Exit status: 0 if something was shown, 1 if nothing could be read, 2 for wrong usage.
      """
  }
}
