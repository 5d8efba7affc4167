import SampleSupport
import Sluice

/// Movies in sections, and buttons that append to one of them: at once, or when nobody has pressed for a while.
final class MoviesReactor: Reactor {
  enum Action: Equatable {
    case viewDidLoad
    case chooseNextSection
    /// Counts once in three seconds: the first press.
    case append
    /// Counts three seconds after the last press.
    case appendLater
    case select(Movie)
  }

  enum Mutation: Equatable {
    case setMovies(Entries)
    case setChosenSection(SectionType)
    case append(Movie, to: SectionType)
    case setMessage(String)
  }

  struct State {
    var sections: [MovieSection] = []
    var chosenSection = SectionType.korea
    var message = ""
    var problems: [Problem] = []
    var isLoading = true
  }

  /// How long the buttons wait.
  static let pause = RxTimeInterval.seconds(3)

  let initialState = State()
  private let movies: Observable<Entries>
  private let scheduler: any SchedulerType

  init(movies: Observable<Entries> = .just(Entries(.movies)), scheduler: any SchedulerType = MainScheduler.instance) {
    self.movies = movies
    self.scheduler = scheduler
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    .merge([
      action.filter { $0 != .append },
      action.filter { $0 == .append }.throttle(Self.pause, latest: false, scheduler: scheduler),
      action.filter { $0 == .appendLater }.debounce(Self.pause, scheduler: scheduler).map { _ in .append },
    ])
  }

  func mutate(action: Action) -> Observable<Mutation> {
    let chosen = currentState.chosenSection
    switch action {
    case .viewDidLoad: return movies.map(Mutation.setMovies)
    case .chooseNextSection: return .just(.setChosenSection(chosen.next))
    case .append: return .just(.append(chosen.newMovie, to: chosen))
    case .appendLater: return .just(.setMessage("Adds 3 seconds after the last press"))
    case .select(let movie): return .just(.setMessage("Selected \(movie.name) \(movie.price)"))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setMovies(let movies):
      state.sections = []
      for entry in movies.entries {
        let movie = Movie(name: entry.name, price: entry.number)
        state.sections.append(movie, to: SectionType(name: entry.section))
      }
      state.problems = movies.problems
      state.isLoading = false
    case .setChosenSection(let section):
      state.chosenSection = section
    case .append(let movie, let section):
      state.sections.append(movie, to: section)
      state.message = "Added \(movie.name) \(movie.price) to \(section)"
    case .setMessage(let message):
      state.message = message
    }
    return state
  }
}

extension [MovieSection] {
  /// Appends a movie to its section, which comes before those with larger raw values.
  fileprivate mutating func append(_ movie: Movie, to type: SectionType) {
    let place = firstIndex { $0.model.rawValue >= type.rawValue } ?? count
    if place == count || self[place].model != type {
      insert(MovieSection(model: type, items: []), at: place)
    }
    self[place].items.append(movie)
  }
}
