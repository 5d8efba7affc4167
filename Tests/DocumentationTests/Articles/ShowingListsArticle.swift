import Dispatch
import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on showing lists, run; what stands around the items is in a file of its own.

/// A chore, and a mark at the right where it is done.
final class ChoreCell: TableViewCell {
  var title = ""
  var isDone = false

  override func prepareForReuse() {
    super.prepareForReuse()
    (title, isDone) = ("", false)
  }

  override func height(forWidth columns: Int) -> Int {
    title.wrapped(toWidth: columns - 2).count
  }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    let (left, right) = rect.split(columns: rect.size.columns - 2)
    canvas.draw(lines: title.wrapped(toWidth: left.size.columns), in: left)
    if isDone { canvas.draw(" +", at: right.origin, style: screen?.theme.success ?? .plain, in: right) }
  }
}

final class ChoresView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: ChoreCell.self)
    $0.placeholder = "Nothing to do"
  }

  override init() {
    super.init()
    addSubview(tableView)
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  func bind(reactor: ChoresReactor) {
    // Action
    tableView.rx.modelSelected(Chore.self).map { .finish($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.itemDeleted.map { .delete($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.itemMoved.map { .move(from: $0.sourceIndex, to: $0.destinationIndex) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedAnimatedDataSource<ChoresReactor.Section>(
      configureCell: { _, tableView, indexPath, chore in
        let cell = tableView.dequeueReusableCell(for: indexPath) as ChoreCell
        cell.title = chore.title
        cell.isDone = indexPath.section == 1
        return cell
      },
      titleForHeaderInSection: { dataSource, section in dataSource[section].model },
      canEditRowAtIndexPath: { _, indexPath in indexPath.section == 0 },
      canMoveRowAtIndexPath: { _, indexPath in indexPath.section == 0 })

    reactor.state.sections(\.todo, \.done)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}

@MainActor
struct ShowingListsArticle {
  private func chores() -> (screen: TestScreen<View>, reactor: ChoresReactor) {
    let view = ChoresView()
    let reactor = ChoresReactor([
      Chore(id: 1, title: "Dishes"), Chore(id: 2, title: "Windows, also those of the attic"),
      Chore(id: 3, title: "설거지"),
    ])
    view.reactor = reactor
    return (TestScreen(view, columns: 24, rows: 9), reactor)
  }

  @Test func `A chore is finished by enter, and goes to the other section`() {
    let (screen, reactor) = chores()
    screen.press(.arrowDown, .enter)
    screen.advance(by: .seconds(1))
    #expect(reactor.currentState.done.items.map(\.id) == [2])
    screen.expectFrame(
      """
      To do ──────────────────
      Dishes
      설거지

      Done ───────────────────
      Windows, also those of +
      the attic

      ↑↓ move  …  q quit
      """)
  }

  @Test func `A chore is deleted when the question is answered with yes`() {
    let (screen, reactor) = chores()
    screen.press("d")
    #expect(screen.lines[7] == "Delete \"Dishes\"? y/n")
    screen.press("n")
    #expect(reactor.currentState.todo.items.count == 3)
    screen.press(.delete, "y")
    #expect(reactor.currentState.todo.items.map(\.id) == [2, 3])
  }

  @Test func `A chore is moved, and goes back where the reactor refuses`() async {
    let (screen, reactor) = chores()
    screen.press("J")
    #expect(reactor.currentState.todo.items.map(\.id) == [2, 1, 3])
    #expect(screen.lines[7].hasPrefix("Moved \"Dishes\" to 2"))
    screen.press("J", "J")
    #expect(reactor.currentState.todo.items.map(\.id) == [2, 3, 1])
    screen.advance(by: .seconds(3))
    screen.expectFrame(
      """
      To do ──────────────────
      Windows, also those of
      the attic
      설거지

      Done ───────────────────
      Dishes                 +

      ↑↓ move  …  q quit
      """)
    // The next turn of the main queue comes without other sections.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    screen.expectFrame(
      """
      To do ──────────────────
      Windows, also those of
      the attic
      설거지
      Dishes

      Done ───────────────────

      ↑↓ move  …  q quit
      """)
  }

  @Test func `What is done can neither be deleted nor moved`() {
    let (screen, reactor) = chores()
    screen.press(.enter, .end)
    #expect(screen.send(.key("d")) == false)
    #expect(screen.send(.key("J")) == false)
    #expect(reactor.currentState.done.items.count == 1)
  }
}
