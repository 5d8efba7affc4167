import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct ControlLifetimeTests {
  @Test func `A tree of views that is bound to a reactor goes when it is dropped`() {
    let tracker = LifetimeTracker()
    let kept = BehaviorRelay(value: "처음")
    expectReleased {
      let page = Form(kept, tracker.object())
      let screen = TestScreen(page, columns: 20, rows: 6)
      screen.type("한국")
      screen.press(.enter, .tab, .enter)
      screen.advance(by: .milliseconds(200))
      #expect(kept.value == "처음한국")
      return page
    }
    #expect(tracker.alive == 0)
  }

  @Test func `A view that is taken off its screen goes, and a question in it is answered`() {
    let answers = Notes<Bool>()
    let page = View()
    let screen = TestScreen(page)
    expectReleased {
      let bar = ConfirmationBar()
      page.addSubview(bar)
      bar.ask("?") { answers.add($0) }
      _ = screen.lines
      bar.removeFromSuperview()
      return bar
    }
    #expect(answers.all == [false])
  }

  @Test func `A screen does not keep the views that it no longer shows, nor they the screen`() {
    let page = View()
    expectReleased {
      let label = Label(text: "x")
      page.addSubview(label)
      return TestScreen(page)
    }
    #expect(page.screen == nil)
  }
}

/// A page with one of each control, all of them bound.
private final class Form: View {
  private let bag = DisposeBag()
  private let field = TextField()

  init(_ text: BehaviorRelay<String>, _ tracked: LifetimeTracker.Tracked) {
    super.init()
    let (label, button, bar, spinner) = (Label(), Button(title: "OK"), ProgressBar(), Spinner())
    for view in [field, button, label, bar, spinner, HelpLine()] { addSubview(view) }
    text.bind(to: field.rx.text).disposed(by: bag)
    field.rx.text.orEmpty.bind(to: text).disposed(by: bag)
    text.bind(to: label.rx.text).disposed(by: bag)
    text.map(\.isEmpty).bind(to: label.rx.isHidden).disposed(by: bag)
    text.map { Double($0.count) / 10 }.bind(to: bar.rx.progress).disposed(by: bag)
    text.map { !$0.isEmpty }.bind(to: button.rx.isEnabled).disposed(by: bag)
    button.rx.tap.map { true }.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    field.rx.submitted.subscribe(onNext: { _ in tracked.touch() }).disposed(by: bag)
    button.rx.tap.subscribe(onNext: { [weak self] in self?.field.text = nil }).disposed(by: bag)
  }
}
