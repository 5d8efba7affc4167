import Sluice
import Testing

struct CarriedOverTests {
  @Test("SingleViewReactor shows an empty section, then the messages")
  func single() {
    let reactor = SingleViewReactor()
    let disposeBag = DisposeBag()
    var sections: [[SingleSection.MessageSectionModel]] = []
    reactor.state.map(\.messageSection)
      .distinctUntilChanged()
      .map(Array.init(with:))
      .subscribe(onNext: { sections.append($0) })
      .disposed(by: disposeBag)
    reactor.action.onNext(.viewDidLoad)
    reactor.action.onNext(.viewDidLoad)
    let items = getMessageMock().map(SingleSection.MessageItem.firstItem)
    #expect(sections == [[.init(model: 0, items: [])], [.init(model: 0, items: items)]])
  }

  @Test("MultiViewReactor shows an empty main section, then the messages")
  func multi() {
    let reactor = MultiViewReactor()
    let disposeBag = DisposeBag()
    var sections: [MultiSection.MessageSectionModel] = []
    reactor.state.map(\.messageSection)
      .distinctUntilChanged()
      .subscribe(onNext: { sections.append($0) })
      .disposed(by: disposeBag)
    Observable.just(MultiViewReactor.Action.viewDidLoad)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    let items = getMessageMock().map(MultiSection.MessageItem.firstItem)
    #expect(sections == [.init(model: .main, items: []), .init(model: .main, items: items)])
  }

  @Test("ComplexViewReactor shows both sections at once: empty, then messages, then the photo too")
  func complex() {
    let reactor = ComplexViewReactor()
    let disposeBag = DisposeBag()
    var shown: [[ComplexSection.Model]] = []
    reactor.state.map { [$0.messageSection, $0.imageSection] }
      .distinctUntilChanged()
      .subscribe(onNext: { shown.append($0) })
      .disposed(by: disposeBag)
    reactor.action.onNext(.viewDidLoad)
    let noMessages = ComplexSection.Model(model: .message, items: [])
    let noImages = ComplexSection.Model(model: .image, items: [])
    let messages = ComplexSection.Model(
      model: .message, items: getMessageMock().map(ComplexSection.MyItem.message))
    let images = ComplexSection.Model(model: .image, items: [.photo(UIImage(named: "snow"))])
    #expect(shown == [[noMessages, noImages], [messages, noImages], [messages, images]])
  }

  @Test("A counter reactor of the time gives the same states, pulses and selections")
  func counter() {
    let reactor = CounterViewReactor()
    let disposeBag = DisposeBag()
    var values: [Int] = []
    var loadings: [Bool] = []
    var alerts: [String] = []
    reactor.state.map { $0.value }
      .distinctUntilChanged()
      .subscribe(onNext: { values.append($0) })
      .disposed(by: disposeBag)
    reactor.state.map { $0.isLoading }
      .distinctUntilChanged()
      .subscribe(onNext: { loadings.append($0) })
      .disposed(by: disposeBag)
    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .subscribe(onNext: { alerts.append($0) })
      .disposed(by: disposeBag)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.decrease)
    reactor.action.onNext(.select(21))
    #expect(values == [0, 1, 2, 1, 42])
    #expect(loadings == [false, true, false, true, false, true, false])
    #expect(alerts == ["increased!", "increased!"])
  }

  @Test("A search reactor of the time pages through its results, and survives a failed request")
  func search() {
    let service = SearchService()
    let reactor = SearchViewReactor(service: service)
    let disposeBag = DisposeBag()
    var repos: [[String]] = []
    reactor.state.map { $0.repos }
      .distinctUntilChanged()
      .subscribe(onNext: { repos.append($0) })
      .disposed(by: disposeBag)
    reactor.action.onNext(.updateQuery("swift"))
    reactor.action.onNext(.loadNextPage)
    reactor.action.onNext(.updateQuery("bad"))
    reactor.action.onNext(.updateQuery(nil))
    #expect(
      repos == [
        [], ["swift-1-a", "swift-1-b"], ["swift-1-a", "swift-1-b", "swift-2-a", "swift-2-b"], [],
      ])
    #expect(service.requests == ["swift 1", "swift 2", "bad 1"])
    #expect(reactor.queries == ["swift", "bad"])
    #expect(reactor.currentState.isLoadingNextPage == false)
  }
}
