import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct SpinnerTests {
  private let spinner = Spinner(text: "불러오는 중 ⏳")
  private let page = View()

  @Test(arguments: [40, 120])
  func `It turns in the time of its screen while work goes on`(columns: Int) {
    let screen = screen(columns)
    screen.expectFrame("")
    spinner.isAnimating = true
    screen.expectStyledFrame("[accent|⠋] 불러오는 중 ⏳")
    screen.advance(by: .milliseconds(79))
    screen.expectFrame("⠋ 불러오는 중 ⏳")
    screen.advance(by: .milliseconds(1))
    screen.expectFrame("⠙ 불러오는 중 ⏳")
    screen.advance(by: .milliseconds(720))
    screen.expectFrame("⠋ 불러오는 중 ⏳")
    spinner.isAnimating = false
    screen.expectFrame("")
  }

  @Test func `It asks for one frame in each period, whatever else is drawn meanwhile`() {
    let counter = CountingView()
    page.addSubview(counter)
    let screen = screen(40)
    spinner.isAnimating = true
    _ = screen.lines
    let before = counter.frames
    screen.advance(by: .milliseconds(40))
    counter.setNeedsDisplay()
    _ = screen.lines
    screen.advance(by: .milliseconds(360))
    #expect(counter.frames - before == 1 + 5)
  }

  @Test func `One that is no longer to hide is shown, whether it turns or not`() {
    spinner.hidesWhenStopped = true
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.isAnimating = true
    spinner.isAnimating = false
    #expect(!spinner.isHidden)
  }

  @Test func `It asks for no time where it is not seen`() {
    let screen = screen(40)
    #expect(screen.isIdle)
    spinner.isAnimating = true
    _ = screen.lines
    #expect(!screen.isIdle)
    page.isHidden = true
    screen.advance(by: .seconds(1))
    #expect(screen.isIdle)
    page.isHidden = false
    _ = screen.lines
    #expect(!screen.isIdle)
    spinner.removeFromSuperview()
    screen.advance(by: .milliseconds(1))
    #expect(screen.isIdle)
    page.addSubview(spinner)
    _ = screen.lines
    #expect(!screen.isIdle)
    spinner.isAnimating = false
    screen.advance(by: .milliseconds(1))
    #expect(screen.isIdle)
  }

  @Test func `Turning can be bound`() {
    let bag = DisposeBag()
    let loading = BehaviorRelay(value: true)
    loading.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    let screen = screen(40)
    screen.expectFrame("⠋ 불러오는 중 ⏳")
    loading.accept(false)
    screen.expectFrame("")
  }

  private func screen(_ columns: Int) -> TestScreen<View> {
    page.addSubview(spinner)
    return TestScreen(page, columns: columns, rows: 2)
  }
}

private final class CountingView: View {
  var frames = 0

  override func draw(in canvas: inout Canvas) { frames += 1 }
}

extension TestScreen {
  /// Whether nobody has asked for time, once what is due now is done.
  fileprivate var isIdle: Bool {
    advance(by: .zero)
    return clock.nextDueTime == nil
  }
}
