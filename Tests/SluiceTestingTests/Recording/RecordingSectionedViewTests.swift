import Foundation
import Sluice
import SluiceTesting
import Testing

@MainActor
@Suite struct RecordingSectionedViewTests {
  private typealias Section = SectionModel<String, String>
  private typealias Source = SectionedReloadDataSource<RecordingSectionedView, Section>

  private let view = RecordingSectionedView()
  private let source = Source(
    configureCell: { _, _, _, item in item }, titleForHeaderInSection: { $0[$1].model },
    titleForFooterInSection: { dataSource, section in
      dataSource[section].items.isEmpty ? "empty" : nil
    })

  private func place(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private func show(_ sections: [Section]) {
    source.view = view
    source.setSections(sections)
    view.sectionedDataSource = source
  }

  private func step(_ updates: BatchUpdates, to sections: [Section]) {
    source.setSections(sections)
    #expect(view.performBatchUpdates(updates))
  }

  @Test func `Headers, items and footers are shown, and what it is told is written down`() {
    show([Section(model: "a", items: ["1", "2"]), Section(model: "b", items: [])])
    #expect(view.lines == ["# a", "1", "2", "# b", "(empty)"])
    #expect(view.log.isEmpty)
    view.reloadData()
    #expect(view.log.map(\.description) == ["reload"])
    #expect(view.reloadCount == 1)
    view.clearLog()
    #expect(view.log.isEmpty)
    #expect(view.sections[0].items == ["1", "2"])
  }

  @Test func `A step is applied to what is shown, and only what it names is asked for`() {
    show([
      Section(model: "a", items: ["1", "2", "3"]), Section(model: "b", items: ["4"]), Section(model: "c", items: []),
    ])
    step(
      BatchUpdates(
        deletedSections: [2], insertedSections: [1], movedSections: [.init(from: 1, to: 0)],
        deletedItems: [place(0, 0)], insertedItems: [place(0, 1)],
        movedItems: [.init(from: place(0, 2), to: place(0, 0))], updatedItems: [place(0, 1)]),
      to: [
        Section(model: "B", items: ["3!", "5", "4!"]), Section(model: "d", items: ["6"]),
        Section(model: "A", items: ["2!"]),
      ])
    // The headers B and A and the items 3! and 4! are not named, so they are seen as they were.
    #expect(view.lines == ["# b", "3", "5", "4", "# d", "6", "# a", "2!"])
    #expect(view.linesAfterReload == ["# B", "3!", "5", "4!", "# d", "6", "# A", "2!"])
    #expect(view.inconsistencies.isEmpty)
    step(BatchUpdates(updatedSections: [2]), to: source.sectionModels)
    #expect(view.lines == ["# b", "3", "5", "4", "# d", "6", "# A", "2!"])
  }

  @Test func `A broken step is named, and all is shown anew`() {
    show([Section(model: "a", items: ["1"])])
    step(BatchUpdates(deletedItems: [place(0, 0)]), to: [Section(model: "a", items: ["1", "2"])])
    #expect(view.inconsistencies.count == 1)
    #expect(view.lines == ["# a", "1", "2"])
    #expect(view.batches.map(\.description) == ["delete items 0.0"])
    #expect(view.reloadCount == 0)
  }

  @Test func `Supplementary views are shown for each section, if their kinds are asked for`() {
    view.supplementaryKinds = [RecordingSectionedView.elementKindSectionHeader, "Badge"]
    source.configureSupplementaryView = { dataSource, _, kind, path in "\(kind) of \(dataSource[path.section].model)" }
    show([Section(model: "a", items: ["1"])])
    #expect(view.lines == ["# a", "[SectionHeader: SectionHeader of a]", "[Badge: Badge of a]", "1"])
  }

  @Test func `Without a data source nothing is shown`() {
    show([Section(model: "a", items: ["1"])])
    view.sectionedDataSource = nil
    #expect(view.lines.isEmpty)
    view.reloadData()
    #expect(view.performBatchUpdates(BatchUpdates()))
    #expect(view.inconsistencies.isEmpty)
  }

  @Test func `It plays the user`() {
    show([Section(model: "a", items: ["1", "2"])])
    let bag = DisposeBag()
    var told: [String] = []
    view.rx.itemSelected.bind(onNext: { told.append("selected \($0.item)") }).disposed(by: bag)
    view.rx.itemDeselected.bind(onNext: { told.append("deselected \($0.item)") }).disposed(by: bag)
    view.rx.modelDeleted(String.self).bind(onNext: { told.append("deleted \($0)") }).disposed(by: bag)
    view.rx.itemInserted.bind(onNext: { told.append("inserted \($0.item)") }).disposed(by: bag)
    #expect(view.select(place(0, 0)))
    #expect(view.deselect(place(0, 0)))
    #expect(view.delete(at: place(0, 1)))
    #expect(view.insert(at: place(0, 1)))
    for path in [place(0, 2), place(1, 0), place(0, -1), IndexPath()] {
      #expect(!view.select(path))
      #expect(!view.deselect(path))
      #expect(!view.delete(at: path))
      #expect(!view.insert(at: path))
    }
    #expect(told == ["selected 0", "deselected 0", "deleted 2", "inserted 1"])
  }

  @Test func `A step from inside a step is a fault, and what the outer one shows stays`() {
    show([Section(model: "a", items: ["1"])])
    source.configureCell = { _, view, _, item in
      if item == "2" { #expect(view.performBatchUpdates(BatchUpdates(deletedItems: [IndexPath(item: 0, section: 0)]))) }
      return item
    }
    step(BatchUpdates(insertedItems: [place(0, 1)]), to: [Section(model: "a", items: ["1", "2"])])
    #expect(view.lines == ["# a", "1", "2"])
    #expect(view.inconsistencies == ["a step (delete items 0.0) came while another one was being shown"])
    source.configureCell = { _, _, _, item in item }
    step(BatchUpdates(deletedItems: [place(0, 0)]), to: [Section(model: "a", items: ["2"])])
    #expect(view.lines == ["# a", "2"])
    #expect(view.batches.count == 3)
  }
}
