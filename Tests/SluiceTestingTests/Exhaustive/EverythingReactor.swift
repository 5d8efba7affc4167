import Sluice
import SluiceTesting

/// Counts on its own executor-less actor.
actor Ledger {
  private(set) var entries: [String] = []

  func note(_ entry: String) -> Int {
    entries.append(entry)
    return entries.count
  }
}

@MainActor final class Screen {
  var titles: [String] = []

  func show(_ title: String) -> Int {
    titles.append(title)
    return titles.count
  }
}

/// Everything that a reactor may do with streams, time and tasks; neither its state nor its mutations are Equatable.
final class EverythingReactor: Reactor {
  enum Action {
    case key(String)
    case tap
    case fetch(failures: Int)
    case slow
    case poll, stopPolling
    case note(String)
    case gather(Int)
    case count(to: Int)
    case title(String)
    case alert(String)
    case detach
  }

  enum Mutation {
    case text(String)
    case taps
    case fetched(attempts: Int)
    case timedOut
    case tick
    case noted(Int)
    case gathered([Int])
    case number(Int)
    case shown(Int)
    case alert(String)
    case child(Int)
    case relayed(String, then: @Sendable () -> Void)
  }

  struct State {
    var text = ""
    var taps = 0
    var attempts = 0
    var isLate = false
    var ticks = 0
    var noted = 0
    var gathered: [Int] = []
    var numbers: [Int] = []
    var titles = 0
    var child = 0
    var relayed: [String] = []
    var onClose: @Sendable () -> Void = {}
    @Pulse var alert: String?
  }

  final class Child: Reactor {
    typealias Action = Int
    let initialState = 0
    let store = ReactorStore()
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  let initialState = State()
  let child = Child()
  let relay = PublishSubject<String>()
  let ledger = Ledger()
  private let clock: TestClock
  private let screen: Screen?

  init(_ clock: TestClock, screen: Screen? = nil) {
    self.clock = clock
    self.screen = screen
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    let keys = action.filter { if case .key = $0 { true } else { false } }
    let taps = action.filter { if case .tap = $0 { true } else { false } }
    let others = action.filter { action in
      switch action {
      case .key, .tap: false
      default: true
      }
    }
    return .merge(
      keys.debounce(.milliseconds(300), scheduler: clock),
      taps.throttle(.seconds(1), latest: false, scheduler: clock), others)
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation, relay.map { .relayed($0, then: {}) }, child.state.skip(1).map(Mutation.child))
  }

  func transform(state: Observable<State>) -> Observable<State> {
    state.map { state in
      var state = state
      state.text = state.text.uppercased()
      return state
    }
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .key(let text): .just(.text(text))
    case .tap: .just(.taps)
    case .fetch(let failures): fetch(failures)
    case .slow:
      Observable<Mutation>.never().timeout(.seconds(5), scheduler: clock).catchAndReturn(.timedOut)
    case .poll:
      Observable<Int>.interval(.seconds(1), scheduler: clock).map { _ in .tick }
        .cancellable(id: "poll", cancelInFlight: true)
    case .stopPolling: .cancel(id: "poll")
    case .note(let entry): .run { [ledger] send in send(.noted(await ledger.note(entry))) }
    case .gather(let count): gather(count)
    case .count(let last):
      .run { send in
        let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
        for number in 1...last { continuation.yield(number) }
        continuation.finish()
        for await number in numbers { send(.number(number)) }
      }
    case .title(let title):
      .run { [screen] send in
        if let screen { send(.shown(await screen.show(title))) }
      }
    case .alert(let text): .just(.alert(text))
    case .detach: .run { send in await Task.detached { send(.noted(-1)) }.value }
    }
  }

  /// Tries again after a second, then after two, and so on.
  private func fetch(_ failures: Int) -> Observable<Mutation> {
    struct Unavailable: Error {}
    let attempts = BehaviorRelay(value: 0)
    return Observable<Mutation>.deferred {
      attempts.accept(attempts.value + 1)
      return attempts.value > failures ? .just(.fetched(attempts: attempts.value)) : .error(Unavailable())
    }
    .retry(when: { [clock] errors in
      errors.scan(0) { count, _ in count + 1 }
        .flatMap { Observable<Int>.timer(.seconds($0), scheduler: clock) }
    })
  }

  private func gather(_ count: Int) -> Observable<Mutation> {
    .run { [clock] send in
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 1...count {
          group.addTask {
            try await clock.sleep(for: .milliseconds(100 * number))
            return number
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      send(.gathered(sum))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .text(let text): state.text = text
    case .taps: state.taps += 1
    case .fetched(let attempts): state.attempts = attempts
    case .timedOut: state.isLate = true
    case .tick: state.ticks += 1
    case .noted(let count): state.noted = count
    case .gathered(let numbers): state.gathered = numbers
    case .number(let number): state.numbers.append(number)
    case .shown(let count): state.titles = count
    case .alert(let text): state.alert = text
    case .child(let count): state.child = count
    case .relayed(let text, let then):
      state.relayed.append(text)
      state.onClose = then
    }
    return state
  }
}
