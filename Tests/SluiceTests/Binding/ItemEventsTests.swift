import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

@MainActor
@Suite struct ItemEventsTests {
  private let list = AnimatedList([Column("a", [1, 2]), Column("b", [3])])
  private let last = IndexPath(item: 0, section: 1)

  private func recorded<Element>(_ events: ControlEvent<Element>) -> (TestableObserver<Element>, any Disposable) {
    let observer = TestScheduler(initialClock: 0).createObserver(Element.self)
    return (observer, events.subscribe(observer))
  }

  @Test func `What happens is sent as the event that it is, and as no other`() {
    var told: [String] = []
    let rx = list.view.rx
    let bag = DisposeBag()
    func listen(_ name: String, _ events: ControlEvent<IndexPath>) {
      events.bind(onNext: { told.append("\(name) \($0.section).\($0.item)") }).disposed(by: bag)
    }
    listen("selected", rx.itemSelected)
    listen("deselected", rx.itemDeselected)
    listen("deleted", rx.itemDeleted)
    listen("inserted", rx.itemInserted)
    listen("accessory", rx.itemAccessoryButtonTapped)
    rx.willDisplayCell.bind(onNext: { told.append("shows \($0.cell) \($0.indexPath.section)") }).disposed(by: bag)
    rx.didEndDisplayingCell.bind(onNext: { told.append("showed \($0.cell) \($0.indexPath.section)") })
      .disposed(by: bag)
    list.view.select(last)
    list.view.deselect(last)
    list.view.delete(at: last)
    list.view.insert(at: last)
    list.view.report(.itemAccessoryButtonTapped(last))
    list.view.report(.willDisplayCell("x", last))
    list.view.report(.didEndDisplayingCell("y", last))
    #expect(
      told == [
        "selected 1.0", "deselected 1.0", "deleted 1.0", "inserted 1.0", "accessory 1.0", "shows x 1", "showed y 1",
      ])
  }

  @Test func `A model is the item that was there when it happened`() {
    var told: [String] = []
    let bag = DisposeBag()
    let rx = list.view.rx
    rx.itemDeleted.bind(onNext: { [list] _ in list.columns.onNext([Column("b", [4])]) }).disposed(by: bag)
    rx.modelSelected(Card.self).bind(onNext: { told.append("selected \($0.identity)") }).disposed(by: bag)
    rx.modelDeselected(Card.self).bind(onNext: { told.append("deselected \($0.identity)") }).disposed(by: bag)
    rx.modelDeleted(Card.self).bind(onNext: { told.append("deleted \($0.identity)") }).disposed(by: bag)
    list.view.select(last)
    list.view.deselect(last)
    list.view.delete(at: last)
    #expect(told == ["selected 3", "deselected 3", "deleted 3"])
    #expect(list.view.lines == ["# b", "4"])
  }

  @Test func `A model can be asked for at a place`() throws {
    let card: Card = try list.view.rx.model(at: last)
    #expect(card == 3)
    let outside = IndexPath(item: 9, section: 9)
    #expect(throws: SectionedDataSourceError.noItem(at: outside)) {
      let _: Card = try list.view.rx.model(at: outside)
    }
    #expect(throws: SectionedDataSourceError.noItem(at: last)) {
      let _: Card = try RecordingSectionedView().rx.model(at: last)
    }
  }

  @Test func `A model of another type stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let list = AnimatedList([Column("a", [1])])
          let binding = list.view.rx.modelSelected(String.self).subscribe()
          list.view.select(IndexPath(item: 0, section: 0))
          binding.dispose()
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        RecordingSectionedView has items of Card, so it has no model of String. \
        Ask for the type of the items: modelSelected(Card.self)
        """))
  }

  @Test func `Events complete when the view is gone, and do not keep it`() {
    var view: RecordingSectionedView? = RecordingSectionedView()
    weak let weakView = view
    var isCompleted = false
    let subscription = view?.rx.itemSelected.subscribe(onCompleted: { isCompleted = true })
    view = nil
    #expect(weakView == nil)
    #expect(isCompleted)
    subscription?.dispose()
  }

  @Test func `An event sent from inside another comes after it has reached all`() {
    var told: [String] = []
    let bag = DisposeBag()
    let first = IndexPath(item: 0, section: 0)
    list.view.rx.itemSelected
      .bind(onNext: { [view = list.view, last] path in
        told.append("first \(path.section)")
        if path == last { view.select(first) }
      })
      .disposed(by: bag)
    list.view.rx.itemSelected.bind(onNext: { told.append("second \($0.section)") }).disposed(by: bag)
    list.view.select(last)
    #expect(told == ["first 1", "second 1", "first 0", "second 0"])
  }

  @Test func `A disposed subscription is told nothing`() {
    var told = 0
    let subscription = list.view.rx.itemSelected.bind(onNext: { _ in told += 1 })
    list.view.select(last)
    subscription.dispose()
    list.view.select(last)
    #expect(told == 1)
  }
}
