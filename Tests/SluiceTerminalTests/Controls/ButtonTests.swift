import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@MainActor
@Suite(.leakChecked) struct ButtonTests {
  private let add = Button(title: "추가 ➕")
  private let remove = Button(title: "Delete")

  private var page: View {
    StackView(axis: .vertical, [StackView(axis: .horizontal, spacing: 2, [add, remove]), HelpLine()])
  }

  @Test(arguments: [40, 120])
  func `Buttons side by side, with the focus on the first and then on the second`(columns: Int) {
    let screen = TestScreen(page, columns: columns, rows: 2)
    screen.expectStyledFrame(
      """
      [selection|[ 추가 ➕ ]]  [ Delete ]
      [helpKey|enter] [secondary|추가 ➕]
      """)
    screen.press(.tab)
    screen.expectStyledFrame(
      """
      [ 추가 ➕ ]  [selection|[ Delete ]]
      [helpKey|enter] [secondary|Delete]
      """)
  }

  @Test func `Enter, space and a click choose a button`() {
    let screen = TestScreen(page, columns: 40, rows: 2)
    let bag = DisposeBag()
    let adds = Observable.from([add, remove]).flatMap { button in
      button.rx.tap.map { button === self.add ? "add" : "delete" }
    }.logged(bag)
    screen.press(.enter, " ", "x")
    screen.click(column: 14, row: 0)
    screen.press(.enter)
    #expect(adds.log == ["add", "add", "delete", "delete"])
  }

  @Test func `A button that is not enabled does nothing and is passed over`() {
    let enabled = PublishRelay<Bool>()
    let bag = DisposeBag()
    enabled.bind(to: add.rx.isEnabled).disposed(by: bag)
    enabled.accept(false)
    let taps = add.rx.tap.map { "tap" }.logged(bag)
    let screen = TestScreen(page, columns: 40, rows: 2)
    #expect(screen.focused === remove)
    screen.click(column: 0, row: 0)
    #expect(taps.log.isEmpty)
    #expect(screen.focused === remove)
    screen.expectStyledFrame("[secondary|[ 추가 ➕ ]]  [selection|[ Delete ]]\n[helpKey|enter] [secondary|Delete]")
    enabled.accept(true)
    screen.click(column: 0, row: 0)
    #expect(taps.log == ["tap"])
  }

  @Test func `The title can be bound, and is cut where there is no room`() {
    let bag = DisposeBag()
    Observable.just("오래 걸리는 일").bind(to: add.rx.title).disposed(by: bag)
    let screen = TestScreen(page, columns: 40, rows: 2)
    #expect(screen.lines[0] == "[ 오래 걸리는 일 ]  [ Delete ]")
    screen.resize(columns: 12, rows: 1)
    screen.expectFrame("[ 오래 … ]")
    screen.resize(columns: 3, rows: 1)
    screen.expectFrame("[")
  }

  @Test func `The events of a button end with it`() {
    let bag = DisposeBag()
    let taps = Button(title: "gone").rx.tap.map { "tap" }.logged(bag)
    #expect(taps.log == ["completed"])
  }
}
