import Foundation
import Sluice
import SluiceTerminal
import Testing

private struct Movie {
  var title: String
}

private enum SectionType: Int {
  case new, old
}

/// A section of the user's own, under the name of ours, as in the seeds.
private struct SectionModel<ItemGeneric, EnumGeneric: RawRepresentable>: SectionModelType
where EnumGeneric.RawValue == Int {
  typealias Item = ItemGeneric

  var type: EnumGeneric
  var items: [ItemGeneric]

  init(type: EnumGeneric, items: [ItemGeneric]) {
    self.type = type
    self.items = items
  }

  init(original: SectionModel<ItemGeneric, EnumGeneric>, items: [ItemGeneric]) {
    self.init(type: original.type, items: items)
  }
}

@MainActor
@Suite struct WrittenOutTypesTests {
  private typealias Source = TableViewSectionedDataSource<SectionModel<Movie, SectionType>>

  private let sections = [SectionModel(type: SectionType.old, items: [Movie(title: "Metropolis")])]

  private func lines(_ dataSource: Source) -> [String] {
    let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
    _ = Observable.just(sections).bind(to: table.rx.items(dataSource: dataSource))
    return table.render(width: 20).lines
  }

  private func cell(_ source: Source, _ table: TableView, _ path: IndexPath, _ movie: Movie) -> TableViewCell {
    MessageTableViewCell().then { $0.setMessage(title: movie.title) }
  }

  @Test func `A closure whose type is written out configures cells`() {
    let configureCell:
      (TableViewSectionedDataSource<SectionModel<Movie, SectionType>>, TableView, IndexPath, Movie) -> TableViewCell = {
        dataSource, tableView, indexPath, movie in
        let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
        cell.setMessage(title: "\(dataSource[indexPath.section].type) \(indexPath.row) \(movie.title)")
        return cell
      }
    #expect(lines(RxTableViewSectionedReloadDataSource(configureCell: configureCell)) == ["old 0 Metropolis"])
  }

  @Test func `So do a method and a closure that names the main actor`() {
    #expect(lines(RxTableViewSectionedReloadDataSource(configureCell: cell)) == ["Metropolis"])
    let isolated: @MainActor (Source, TableView, IndexPath, Movie) -> TableViewCell = { _, _, _, movie in
      MessageTableViewCell().then { $0.setMessage(title: movie.title) }
    }
    #expect(lines(RxTableViewSectionedReloadDataSource(configureCell: isolated)) == ["Metropolis"])
  }
}
