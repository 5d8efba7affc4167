import Dispatch
import Sluice
import Testing

@MainActor
@Suite struct ItemsTests {
  private let view = RecordingView()
  private let dataSource = RecordingDataSource.plain()
  private let sections = BehaviorRelay(value: [TestSection(model: "a", items: [1])])

  @Test func `Sections are shown at once, and again when they change`() {
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    sections.accept([TestSection(model: "a", items: [1, 2]), TestSection(model: "b", items: [3])])
    #expect(view.reloads == [["0.0=1"], ["0.0=1", "0.1=2", "1.0=3"]])
    #expect(dataSource.view === view)
    binding.dispose()
  }

  @Test func `Any stream of sections can be bound`() {
    struct State: Sendable {
      var first = TestSection(model: "a", items: [1])
      var second = TestSection(model: "b", items: [2])
    }
    let bag = DisposeBag()
    let states = BehaviorSubject(value: State())
    states.sections(\.first, \.second).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
    states.onNext(State(second: TestSection(model: "b", items: [])))
    #expect(view.reloads == [["0.0=1", "1.0=2"], ["0.0=1"]])
  }

  @Test func `Titles are shown around the items`() {
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource.sectionModels[section].model }
    dataSource.titleForFooterInSection = { _, _ in "end" }
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    #expect(view.reloads == [["# a", "0.0=1", "(end)"]])
    binding.dispose()
  }

  @Test func `Sections from another thread arrive on the main actor, in order`() async {
    let subject = PublishSubject<[TestSection]>()
    let binding = subject.bind(to: view.rx.items(dataSource: dataSource))
    await Task.detached {
      for number in 0..<100 { subject.onNext([TestSection(model: "a", items: [number])]) }
    }.value
    // Queued behind the last of them.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(view.reloads == (0..<100).map { ["0.0=\($0)"] })
    binding.dispose()
  }

  @Test func `Disposing takes the data source away without a reload`() {
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    binding.dispose()
    binding.dispose()
    sections.accept([])
    #expect(view.sectionedDataSource == nil)
    #expect(dataSource.view == nil)
    #expect(view.reloads == [["0.0=1"]])
  }

  @Test func `After the end of the stream the view keeps what it shows, until the binding is disposed`() {
    let binding = Observable.just(sections.value).bind(to: view.rx.items(dataSource: dataSource))
    view.reloadData()
    #expect(view.reloads == [["0.0=1"], ["0.0=1"]])
    binding.dispose()
    #expect(view.sectionedDataSource == nil)
  }

  @Test func `An error is reported, and the view keeps what it shows`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let view = RecordingView()
          let subject = PublishSubject<[TestSection]>()
          let binding = subject.bind(to: view.rx.items(dataSource: RecordingDataSource.plain()))
          subject.onNext([TestSection(model: "a", items: [1])])
          subject.onError(RxError.timeout)
          view.reloadData()
          precondition(view.reloads == [["0.0=1"], ["0.0=1"]])
          binding.dispose()
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("a stream of sections bound to RecordingView failed: No event arrived in time.\n"))
  }

  @Test func `A data source that was replaced by hand stays when the binding is disposed`() {
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    let other = RecordingDataSource.plain()
    view.sectionedDataSource = other
    binding.dispose()
    #expect(view.sectionedDataSource === other)
  }

  @Test func `A view that is not final can be bound`() {
    class Open: SectionedView {
      var sectionedDataSource: (any SectionedViewDataSource<Int>)?
      var reloads = 0

      func reloadData() { reloads += 1 }
    }
    let view = Open()
    let dataSource = SectionedReloadDataSource<Open, TestSection> { _, _, _, item in item }
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    #expect(view.reloads == 1)
    binding.dispose()
  }

  @Test func `A data source of one's own decides how changes are shown`() {
    final class Counting: SectionedDataSource<RecordingView, TestSection> {
      var updates = 0

      override func update(_ view: RecordingView, with sections: [TestSection]) {
        setSections(sections)
        updates += 1
      }
    }
    let dataSource = Counting { _, _, _, item in "\(item)" }
    let binding = sections.bind(to: view.rx.items(dataSource: dataSource))
    #expect(dataSource.updates == 1)
    #expect(view.reloads.isEmpty)
    binding.dispose()
  }
}
