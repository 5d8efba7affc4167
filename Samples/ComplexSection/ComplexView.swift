import SampleSupport
import Sluice
import SluiceTerminal

@MainActor
final class ComplexView: ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.register(cellType: PhotoTableViewCell.self)
  }

  func bind(reactor: ComplexViewReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(ComplexViewReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedAnimatedDataSource<ComplexSection.Model> { _, tableView, indexPath, item in
      switch item {
      case .message(let message):
        let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
        cell.setMessage(title: message.title, supplement: message.supplement)
        return cell
      case .photo(let photo):
        let cell = tableView.dequeueReusableCell(for: indexPath) as PhotoTableViewCell
        cell.setPhoto(photo)
        return cell
      }
    }

    dataSource.titleForHeaderInSection = { dataSource, index in
      switch dataSource.sectionModels[index].model {
      case .message: "Message Section"
      case .image: "Image Section"
      }
    }

    // What is shown is a library of files, which is changed elsewhere.
    dataSource.canEditRowAtIndexPath = { _, _ in false }
    dataSource.canMoveRowAtIndexPath = { _, _ in false }

    reactor.state.map { [$0.messageSection, $0.imageSection] }
      .distinctUntilChanged()
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}
