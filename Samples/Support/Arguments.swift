/// What a sample was called with: `[DIR] [--width N]`.
package struct Arguments: Equatable, Sendable {
  package var folder: String?
  /// Columns; nil for those of the terminal.
  package var width: Int?

  /// What to do instead of running.
  package enum Exit: Error, Equatable {
    /// Print this on standard output and end well.
    case answer(String)
    /// Print this on standard error and end with status 2.
    case misuse(String)
  }

  /// Reads the arguments that follow the program's name.
  package init(_ arguments: [String], program: String, summary: String) throws(Exit) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for folder in rest { try setFolder(folder, program) }
        return
      case "--help", "-h": throw .answer(Self.help(program, summary))
      case "--version": throw .answer("\(program) \(Self.version)")
      case "--width":
        guard let text = rest.popFirst() else { throw Self.misuse("--width needs a number of columns", program) }
        width = try Self.width(text, program)
      case _ where argument.hasPrefix("--width="):
        width = try Self.width(String(argument.dropFirst("--width=".count)), program)
      case _ where argument.hasPrefix("-"): throw Self.misuse("there is no option \(argument)", program)
      default: try setFolder(argument, program)
      }
    }
  }

  private mutating func setFolder(_ path: String, _ program: String) throws(Exit) {
    if folder != nil { throw Self.misuse("one folder at a time: \(path)", program) }
    if path.isEmpty { throw Self.misuse("the name of the folder is empty", program) }
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

  private static func help(_ program: String, _ summary: String) -> String {
    """
    \(program): \(summary)

    usage: \(program) [DIR] [--width N]

      DIR         shows the notes (*.txt, *.md) and pictures (*.png) of this folder, in name order;
                  without it, three messages and a photo that come with the program
      --width N   draws N columns wide (1 to 1000) instead of as wide as the terminal
      --help      prints this
      --version   prints the version
      --          ends the options, for a folder whose name begins with a hyphen

    Exit status: 0 if something was shown, 1 if nothing could be read, 2 for wrong usage.
    """
  }
}
