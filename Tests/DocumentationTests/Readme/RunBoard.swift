import Sluice
import SluiceTerminal

@MainActor
func runBoard() throws {
  let view = BoardView()
  view.reactor = BoardReactor()
  try TerminalSession.run(view, stopKeys: ["q"])
}
