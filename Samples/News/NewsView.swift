import SampleSupport
import Sluice
import SluiceTerminal

final class NewsView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
  }
  private let problemLabel = Label(role: \.error)
  private let reloadTaps = PublishSubject<Void>()
  private let canReload: Bool

  /// A view whose key `r` reads the news again, where that can be done.
  init(canReload: Bool) {
    self.canReload = canReload
    super.init()
    addSubview(tableView)
    addSubview(problemLabel)
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  func bind(reactor: NewsReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(NewsReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reloadTaps.map { NewsReactor.Action.reload }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.filter.map { NewsReactor.Action.filter($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state(\.sections)
      .asDriver(onErrorJustReturn: [])
      .drive(tableView.rx.items(dataSource: createDataSource()))
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoading ? "Reading…" : $0.filter.isEmpty ? "No news" : "No news with this text" }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: "")
      .drive(tableView.rx.placeholder)
      .disposed(by: disposeBag)

    reactor.state(\.problem).map { $0?.description.printableLine }
      .asDriver(onErrorJustReturn: nil)
      .drive(
        with: self,
        onNext: { view, problem in
          view.problemLabel.text = problem
          view.problemLabel.isHidden = problem == nil
        }
      )
      .disposed(by: disposeBag)
  }

  private func createDataSource() -> TableViewSectionedReloadDataSource<NewsSection> {
    let dataSource = TableViewSectionedReloadDataSource<NewsSection> { _, tableView, indexPath, news in
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: news.newsText, supplement: "newsID \(news.newsID)")
      return cell
    }
    dataSource.titleForHeaderInSection = { dataSource, index in
      dataSource.sectionModels[index].model
    }
    // News is read, not changed.
    dataSource.canEditRowAtIndexPath = { _, _ in false }
    dataSource.canMoveRowAtIndexPath = { _, _ in false }
    return dataSource
  }

  // MARK: Keys that work wherever the focus is

  override var keyHints: [KeyHint] { canReload ? [KeyHint("r", "read again")] : [] }

  override func handle(_ event: InputEvent) -> Bool {
    guard canReload, case .key("r") = event else { return false }
    reloadTaps.onNext(())
    return true
  }
}
