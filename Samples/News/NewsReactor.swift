import SampleSupport
import Sluice

/// News of one source, narrowed by a filter.
final class NewsReactor: Reactor {
  enum Action: Equatable {
    case viewDidLoad
    case reload
    case filter(String)
  }

  enum Mutation: Equatable {
    case setNews([NewsViewModel])
    case setProblem(Problem)
    case setFilter(String)
  }

  struct State {
    var news: [NewsViewModel] = []
    var filter = ""
    /// Why the news could not be read the last time.
    var problem: Problem?
    var isLoading = true

    /// One section, of the news that the filter leaves; none where it leaves nothing.
    var sections: [NewsSection] {
      let shown = news.filter { filter.isEmpty || $0.newsText.matches(filter) }
      return shown.isEmpty ? [] : [NewsSection(model: "News", items: shown)]
    }
  }

  let initialState = State()
  private let source: NewsSource

  init(source: NewsSource) {
    self.source = source
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad: load()
    case .reload: source.canReload ? load() : .empty()
    case .filter(let text): .just(.setFilter(text))
    }
  }

  /// Reads the news, off the main thread.
  private func load() -> Observable<Mutation> {
    .run { [source] send in
      do throws(Problem) {
        send(.setNews(try source.news()))
      } catch {
        send(.setProblem(error))
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setNews(let news):
      state.news = news
      state.problem = nil
      state.isLoading = false
    case .setProblem(let problem):
      // What was read before stays.
      state.problem = problem
      state.isLoading = false
    case .setFilter(let filter):
      state.filter = filter
    }
    return state
  }
}

extension String {
  /// Whether a text is part of this one, whatever its case.
  fileprivate func matches(_ text: String) -> Bool {
    lowercased().contains(text.lowercased())
  }
}
