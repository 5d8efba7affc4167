import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct TestScreenTests {
  private let form = StackView(
    axis: .vertical,
    [
      Label(text: "선생님 👩‍🏫", role: \.header), TextField(placeholder: "이름"), Button(title: "Add"),
    ])

  @Test func `Keys go in, and whole frames come out as text`() {
    let screen = TestScreen(form, columns: 20, rows: 4)
    screen.expectFrame(
      """
      선생님 👩‍🏫
      이름
      [ Add ]
      """)
    screen.type("한국 text")
    screen.expectFrame(
      """
      선생님 👩‍🏫
      한국 text
      [ Add ]
      """)
    #expect(screen.lines == ["선생님 👩‍🏫", "한국 text", "[ Add ]", ""])
    #expect(screen.text == "선생님 👩‍🏫\n한국 text\n[ Add ]")
    #expect(screen.cursor == Point(column: 9, row: 1))
  }

  @Test func `Styles are read by name`() {
    let screen = TestScreen(form, columns: 20, rows: 4)
    screen.press(.tab)
    #expect(screen.focused is Button)
    screen.expectStyledFrame(
      """
      [header|선생님 👩‍🏫]
      [dim underline|이름][field|                ]
      [selection|[ Add ]]
      """)
    #expect(screen.texts(in: screen.screen.theme.selection) == ["[ Add ]"])
    #expect(screen.style(column: 0, row: 0) == screen.screen.theme.header)
    #expect(screen.style(column: 100, row: 0) == .plain)
  }

  @Test func `The mouse, pasted text and another size`() {
    let screen = TestScreen(form, columns: 20, rows: 4)
    screen.paste("가나다")
    screen.click(column: 2, row: 1)
    #expect(screen.cursor == Point(column: 2, row: 1))
    screen.resize(columns: 8, rows: 2)
    screen.expectFrame("선생님\n👩‍🏫")
    screen.resize(columns: 0, rows: -1)
    #expect(screen.canvas.size == Size(columns: 1, rows: 1))
  }

  @Test func `The wheel turns up and down`() {
    let view = WheelView()
    let screen = TestScreen(view)
    screen.wheel(2, column: 3, row: 1)
    screen.wheel(-1)
    #expect(
      view.turns == [
        MouseEvent(.wheelDown, at: Point(column: 3, row: 1)), MouseEvent(.wheelDown, at: Point(column: 3, row: 1)),
        MouseEvent(.wheelUp, at: .zero),
      ])
  }

  @Test func `A failure shows both frames side by side`() throws {
    let screen = TestScreen(form, columns: 20, rows: 4)
    let failures = Notes<String>()
    FailureCapture.$current.withValue({ failures.add($0) }) {
      screen.expectFrame("선생님 👩‍🏫  \n이륨\n\n[ Add ]")
      screen.expectStyledFrame("[header|선생님 👩‍🏫]")
      screen.expectFrame("선생님 👩‍🏫\n이름\n[ Add ]\n\n")
    }
    #expect(
      failures.all == [
        """
        frame of 20 x 4, rows that differ: 3
            received  | expected
          0 선생님 👩‍🏫 | 선생님 👩‍🏫
        ! 1 이름      | 이륨
        ! 2 [ Add ]   |
        ! 3           | [ Add ]
        """,
        """
        styled frame of 20 x 4, rows that differ: 2
            received                                            | expected
          0 [header|선생님 👩‍🏫]                                  | [header|선생님 👩‍🏫]
        ! 1 [dim underline|이름][fieldFocused|                ] |
        ! 2 [ Add ]                                             |
        """,
      ])
  }

  @Test func `While time passes, the screen is drawn whenever a view asks for it`() {
    let view = Clock()
    let screen = TestScreen(view, columns: 10, rows: 1)
    screen.advance(by: .milliseconds(2999))
    screen.expectFrame("2")
    screen.advance(by: .milliseconds(1))
    screen.expectFrame("3")
    #expect(view.drawn == [0, 1, 2, 3])
  }

  @Test func `The tasks of effects run inside of the test, also those that a task's mutation leads to`() {
    let screen = TestScreen { LoaderView(reactor: LoaderReactor(clock: $0)) }
    #expect(screen.text == "0 loaded")
    screen.press("r")
    #expect(screen.text == "0 loaded")
    screen.advance(by: .milliseconds(999))
    #expect(screen.text == "0 loaded")
    screen.advance(by: .milliseconds(1))
    #expect(screen.text == "1 loaded")
    // The view asks for the next one.
    screen.advance(by: .seconds(1))
    #expect(screen.text == "2 loaded")
    screen.advance(by: .seconds(10))
    #expect(screen.text == "3 loaded")
    screen.perform { screen.root.reactor?.action.onNext(.load) }
    screen.advance(by: .seconds(1))
    #expect(screen.text == "4 loaded")
  }

  @Test func `What is answered from elsewhere is waited for, and the frame is shown where it does not come`() async {
    let screen = TestScreen { LoaderView(reactor: LoaderReactor(clock: $0)) }
    screen.perform { screen.root.reactor?.action.onNext(.hop) }
    await screen.wait { $0.text == "1 loaded" }
    let failures = Notes<String>()
    await FailureCapture.$current.withValue({ failures.add($0) }) {
      await screen.wait(within: .milliseconds(1)) { $0.text == "7 loaded" }
    }
    #expect(failures.all == ["The condition was not true of the screen within 0.001 seconds. It shows:\n1 loaded"])
  }

  @Test func `A view that asks for another frame in each of its frames does not keep the test busy`() {
    let view = Restless()
    let screen = TestScreen(view)
    screen.advance(by: .seconds(1))
    screen.press("x")
    #expect((1...10).contains(view.frames))
  }

  @Test func `Two screens by turns come out the same each time, each with its own effects and its own clock`() {
    for _ in 0..<20 {
      let first = TestScreen { LoaderView(reactor: LoaderReactor(clock: $0)) }
      let second = TestScreen { LoaderView(reactor: LoaderReactor(clock: $0)) }
      first.press("r")
      second.press("r")
      first.advance(by: .seconds(2))
      #expect(first.text == "2 loaded")
      #expect(second.text == "0 loaded")
      second.perform { first.root.reactor?.action.onNext(.load) }
      second.advance(by: .seconds(1))
      #expect(second.text == "1 loaded")
      first.advance(by: .seconds(3))
      #expect(first.text == "3 loaded")
      #expect(second.text == "1 loaded")
    }
  }

  @Test func `A view that cannot be made takes the tasks that it started with it`() async {
    struct NoView: Error {}
    let tracker = LifetimeTracker()
    let (ends, end) = AsyncStream<Void>.makeStream()
    #expect(throws: NoView.self) {
      _ = try TestScreen { _ -> View in
        let object = tracker.object()
        let effect = Observable<Int>.run { _ in
          object.touch()
          end.finish()
        }
        _ = effect.subscribe(onNext: { _ in })
        throw NoView()
      }
    }
    for await _ in ends {}
  }

  @Test func `An effect that repeats itself without a delay fails the test, rather than hang it`() {
    let failures = Notes<String>()
    FailureCapture.$current.withValue({ failures.add($0) }) {
      let screen = TestScreen { LoaderView(reactor: LoaderReactor(clock: $0)) }
      screen.advance(by: .seconds(-1))
      screen.perform { screen.root.reactor?.action.onNext(.spin) }
      screen.root.reactor = nil
    }
    #expect(failures.all.count == 2)
    #expect(failures.all.first?.hasPrefix("advance(by: -1.0 seconds): the clock only moves forward") == true)
    #expect(failures.all.last?.hasPrefix("The screen does not come to rest: 100000 pieces of work") == true)
  }
}

private final class Restless: View {
  private(set) var frames = 0

  override func draw(in canvas: inout Canvas) {
    frames += 1
    setNeedsDisplay()
  }
}

private final class LoaderReactor: Reactor {
  enum Action { case load, hop, spin }
  struct State { var loaded = 0 }

  let store = ReactorStore()
  let initialState = State()
  private let clock: any Swift.Clock<Duration>

  init(clock: any Swift.Clock<Duration>) {
    self.clock = clock
  }

  func mutate(action: Action) -> Observable<Action> {
    switch action {
    case .load:
      .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(.load)
      }
    case .hop:
      .run { send in
        await MainActor.run {}
        send(.hop)
      }
    case .spin:
      .run { send in
        while !Task.isCancelled {
          send(.spin)
          await Task.yield()
        }
      }
    }
  }

  func reduce(state: State, mutation: Action) -> State {
    if case .spin = mutation { state } else { State(loaded: state.loaded + 1) }
  }
}

/// Shows how much is loaded, and loads three by itself once it was told to.
private final class LoaderView: View, ReactorView {
  var disposeBag = DisposeBag()
  private let label = Label()

  init(reactor: LoaderReactor) {
    super.init()
    addSubview(label)
    self.reactor = reactor
  }

  func bind(reactor: LoaderReactor) {
    reactor.state(\.loaded).map { "\($0) loaded" }.bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.state(\.loaded).filter { 1...2 ~= $0 }.map { _ in .load }
      .bind(to: reactor.action).disposed(by: disposeBag)
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key("r") = event else { return false }
    reactor?.action.onNext(.load)
    return true
  }
}

private final class WheelView: View {
  var turns: [MouseEvent] = []

  override func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event { turns.append(mouse) }
    return true
  }
}

/// Counts the seconds on its screen.
private final class Clock: View {
  private var seconds = 0 {
    didSet { setNeedsDisplay() }
  }
  private var bag = DisposeBag()
  var drawn: [Int] = []

  override func didMove(to screen: Screen) {
    super.didMove(to: screen)
    Observable<Int>.interval(.seconds(1), scheduler: screen.scheduler)
      .subscribe(with: self, onNext: { clock, _ in clock.seconds += 1 })
      .disposed(by: bag)
  }

  override func didLeave(_ screen: Screen) {
    super.didLeave(screen)
    bag = DisposeBag()
  }

  override func draw(in canvas: inout Canvas) {
    drawn.append(seconds)
    canvas.draw("\(seconds)", at: frame.origin)
  }
}
