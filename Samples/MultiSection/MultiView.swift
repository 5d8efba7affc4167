import SampleSupport
import Sluice
import SluiceTerminal

@MainActor
final class MultiView: ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.register(cellType: PhotoTableViewCell.self)
  }

  func bind(reactor: MultiViewReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(MultiViewReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedAnimatedDataSource<MultiSection.MessageSectionModel> {
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

    dataSource.titleForHeaderInSection = { dataSource, index in
      switch dataSource.sectionModels[index].model {
      case .main: "Main Section"
      case .sub: "Sub Section"
      }
    }

    // What is shown is a library of files, which is changed elsewhere.
    dataSource.canEditRowAtIndexPath = { _, _ in false }
    dataSource.canMoveRowAtIndexPath = { _, _ in false }

    reactor.state.sections(\.mainSection, \.subSection)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}
