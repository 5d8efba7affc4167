import Sluice
import SluiceTesting
import Testing

// The code of the article on testing views, run.

struct TestingViewsArticle {
  @MainActor @Test func `a tap asks for more, and the count is shown`() {
    let reactor = CounterReactor()
    reactor.isStubEnabled = true
    let view = CounterView()
    view.reactor = reactor

    view.tap()
    #expect(reactor.stub.actions == [.increase])

    reactor.stub.state.value = CounterReactor.State(count: 7)
    #expect(view.text == "7")
  }

  @MainActor @Test func `a view lets go of its reactor`() {
    expectReleased {
      let view = CounterView()
      view.reactor = CounterReactor()
      return view
    }
  }
}

@MainActor private final class CounterView: ReactorView {
  var disposeBag = DisposeBag()
  private(set) var text = ""
  private let taps = PublishSubject<Void>()

  func bind(reactor: CounterReactor) {
    taps.map { CounterReactor.Action.increase }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state(\.count).subscribe(onNext: { [weak self] in self?.text = "\($0)" }).disposed(by: disposeBag)
  }

  func tap() {
    taps.onNext(())
  }
}
