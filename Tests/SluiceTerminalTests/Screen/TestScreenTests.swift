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
