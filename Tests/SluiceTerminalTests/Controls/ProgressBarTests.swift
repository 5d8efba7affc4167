import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite struct ProgressBarTests {
  @Test(arguments: [40, 120])
  func `A bar fills in half columns`(columns: Int) {
    let bar = ProgressBar(progress: 0.5)
    let screen = TestScreen(bar, columns: columns, rows: 1)
    let room = columns - 5
    let half = room / 2
    screen.expectStyledFrame(
      "[accent|\("━" * half)\(room % 2 == 0 ? "" : "╸")][secondary|\("─" * (room - half - room % 2))  50%]")
    bar.progress = 1
    screen.expectFrame("\("━" * room) 100%")
    bar.progress = 0
    screen.expectFrame("\("─" * room)   0%")
  }

  @Test func `Work that is not over does not say that it is`() {
    let bar = ProgressBar()
    let screen = TestScreen(bar, columns: 15, rows: 1)
    bar.progress = 0.29
    screen.expectFrame("━━╸───────  29%")
    bar.progress = 0.9999
    screen.expectFrame("━━━━━━━━━╸  99%")
  }

  @Test(arguments: [(-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)] as [(Double, Double)])
  func `What lies outside counts as the nearer end`(given: Double, kept: Double) {
    let bar = ProgressBar(progress: given)
    #expect(bar.progress == kept)
    bar.progress = 0.5
    bar.progress = given
    #expect(bar.progress == kept)
  }

  @Test func `Progress can be bound, and where there is no room the bar stands alone`() {
    let bar = ProgressBar()
    let bag = DisposeBag()
    Observable.just(0.5).bind(to: bar.rx.progress).disposed(by: bag)
    let screen = TestScreen(bar, columns: 5, rows: 1)
    screen.expectFrame("━━╸──")
    screen.resize(columns: 15, rows: 1)
    bar.showsPercentage = false
    screen.expectFrame("━━━━━━━╸───────")
  }
}

func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
