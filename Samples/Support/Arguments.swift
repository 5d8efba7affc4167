/// What a sample was called with: `[DIR] [--plain] [--width N]`.
package struct Arguments: Equatable, Sendable {
  /// The name of the sample.
  package let program: String
  /// The folder, or the file, that was named.
  package var folder: String?
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
    _ arguments: [String], program: String, summary: String, input: ArgumentsInput = .folder
  ) throws(Exit) {
    self.program = program
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for path in rest { try setFolder(path, program, input) }
        return
      case "--help", "-h": throw .answer(Self.help(program, summary, input))
      case "--version": throw .answer("\(program) \(Self.version)")
      case "--plain": isPlain = true
      case "--width":
        guard let text = rest.popFirst() else { throw Self.misuse("--width needs a number of columns", program) }
        width = try Self.width(text, program)
      case _ where argument.hasPrefix("--width="):
        width = try Self.width(String(argument.dropFirst("--width=".count)), program)
      case "-" where input.takesStandardInput: try setFolder(argument, program, input)
      case _ where argument.hasPrefix("-"): throw Self.misuse("there is no option \(argument)", program)
      default: try setFolder(argument, program, input)
      }
    }
  }

  private mutating func setFolder(_ path: String, _ program: String, _ input: ArgumentsInput) throws(Exit) {
    if folder != nil { throw Self.misuse("one \(input.noun) at a time: \(path)", program) }
    if path.isEmpty { throw Self.misuse("the name of the \(input.noun) is empty", program) }
    folder = path
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

  private static func help(_ program: String, _ summary: String, _ input: ArgumentsInput) -> String {
    """
    \(program): \(summary)

    usage: \(program) [\(input.name)] [--plain] [--width N]

    On a terminal it is \(input.live); into a pipe it is printed once.

    \(input.lines)
      --plain     prints once on a terminal as well
      --width N   prints once, N columns wide (1 to 1000) instead of as wide as the terminal
      --help      prints this
      --version   prints the version
      --          ends the options, for a \(input.noun) whose name begins with a hyphen

    Exit status: 0 if something was shown, 1 if nothing could be read, 2 for wrong usage.
    """
  }
}
