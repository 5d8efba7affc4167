import Dispatch
import Sluice
import Testing

@MainActor
@Suite struct OneBindingTests {
  private let view = RecordingView()
  private let sections = BehaviorRelay(value: [TestSection(model: "a", items: [1])])

  private func bind(_ dataSource: RecordingDataSource = .plain()) -> any Disposable {
    sections.bind(to: view.rx.items(dataSource: dataSource))
  }

  @Test func `A second binding of a view stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let view = RecordingView()
          let first = RecordingDataSource { _, _, _, item in "\(item)" }
          let second = SectionedReloadDataSource<RecordingView, SectionModel<Int, String>> { _, _, _, item in item }
          let bag = DisposeBag()
          Observable.just([]).bind(to: view.rx.items(dataSource: first)).disposed(by: bag)
          Observable.just([]).bind(to: view.rx.items(dataSource: second)).disposed(by: bag)
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        RecordingView has a data source already, so a second one cannot be bound to it.
          bound:  SectionedReloadDataSource<RecordingView, SectionModel<String, Int>>
          second: SectionedReloadDataSource<RecordingView, SectionModel<Int, String>>
        A view shows one array of sections. Combine the sections into one array,
          reactor.state.sections(\\.a, \\.b).bind(to: view.rx.items(dataSource: dataSource))
        or dispose the first binding before you make the second.
        """), "\(text)")
  }

  @Test func `A data source bound to a second view stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let (view, other) = (RecordingView(), RecordingView())
          let dataSource = RecordingDataSource.plain()
          let bag = DisposeBag()
          Observable.just([]).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
          Observable.just([]).bind(to: other.rx.items(dataSource: dataSource)).disposed(by: bag)
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        SectionedReloadDataSource<RecordingView, SectionModel<String, Int>> is bound to a RecordingView already, \
        so it cannot be bound to another view as well.
        Make a data source for each view, or dispose the first binding before you make the second.
        """), "\(text)")
  }

  @Test func `After the first binding is disposed a second one may be made`() {
    let dataSource = RecordingDataSource.plain()
    bind(dataSource).dispose()
    let second = bind()
    #expect(view.reloads == [["0.0=1"], ["0.0=1"]])
    second.dispose()
    let again = bind(dataSource)
    #expect(view.sectionedDataSource === dataSource)
    again.dispose()
  }

  @Test func `Two views have a binding each`() {
    let other = RecordingView()
    let (first, second) = (bind(), sections.bind(to: other.rx.items(dataSource: .plain())))
    sections.accept([])
    #expect(view.reloads == [["0.0=1"], []])
    #expect(other.reloads == view.reloads)
    first.dispose()
    #expect(other.sectionedDataSource != nil)
    second.dispose()
  }

  @Test func `A binding disposed on another thread makes room at once and does not touch its successor`() async {
    let dataSource = RecordingDataSource.plain()
    let first = bind(dataSource)
    let disposed = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      first.dispose()
      disposed.signal()
    }
    disposed.wait()
    let second = bind(dataSource)
    // Behind what the first binding has to do on the main actor.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(view.sectionedDataSource === dataSource)
    #expect(dataSource.view === view)
    sections.accept([])
    #expect(view.reloads.last == [])
    second.dispose()
    #expect(view.sectionedDataSource == nil)
  }

  @Test func `A stream may dispose its own binding and make another`() {
    let bag = DisposeBag()
    let serial = SerialDisposable()
    serial.disposed(by: bag)
    var rebound = false
    let dataSource = RecordingDataSource { _, view, _, item in "first \(item)" }
    serial.disposable = bind(dataSource)
    let other = RecordingDataSource { _, _, _, item in "second \(item)" }
    dataSource.configureCell = { _, _, _, item in
      if !rebound {
        rebound = true
        serial.disposable = Disposables.create()
        serial.disposable = bind(other)
      }
      return "first \(item)"
    }
    sections.accept([TestSection(model: "a", items: [2])])
    #expect(view.reloads == [["first 1"], ["second 2"], ["first 2"]])
    #expect(view.sectionedDataSource === other)
  }
}
