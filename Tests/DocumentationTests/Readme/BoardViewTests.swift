import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@MainActor
struct BoardViewTests {
  @Test func `a message that is added is shown`() {
    let view = BoardView()
    let reactor = BoardReactor()
    view.reactor = reactor
    let screen = TestScreen(view, columns: 30, rows: 5)
    reactor.action.onNext(.add("눈 오는 날"))
    screen.press(.arrowDown)
    screen.expectFrame(
      """
      Message Section ──────────────
      눈 오는 날

      Image Section ────────────────
      """)
  }
}
