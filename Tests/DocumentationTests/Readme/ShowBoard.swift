import Sluice
import SluiceTerminal

@MainActor
func showBoard() throws {
  let view = BoardView()
  let reactor = BoardReactor()
  view.reactor = reactor
  reactor.action.onNext(.add("눈 오는 날"))
  try view.tableView.print()
}
