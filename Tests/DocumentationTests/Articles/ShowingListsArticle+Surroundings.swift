import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on showing lists, run: the filter, the index, and views above and below a section.

final class ContactsReactor: Reactor {
  enum Action {
    case setFilter(String)
  }

  struct State {
    var names: [String]
    var filter = ""

    /// The names that the filter leaves, by their first letters.
    var sections: [SectionModel<String, String>] {
      let shown = names.filter { filter.isEmpty || $0.lowercased().contains(filter.lowercased()) }
      return Dictionary(grouping: shown) { "\($0.prefix(1))" }
        .sorted { $0.key < $1.key }
        .map { SectionModel(model: $0.key, items: $0.value) }
    }
  }

  let initialState: State

  init(_ names: [String]) {
    initialState = State(names: names)
  }

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .setFilter(let filter): State(names: state.names, filter: filter)
    }
  }
}

final class ContactsView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.placeholder = "Nobody"
  }

  override init() {
    super.init()
    addSubview(tableView)
  }

  func bind(reactor: ContactsReactor) {
    let dataSource = TableViewSectionedReloadDataSource<SectionModel<String, String>> {
      _, tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: name)
      return cell
    }
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].model }
    dataSource.sectionIndexTitles = { dataSource in dataSource.sectionModels.map(\.model) }

    tableView.rx.filter.map { .setFilter($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state(\.sections)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}

final class NumberCell: CollectionViewCell {
  var number = 0

  override func height(forWidth columns: Int) -> Int { 1 }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    canvas.draw("no. \(number)", at: rect.origin, in: rect)
  }
}

/// What stands above the numbers.
final class NumbersHeader: View {
  let disposeBag = DisposeBag()
  let button = Button(title: "More")

  override init() {
    super.init()
    addSubview(button)
  }
}

/// Numbers from 1 on, and a button above them that adds one.
final class NumbersView: View {
  private let disposeBag = DisposeBag()
  private let count = BehaviorRelay(value: 3)

  let collectionView = CollectionView().then {
    $0.register(cellType: NumberCell.self)
    $0.itemWidth = 6
  }

  override init() {
    super.init()
    addSubview(collectionView)

    let dataSource = CollectionViewSectionedReloadDataSource<SectionModel<Int, Int>>(
      configureCell: { _, collectionView, indexPath, number in
        let cell = collectionView.dequeueReusableCell(for: indexPath) as NumberCell
        cell.number = number
        return cell
      },
      configureSupplementaryView: { [count] _, collectionView, kind, indexPath in
        guard kind == CollectionView.elementKindSectionHeader else { return View().then { $0.fixedHeight = 0 } }
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) {
          let header = NumbersHeader()
          header.button.rx.tap.map { count.value + 1 }
            .bind(to: count)
            .disposed(by: header.disposeBag)
          return header
        }
      })

    count.map { [SectionModel(model: 0, items: Array(1...$0))] }
      .bind(to: collectionView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}

@MainActor
struct ListSurroundingsArticle {
  @Test func `Contacts have an index, and a filter that the reactor applies`() {
    let view = ContactsView()
    view.reactor = ContactsReactor(["Ada", "Alan", "Barbara", "Grace"])
    let screen = TestScreen(view, columns: 20, rows: 6)
    screen.expectFrame(
      """
      A ─────────────── A┃
      Ada               B┃
      Alan              G┃
                         ┃
      B ───────────────  │
      Barbara            │
      """)
    screen.press("/")
    screen.type("AR")
    screen.expectFrame(
      """
      B ──────────────── B
      Barbara



      /AR
      """)
    screen.type("x")
    screen.press(.enter)
    screen.expectFrame(
      """
      Nobody




      /ARx
      """)
    screen.press(.escape)
    screen.click(column: 18, row: 2)
    #expect(view.tableView.cursorIndexPath == IndexPath(item: 0, section: 2))
    screen.expectFrame(
      """
                        A│
      B ─────────────── B│
      Barbara           G┃
                         ┃
      G ───────────────  ┃
      Grace              ┃
      """)
  }

  @Test func `The button of a header is reached by tab, and stays the same view`() {
    let view = NumbersView()
    let screen = TestScreen(view, columns: 20, rows: 4)
    screen.press(.tab)
    let button = screen.focused
    #expect(button is Button)
    screen.press(.enter)
    screen.expectFrame(
      """
      [ More ]
      no. 1  no. 2  no. 3
      no. 4
      """)
    screen.press(.enter)
    #expect(screen.lines[2] == "no. 4  no. 5")
    #expect(screen.focused === button)
  }
}
