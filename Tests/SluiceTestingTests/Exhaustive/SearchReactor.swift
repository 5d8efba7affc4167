import Sluice

/// A reactor with everything that takes time: a debounce, a retry with back-off, a timeout, tasks, effects that are cancelled.
final class SearchReactor: Reactor {
  enum Action: Equatable {
    case type(String)
    case load
    case refresh
    case fail(code: Int, text: String)
    case spin
    case stop
    case watch
    case select(Int)
  }

  enum Mutation: Equatable {
    case setText(String)
    case setLoading(Bool)
    case setResults([Result])
    case setFailure(Failure)
    case tick(Int)
    case select(Int)
  }

  struct Result: Equatable, Sendable {
    var id: Int
    var title: String
    var isSelected = false
  }

  enum Failure: Equatable {
    case none
    case offline(attempts: Int)
    case service(code: Int, text: String)
  }

  struct State: Equatable {
    var text = ""
    var isLoading = false
    var results: [Result] = []
    var failure = Failure.none
    var ticks = 0
  }

  let initialState = State()
  let store = ReactorStore()
  private let scheduler: any SchedulerType
  private let clock: any Clock<Duration>
  private let search: @Sendable (String) async throws -> [Result]

  init(
    _ clock: some SchedulerType & Clock<Duration>,
    search: @escaping @Sendable (String) async throws -> [Result] = { _ in [] }
  ) {
    scheduler = clock
    self.clock = clock
    self.search = search
  }

  /// Typing is debounced; everything else goes on at once.
  func transform(action: Observable<Action>) -> Observable<Action> {
    let typing = action.filter { if case .type = $0 { true } else { false } }
    let others = action.filter { if case .type = $0 { false } else { true } }
    return .merge(typing.debounce(.milliseconds(300), scheduler: scheduler), others)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text):
      return .concat([.just(.setText(text)), load(text)])
    case .load:
      return load("")
    case .fail(let code, let text):
      return .just(.setFailure(.service(code: code, text: text)))
    case .spin:
      return .run { _ in while !Task.isCancelled { await Task.yield() } }
    case .refresh:
      return load("refresh").timeout(.seconds(5), scheduler: scheduler).catchAndReturn(
        .setFailure(.offline(attempts: 1)))
    case .stop:
      return .concat([.cancel(id: "load"), .just(.setLoading(false))])
    case .watch:
      return Observable<Int>.interval(.seconds(1), scheduler: scheduler).map(Mutation.tick).cancellable(id: "watch")
    case .select(let id):
      return .just(.select(id))
    }
  }

  /// Tries three times, a second and then two apart.
  private func load(_ text: String) -> Observable<Mutation> {
    .run { [search, clock] send in
      send(.setLoading(true))
      for attempt in 1...3 {
        do {
          send(.setResults(try await search(text)))
          break
        } catch is CancellationError {
          return
        } catch {
          if attempt == 3 { send(.setFailure(.offline(attempts: attempt))) }
          try await clock.sleep(for: .seconds(attempt))
        }
      }
      send(.setLoading(false))
    }
    .cancellable(id: "load", cancelInFlight: true)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setText(let text): state.text = text
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setResults(let results): state.results = results
    case .setFailure(let failure): state.failure = failure
    case .tick: state.ticks += 1
    case .select(let id):
      for index in state.results.indices { state.results[index].isSelected = state.results[index].id == id }
    }
    return state
  }
}
