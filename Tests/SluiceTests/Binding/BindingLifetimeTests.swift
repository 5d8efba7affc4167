import Testing

@testable import Sluice

@MainActor
@Suite struct BindingLifetimeTests {
  private let subject = BehaviorSubject(value: [TestSection(model: "a", items: [1])])

  @Test func `A binding does not keep the view alive`() {
    var view: RecordingView? = RecordingView()
    weak let weakView = view
    let binding = view.map { subject.bind(to: $0.rx.items(dataSource: .plain())) }
    view = nil
    #expect(weakView == nil)
    subject.onNext([])
    binding?.dispose()
  }

  @Test func `A binding keeps its data source alive until it is disposed`() {
    let view = RecordingView()
    var dataSource: RecordingDataSource? = .plain()
    weak let weakSource = dataSource
    let binding = dataSource.map { subject.bind(to: view.rx.items(dataSource: $0)) }
    dataSource = nil
    view.sectionedDataSource = nil
    #expect(weakSource != nil)
    binding?.dispose()
    #expect(weakSource == nil)
  }

  @Test func `A view whose binding nobody keeps shows the sections as long as it lives`() {
    var view: RecordingView? = RecordingView()
    weak var weakSource: RecordingDataSource?
    if let view {
      let dataSource = RecordingDataSource.plain()
      weakSource = dataSource
      _ = subject.bind(to: view.rx.items(dataSource: dataSource))
    }
    subject.onNext([])
    #expect(view?.reloads == [["0.0=1"], []])
    #expect(subject.hasObservers)
    view = nil
    #expect(weakSource == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `Bindings leave nothing behind in the table`() {
    for _ in 0..<1000 {
      let view = RecordingView()
      subject.bind(to: view.rx.items(dataSource: .plain())).dispose()
      _ = subject.bind(to: view.rx.items(dataSource: .plain()))
    }
    #expect(SectionedBindings.shared.count < 500)
    #expect(!subject.hasObservers)
  }
}
