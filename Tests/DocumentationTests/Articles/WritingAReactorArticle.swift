import Sluice
import SluiceTesting
import Testing

// The code of the article on writing a reactor, run.

struct Message: Identifiable, IdentifiableType, Equatable, Sendable {
  let id: Int
  var title: String
  var isRead = false
}

final class InboxReactor: Reactor {
  enum Action {
    case load
    case stopLoading
    case read(Message.ID)
  }

  enum Mutation {
    case setLoading(Bool)
    case setMessages([Message])
    case setRead(Message.ID)
    case setAlert(String)
  }

  struct State {
    var isLoading = true
    var inbox = AnimatableSectionModel(model: "Inbox", items: [Message]())
    @Pulse var alert: String?
  }

  let initialState = State()
  let store = ReactorStore()
  private let messages: @Sendable () async throws -> [Message]

  init(messages: @escaping @Sendable () async throws -> [Message]) {
    self.messages = messages
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return .run { [messages] send in
        send(.setLoading(true))
        do { send(.setMessages(try await messages())) } catch { send(.setAlert("\(error)")) }
        send(.setLoading(false))
      }
      .cancellable(id: "load", cancelInFlight: true)
    case .stopLoading:
      return .concat([.cancel(id: "load"), .just(.setLoading(false))])
    case .read(let id):
      return .just(.setRead(id))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setMessages(let messages): state.inbox.items = messages
    case .setRead(let id):
      for place in state.inbox.items.indices where state.inbox.items[place].id == id {
        state.inbox.items[place].isRead = true
      }
    case .setAlert(let alert): state.alert = alert
    }
    return state
  }
}

final class StatusReactor: Reactor {
  typealias Action = NoAction

  enum Mutation {
    case setOnline(Bool)
  }

  struct State {
    var isOnline = false
  }

  let initialState = State()
  private let connection: Observable<Bool>

  init(connection: Observable<Bool>) {
    self.connection = connection
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge([mutation, connection.map { .setOnline($0) }])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .setOnline(let isOnline): State(isOnline: isOnline)
    }
  }
}

struct WritingAReactorArticle {
  private struct Offline: Error {}

  private let first = Message(id: 1, title: "First")

  @Test func `Loading shows the messages, and one of them is read`() {
    let first = first
    let test = ReactorTest(InboxReactor(messages: { [first] }))
    test.send(.load)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.expect(.setMessages([first])) { $0.inbox.items = [first] }
    test.expect(.setLoading(false)) { $0.isLoading = false }
    test.send(.read(1)) { $0.inbox.items[0].isRead = true }
    test.send(.read(7)) { _ in }
  }

  @Test func `A load that fails is told, and ends`() {
    let test = ReactorTest(InboxReactor(messages: { throw Offline() }))
    test.send(.load)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.expect(.setAlert("Offline()")) { $0.alert = "Offline()" }
    test.expect(.setLoading(false)) { $0.isLoading = false }
  }

  @Test func `Of a load that is stopped, or begun anew, nothing is seen`() {
    let clock = TestClock()
    let reactor = InboxReactor(messages: {
      try await clock.sleep(for: .seconds(1))
      return []
    })
    let test = ReactorTest(reactor, clock: clock)
    test.send(.load)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.send(.stopLoading)
    test.expect(.setLoading(false)) { $0.isLoading = false }
    test.advance(by: .seconds(2))
    test.expectNoMutation()

    test.send(.load)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.advance(by: .milliseconds(500))
    test.send(.load)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.advance(by: .milliseconds(600))
    test.expectNoMutation()
    test.advance(by: .milliseconds(400))
    test.expect(.setMessages([]))
    test.expect(.setLoading(false)) { $0.isLoading = false }
  }

  @Test func `An alert is shown once, also where a view binds anew`() {
    let test = ReactorTest(InboxReactor(messages: { throw Offline() }), mode: .partial)
    let reactor = test.reactor
    test.send(.load)

    var alerts: [String] = []
    var bag = DisposeBag()
    func bind() {
      reactor.pulse(once: \.$alert)
        .compactMap { $0 }
        .subscribe(onNext: { alerts.append($0) })
        .disposed(by: bag)
    }
    bind()
    #expect(alerts == ["Offline()"])
    bag = DisposeBag()
    bind()
    #expect(alerts == ["Offline()"])
    test.send(.load)
    #expect(alerts == ["Offline()", "Offline()"])
  }

  @Test func `What another stream tells becomes state`() {
    let connection = PublishSubject<Bool>()
    let reactor = StatusReactor(connection: connection)
    var seen: [Bool] = []
    let subscription = reactor.state(\.isOnline).subscribe(onNext: { seen.append($0) })
    connection.onNext(true)
    connection.onNext(true)
    connection.onNext(false)
    subscription.dispose()
    #expect(seen == [false, true, false])
  }

  @Test func `States can be waited for`() async {
    let first = first
    let reactor = InboxReactor(messages: { [first] })
    reactor.action.onNext(.load)
    let loaded = await reactor.states.first { !$0.isLoading }
    #expect(loaded?.inbox.items == [first])
  }
}
