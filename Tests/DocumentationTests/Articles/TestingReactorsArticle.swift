import Sluice
import SluiceTesting
import Synchronization
import Testing

// The code of the article on testing reactors, run.

struct TestingReactorsArticle {
  @Test func `a tap counts`() {
    let test = ReactorTest(CounterReactor())

    test.send(.increase) { $0.count = 1 }
    test.send(.increase) { $0.count = 2 }
    test.send(.decrease) { $0.count = 1 }
  }

  @Test func `typing searches once the user pauses, and tries again after a second`() {
    let attempts = Attempts(failures: 1, then: ["Sluice"])
    let test = ReactorTest { SearchReactor(scheduler: $0, clock: $0, search: attempts.search) }

    test.send(.type("s"))
    test.advance(by: .milliseconds(200))
    test.send(.type("sl"))
    test.advance(by: .milliseconds(300))
    test.expect(.setLoading(true)) { $0.isLoading = true }

    test.advance(by: .seconds(1))
    test.expect(.setResults(["Sluice"])) {
      $0.results = ["Sluice"]
      $0.isLoading = false
    }
  }

  @Test(arguments: [1, 5, -3])
  func adding(_ number: Int) {
    expectReduce(AddingReactor(), .add(number), .add(number)) { $0.sum = 2 * number }
  }
}

private final class SearchReactor: Reactor {
  enum Action {
    case type(String)
  }

  enum Mutation {
    case setLoading(Bool)
    case setResults([String])
  }

  struct State {
    var isLoading = false
    var results: [String] = []
  }

  let initialState = State()
  private let scheduler: any SchedulerType
  private let clock: any Clock<Duration>
  private let search: @Sendable (String) async throws -> [String]

  init(
    scheduler: any SchedulerType, clock: any Clock<Duration>,
    search: @escaping @Sendable (String) async throws -> [String]
  ) {
    self.scheduler = scheduler
    self.clock = clock
    self.search = search
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.debounce(.milliseconds(300), scheduler: scheduler)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    guard case .type(let text) = action else { return .empty() }
    return .run { [search, clock] send in
      send(.setLoading(true))
      while !Task.isCancelled {
        if let results = try? await search(text) { return send(.setResults(results)) }
        try await clock.sleep(for: .seconds(1))
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setResults(let results): (state.results, state.isLoading) = (results, false)
    }
    return state
  }
}

/// A search that fails so often, then finds.
private final class Attempts: Sendable {
  private struct Offline: Error {}

  private let failuresLeft: Mutex<Int>
  private let results: [String]

  init(failures: Int, then results: [String]) {
    failuresLeft = Mutex(failures)
    self.results = results
  }

  @Sendable func search(_ text: String) async throws -> [String] {
    let fails = failuresLeft.withLock { left in
      left -= 1
      return left >= 0
    }
    if fails { throw Offline() }
    return results
  }
}

private final class AddingReactor: Reactor {
  enum Action { case add(Int) }

  struct State { var sum = 0 }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    guard case .add(let number) = mutation else { return state }
    return State(sum: state.sum + number)
  }
}
