import SampleSupport
import Sluice
import SluiceTerminal

@MainActor
final class SingleView: ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.register(cellType: PhotoTableViewCell.self)
  }

  func bind(reactor: SingleViewReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(SingleViewReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedAnimatedDataSource<SingleSection.MessageSectionModel> {
      _, tableView, indexPath, item in
      switch item {
      case .firstItem(let message):
        let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
        cell.setMessage(title: message.title, supplement: message.supplement)
        return cell
      case .secondItem(let photo):
        let cell = tableView.dequeueReusableCell(for: indexPath) as PhotoTableViewCell
        cell.setPhoto(photo)
        return cell
      }
    }

    // What is shown is a library of files, which is changed elsewhere.
    dataSource.canEditRowAtIndexPath = { _, _ in false }
    dataSource.canMoveRowAtIndexPath = { _, _ in false }

    reactor.state.map(\.messageSection)
      .distinctUntilChanged()
      .map(Array.init(with:))
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}
