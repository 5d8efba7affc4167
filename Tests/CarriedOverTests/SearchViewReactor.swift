// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

/// A service as apps of the time had them: a class without a word about threads.
class SearchService {
  var requests: [String] = []

  func search(query: String, page: Int) -> Observable<([String], Int?)> {
    requests.append("\(query) \(page)")
    return Observable.create { observer in
      if query == "bad" {
        observer.onError(SearchError.failed)
      } else {
        observer.onNext((["\(query)-\(page)-a", "\(query)-\(page)-b"], page < 3 ? page + 1 : nil))
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

enum SearchError: Error {
  case failed
}

class SearchViewReactor: Reactor {
  enum Action {
    case updateQuery(String?)
    case loadNextPage
  }

  enum Mutation {
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
    case setLoadingNextPage(Bool)
  }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
    var isLoadingNextPage: Bool = false
  }

  var initialState: State
  let service: SearchService
  private var history: [String] = []

  init(service: SearchService) {
    self.service = service
    self.initialState = State()
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .updateQuery(query):
      return Observable.concat([
        Observable.just(Mutation.setQuery(query)),
        self.search(query: query, page: 1)
          .map { Mutation.setRepos($0, nextPage: $1) },
      ])

    case .loadNextPage:
      guard !self.currentState.isLoadingNextPage else { return Observable.empty() }
      guard let page = self.currentState.nextPage else { return Observable.empty() }
      return Observable.concat([
        Observable.just(Mutation.setLoadingNextPage(true)),
        self.search(query: self.currentState.query, page: page)
          .map { Mutation.appendRepos($0, nextPage: $1) },
        Observable.just(Mutation.setLoadingNextPage(false)),
      ])
    }
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    return action.map { [weak self] action in
      if case let .updateQuery(query?) = action { self?.history.append(query) }
      return action
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setQuery(query):
      newState.query = query
    case let .setRepos(repos, nextPage):
      newState.repos = repos
      newState.nextPage = nextPage
    case let .appendRepos(repos, nextPage):
      newState.repos.append(contentsOf: repos)
      newState.nextPage = nextPage
    case let .setLoadingNextPage(isLoadingNextPage):
      newState.isLoadingNextPage = isLoadingNextPage
    }
    return newState
  }

  var queries: [String] {
    return history
  }

  private func search(query: String?, page: Int) -> Observable<([String], Int?)> {
    guard let query = query else { return .just(([], nil)) }
    return service.search(query: query, page: page)
  }
}
