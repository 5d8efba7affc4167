import Sluice

struct Note: Equatable, Sendable {
  var title: String
}

final class NotesReactor: Reactor {
  enum Action {
    case refresh
    case stop
  }

  enum Mutation {
    case setLoading(Bool)
    case setNotes([Note])
    case setAlert(String)
  }

  struct State {
    var isLoading = false
    var notes: [Note] = []
    @Pulse var alert: String?
  }

  let initialState = State()
  let store = ReactorStore()
  private let load: @Sendable () async throws -> [Note]

  init(load: @escaping @Sendable () async throws -> [Note]) {
    self.load = load
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return .run { [load] send in
        send(.setLoading(true))
        do { send(.setNotes(try await load())) } catch { send(.setAlert("\(error)")) }
        send(.setLoading(false))
      }
      .cancellable(id: "refresh", cancelInFlight: true)
    case .stop:
      return .concat([.cancel(id: "refresh"), .just(.setLoading(false))])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setNotes(let notes): state.notes = notes
    case .setAlert(let alert): state.alert = alert
    }
    return state
  }
}
