import SampleSupport
import Sluice
import SluiceTerminal

final class MoviesView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MovieCell.self)
    $0.placeholder = "No movies"
  }
  private let sectionButton = Button()
  private let appendButton = Button(title: "Add")
  private let appendLaterButton = Button(title: "Add later")
  private let messageLabel = Label(role: \.secondary).then { $0.numberOfLines = 1 }
  private let problemLabel = Label(role: \.error)

  override init() {
    super.init()
    addSubview(Label(text: "Movies", role: \.header))
    addSubview(tableView)
    addSubview(StackView(axis: .horizontal, spacing: 1, [sectionButton, appendButton, appendLaterButton]))
    addSubview(messageLabel)
    addSubview(problemLabel)
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  func bind(reactor: MoviesReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(MoviesReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    sectionButton.rx.tap.map { MoviesReactor.Action.chooseNextSection }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    appendButton.rx.tap.map { MoviesReactor.Action.append }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    appendLaterButton.rx.tap.map { MoviesReactor.Action.appendLater }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.modelSelected(Movie.self).map { MoviesReactor.Action.select($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedReloadDataSource<MovieSection> { _, tableView, indexPath, movie in
      let cell = tableView.dequeueReusableCell(for: indexPath) as MovieCell
      cell.setMovie(movie)
      return cell
    }

    dataSource.titleForHeaderInSection = { dataSource, index in
      "\(dataSource.sectionModels[index].model)"
    }

    dataSource.titleForFooterInSection = { dataSource, index in
      let count = dataSource.sectionModels[index].items.count
      return count == 1 ? "1 movie" : "\(count) movies"
    }

    // Movies are only added here.
    dataSource.canEditRowAtIndexPath = { _, _ in false }
    dataSource.canMoveRowAtIndexPath = { _, _ in false }

    reactor.state(\.sections)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)

    reactor.state(\.chosenSection).map { "\($0)" }
      .bind(to: sectionButton.rx.title)
      .disposed(by: disposeBag)

    reactor.state(\.message)
      .bind(to: messageLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state(\.problems).map(\.summary)
      .bind(with: self) { view, summary in
        view.problemLabel.text = summary
        view.problemLabel.isHidden = summary.isEmpty
      }
      .disposed(by: disposeBag)
  }

  // MARK: Keys that work wherever the focus is

  override var keyHints: [KeyHint] {
    [KeyHint("a", "add"), KeyHint("w", "add later"), KeyHint("s", "other section")]
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key("a"): appendButton.sendActions(for: .touchUpInside)
    case .key("w"): appendLaterButton.sendActions(for: .touchUpInside)
    case .key("s"): sectionButton.sendActions(for: .touchUpInside)
    default: return false
    }
    return true
  }
}
