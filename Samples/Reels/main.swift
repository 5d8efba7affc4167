import SampleSupport
import Sluice
import SluiceTerminal

let arguments = Sample.arguments(
  "Reels", "a profile, its films, and what one can do about it",
  operand: Operand(
    "FILE", noun: "file",
    explanation: """
      shows the profiles of this JSON file (- for standard input), one's own first;
      without it, three profiles that come with the program
      """))
let records = Sample.read(arguments.path) { bytes, name throws(Problem) in
  try [ProfileRecord](json: bytes, file: name)
}
let view = ReelsView()
view.reactor = ReelsViewReactor(store: ProfileStore(records ?? .builtIn))

if arguments.isLive { Sample.runLive(view) }
Sample.printPlain(view.collectionView, width: arguments.width)
