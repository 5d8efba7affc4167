import Dispatch
import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on testing screens, run.

struct TestingScreensArticle {
  @MainActor @Test func `A name is typed, and added by enter`() {
    let screen = TestScreen(NamesView(reactor: NamesReactor()), columns: 20, rows: 3)
    screen.type("한국")
    screen.press(.enter)
    screen.expectFrame(
      """
      이름
      한국        [ 추가 ]
      1 name
      """)
  }

  @MainActor @Test func `A name is saved when its time has come, and the button is selected`() {
    let screen = TestScreen(columns: 20, rows: 3) { clock in
      NamesView(reactor: NamesReactor(clock: clock))
    }
    screen.type("한국")
    screen.press(.enter)
    #expect(screen.lines[2] == "")
    screen.advance(by: .milliseconds(300))  // what clock.sleep(for: .milliseconds(300)) waits for has come
    #expect(screen.lines[2] == "1 name")

    screen.perform { screen.root.reactor?.action.onNext("미국") }
    screen.advance(by: .milliseconds(300))
    #expect(screen.lines[2] == "2 names")

    screen.press(.tab)
    #expect(screen.texts(in: screen.screen.theme.selection) == ["[ 추가 ]"])
    #expect(screen.styledLines[1] == "[field|한국       ] [selection|[ 추가 ]]")
  }

  @MainActor @Test func `A name that comes from a queue is waited for`() async {
    let screen = TestScreen(columns: 20, rows: 3) { _ in NamesView(reactor: NamesReactor()) }
    screen.perform { for name in ["한국", "미국"] { screen.root.reactor?.action.onNext(name) } }
    DispatchQueue.global().async { [reactor = screen.root.reactor] in reactor?.action.onNext("일본") }
    await screen.wait { $0.lines[2] == "3 names" }
  }
}

private final class NamesReactor: Reactor {
  typealias Action = String
  typealias Mutation = String
  struct State { var names: [String] = [] }

  let initialState = State()
  private let clock: (any Clock<Duration>)?

  /// With a clock, names take 300 milliseconds to be saved.
  init(clock: (any Clock<Duration>)? = nil) {
    self.clock = clock
  }

  func mutate(action: String) -> Observable<String> {
    guard let clock else { return .just(action) }
    return .run { send in
      try await clock.sleep(for: .milliseconds(300))
      send(action)
    }
  }

  func reduce(state: State, mutation: String) -> State {
    State(names: state.names + [mutation])
  }
}

private final class NamesView: View, ReactorView {
  var disposeBag = DisposeBag()
  private let field = TextField()
  private let button = Button(title: "추가")
  private let count = Label()

  init(reactor: NamesReactor) {
    super.init()
    for view in [Label(text: "이름"), StackView(axis: .horizontal, spacing: 1, [field, button]), count] {
      addSubview(view)
    }
    self.reactor = reactor
  }

  func bind(reactor: NamesReactor) {
    Observable.merge(field.rx.submitted.asObservable(), button.rx.tap.withLatestFrom(field.rx.text.orEmpty))
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    reactor.state(\.names)
      .map { $0.isEmpty ? nil : "\($0.count) name\($0.count == 1 ? "" : "s")" }
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }
}
