import Sluice
import SluiceTerminal

enum Board {
  typealias Model = SectionModel<Section, Item>

  enum Section: Equatable {
    case message
    case image
  }

  enum Item: Equatable {
    case message(String)
    case photo(Image)
  }
}

final class BoardReactor: Reactor {
  enum Action {
    case add(String)
  }

  struct State {
    var messageSection = Board.Model(model: .message, items: [])
    var imageSection = Board.Model(model: .image, items: [])
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .add(let text): state.messageSection.items.append(.message(text))
    }
    return state
  }
}

final class BoardView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.register(cellType: PhotoTableViewCell.self)
  }

  override init() {
    super.init()
    addSubview(tableView)
  }

  func bind(reactor: BoardReactor) {
    let dataSource = TableViewSectionedReloadDataSource<Board.Model> { _, tableView, indexPath, item in
      switch item {
      case .message(let text):
        let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
        cell.setMessage(title: text, supplement: "")
        return cell
      case .photo(let image):
        let cell = tableView.dequeueReusableCell(for: indexPath) as PhotoTableViewCell
        cell.setPhoto(image, caption: nil)
        return cell
      }
    }

    dataSource.titleForHeaderInSection = { dataSource, index in
      switch dataSource.sectionModels[index].model {
      case .message: "Message Section"
      case .image: "Image Section"
      }
    }

    reactor.state.map { [$0.messageSection, $0.imageSection] }
      .distinctUntilChanged()
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)
  }
}
