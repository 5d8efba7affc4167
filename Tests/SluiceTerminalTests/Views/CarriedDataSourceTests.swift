import Foundation
import Sluice
import SluiceTerminal
import Testing

/// An item as in the tutorials: its identity is made of its content.
private struct Teacher: Equatable, IdentifiableType, Sendable {
  let name: String
  var age: Int
  let identity: String

  init(name: String, age: Int) {
    self.name = name
    self.age = age
    identity = name + "\(age)"
  }
}

/// A section as in the tutorials: each one that is made has an identity of its own.
private struct TeacherSection: Sendable {
  var header: String
  var items: [Item]
  var identity: String

  init(header: String, items: [Item]) {
    self.header = header
    self.items = items
    identity = UUID().uuidString
  }
}

extension TeacherSection: AnimatableSectionModelType {
  typealias Item = Teacher

  init(original: TeacherSection, items: [Teacher]) {
    self = original
    self.items = items
  }
}

// Data sources that are written as for RxDataSources.
@MainActor
@Suite struct CarriedDataSourceTests {
  private typealias TeacherSectionDataSource = RxTableViewSectionedAnimatedDataSource<TeacherSection>

  private let dataSource: TeacherSectionDataSource = {
    let ds = TeacherSectionDataSource(
      configureCell: { dataSource, tableView, indexPath, teacher -> TableViewCell in
        let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
        cell.setMessage(title: "\(teacher.name) \(teacher.age)")
        return cell
      })

    ds.titleForHeaderInSection = { dataSource, index in
      return dataSource.sectionModels[index].header
    }

    ds.canEditRowAtIndexPath = { dataSource, indexPath in
      return true
    }

    ds.canMoveRowAtIndexPath = { dataSource, indexPath in
      return true
    }

    return ds
  }()

  @Test func `An animated data source of a tutorial shows its sections`() {
    let tableView = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
    let disposeBag = DisposeBag()
    var section = TeacherSection(
      header: "Maths", items: [Teacher(name: "Kim", age: 40), Teacher(name: "Lee", age: 30)])
    let sections = BehaviorRelay(value: [section])
    sections.asDriver().drive(tableView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
    #expect(tableView.render(width: 12).lines == ["Maths ──────", "Kim 40", "Lee 30"])

    tableView.rx.itemDeleted
      .subscribe(onNext: { indexPath in
        section.items.remove(at: indexPath.row)
        sections.accept([section])
      })
      .disposed(by: disposeBag)
    tableView.delete(at: IndexPath(row: 0, section: 0))
    #expect(tableView.render(width: 12).lines == ["Maths ──────", "Lee 30"])

    // A section that is made anew is another one: it comes, and the old one goes.
    sections.accept([TeacherSection(header: "Art", items: [Teacher(name: "Lee", age: 30)])])
    #expect(tableView.render(width: 12).lines == ["Art ────────", "Lee 30"])
  }
}
