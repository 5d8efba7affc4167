import Sluice
import SluiceTerminal

/// Two kinds of sections with two kinds of items, as an app has them.
enum Complex {
  typealias Model = SectionModel<Kind, Item>
  typealias DataSource = TableViewSectionedReloadDataSource<Model>

  enum Kind: String { case message, image }

  enum Item: Equatable {
    case message(String, String?)
    case photo(Image?, String?)
  }

  @MainActor
  static func table() -> TableView {
    TableView().then {
      $0.register(cellType: MessageTableViewCell.self)
      $0.register(cellType: PhotoTableViewCell.self)
      $0.rowHeight = TableView.automaticDimension
    }
  }

  @MainActor
  static func dataSource() -> DataSource {
    let dataSource = DataSource { _, tableView, indexPath, item in
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
    dataSource.titleForHeaderInSection = { dataSource, section in
      switch dataSource.sectionModels[section].model {
      case .message: "메시지 Section"
      case .image: "Image Section"
      }
    }
    dataSource.titleForFooterInSection = { dataSource, section in "\(dataSource[section].items.count) items" }
    return dataSource
  }

  /// A table that shows `sections`; the table keeps the data source.
  @MainActor
  static func table(_ sections: [Model]) -> TableView {
    let table = table()
    _ = Observable.just(sections).bind(to: table.rx.items(dataSource: dataSource()))
    return table
  }

  /// A white row and a blue row of pixels below each other.
  static func photo() -> Image {
    let rows = [[UInt8]](repeating: [255, 255, 255, 255], count: 8) + [[UInt8]](repeating: [0, 0, 255, 255], count: 8)
    guard let image = Image(width: 8, height: 2, pixels: rows.flatMap { $0 }) else {
      preconditionFailure("the pixels do not fit the size")
    }
    return image
  }

  static let sections = [
    Model(
      model: .message,
      items: [
        .message("리액터킷 샘플 앱", "데이터는 한 방향으로 흐릅니다. 👩‍👩‍👧 가족도 함께 봅니다."),
        .message("Cafe\u{301} 👍🏽 \u{1112}\u{1161}\u{11AB} 1️⃣", nil),
        .message("", ""),
        .message("A title that is longer than forty columns are wide", "and a supplement that fits"),
      ]),
    Model(model: .image, items: [.photo(photo(), "눈 내린 산"), .photo(nil, nil)]),
  ]
}
