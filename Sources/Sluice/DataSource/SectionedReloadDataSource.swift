/// A data source whose view shows everything anew when the sections change.
///
///     let dataSource = SectionedReloadDataSource<TableView, ComplexSection.Model> { _, tableView, indexPath, item in
///       let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
///       cell.setMessage(title: item.title, supplement: item.body)
///       return cell
///     }
///     dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].model.title }
///
///     reactor.state.sections(\.messageSection, \.imageSection)
///       .bind(to: tableView.rx.items(dataSource: dataSource))
///       .disposed(by: disposeBag)
open class SectionedReloadDataSource<View: SectionedView, Section: SectionModelType>:
  SectionedDataSource<View, Section>
{}
