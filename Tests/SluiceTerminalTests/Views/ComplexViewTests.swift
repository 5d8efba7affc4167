import Sluice
import SluiceTerminal
import Testing

/// A view as apps write it: a table as a property, a data source that calls a static function, one binding.
@MainActor
private final class ComplexView {
  struct State {
    var messageSection = Complex.Model(model: .message, items: [])
    var imageSection = Complex.Model(model: .image, items: [])
  }

  let myTableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.register(cellType: PhotoTableViewCell.self)
    $0.rowHeight = TableView.automaticDimension
  }

  private lazy var dataSource = RxTableViewSectionedReloadDataSource<Complex.Model>(
    configureCell: { dataSource, tableView, indexPath, item in
      Self.configureCell(tableView: tableView, indexPath: indexPath, item: item)
    })

  private let disposeBag = DisposeBag()

  func bind(state: Observable<State>) {
    dataSource.titleForHeaderInSection = { dataSource, index in
      let section = dataSource.sectionModels[index].model
      switch section {
      case .message:
        return "Message Section"
      case .image:
        return "Image Section"
      }
    }

    state.map { [$0.messageSection, $0.imageSection] }
      .distinctUntilChanged()
      .bind(to: self.myTableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }

  func bindSingle(state: Observable<State>) {
    let dataSource = RxTableViewSectionedReloadDataSource<Complex.Model> { dataSource, tableView, indexPath, item in
      Self.configureCell(tableView: tableView, indexPath: indexPath, item: item)
    }

    state.map(\.messageSection)
      .distinctUntilChanged()
      .map(Array.init(with:))
      .bind(to: self.myTableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }

  private static func configureCell(
    tableView: TableView, indexPath: IndexPath, item: Complex.Item
  ) -> TableViewCell {
    switch item {
    case .message(let title, let supplement):
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: title, supplement: supplement)
      return cell
    case .photo(let photo, let caption):
      let cell = tableView.dequeueReusableCell(for: indexPath) as PhotoTableViewCell
      cell.setPhoto(photo, caption: caption)
      return cell
    }
  }
}

@MainActor
@Suite struct ComplexViewTests {
  @Test func `Two sections of different items go through one binding`() {
    let view = ComplexView()
    let state = BehaviorRelay(value: ComplexView.State())
    view.bind(state: state.asObservable())
    #expect(view.myTableView.render(width: 19).lines == ["Message Section ───", "", "Image Section ─────"])
    var next = state.value
    next.messageSection.items = [.message("안녕", "하세요")]
    state.accept(next)
    next.imageSection.items = [.photo(nil, nil)]
    state.accept(next)
    #expect(
      view.myTableView.render(width: 19).lines
        == ["Message Section ───", "안녕", "  하세요", "", "Image Section ─────", "[no photo]"])
  }

  @Test func `A single section is wrapped into an array`() {
    let view = ComplexView()
    var state = ComplexView.State()
    state.messageSection.items = [.message("안녕", nil)]
    view.bindSingle(state: .just(state))
    #expect(view.myTableView.render(width: 19).lines == ["안녕"])
  }

  @Test func `A view that goes takes its table and its binding along`() {
    let state = BehaviorSubject(value: ComplexView.State())
    var view: ComplexView? = ComplexView()
    weak let table = view?.myTableView
    view?.bind(state: state.asObservable())
    #expect(state.hasObservers)
    view = nil
    #expect(table == nil)
    #expect(!state.hasObservers)
  }
}
