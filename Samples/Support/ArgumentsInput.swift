/// What the one thing that a sample may be given is: a folder or a file.
package struct ArgumentsInput: Sendable {
  /// What the usage calls it: "DIR".
  let name: String
  /// What a complaint calls it: "folder".
  let noun: String
  /// How the sample shows it on a terminal.
  let live: String
  /// What it does, in lines of up to 90 columns.
  let help: [String]
  /// Whether "-" stands for standard input.
  let takesStandardInput: Bool

  /// A folder of notes and pictures.
  package static let folder = ArgumentsInput(
    name: "DIR", noun: "folder", live: "shown live until you press q, and follows the folder",
    help: [
      "shows the notes (*.txt, *.md) and pictures (*.png, *.jpg, *.jpeg) of this folder, in name",
      "order; without it, three messages and a photo that come with the program",
    ], takesStandardInput: false)

  /// A file, or standard input as "-", that `help` tells of.
  package static func file(_ help: String...) -> ArgumentsInput {
    ArgumentsInput(
      name: "FILE", noun: "file", live: "shown live until you press q", help: help + ["- stands for standard input"],
      takesStandardInput: true)
  }

  /// The lines for the usage, set in as those of the options are.
  var lines: String {
    let first = "  " + name + String(repeating: " ", count: max(1, 12 - name.count))
    return first + help.joined(separator: "\n" + String(repeating: " ", count: 14))
  }
}
