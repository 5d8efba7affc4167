import SampleSupport
import Sluice

/// One section: the items of the library, messages before photos.
final class SingleViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case addItems([SingleSection.MessageItem], [Problem])
    case finishLoading
  }

  struct State {
    var messageSection = SingleSection.MessageSectionModel(model: 0, items: [])
    var problems: [Problem] = []
    var isLoading = true
  }

  let initialState = State()
  private let library: any Library

  init(library: any Library) {
    self.library = library
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad:
      return .concat([
        library.messages().map { .addItems($0.items.map(SingleSection.MessageItem.firstItem), $0.problems) },
        library.photos().map { .addItems($0.items.map(SingleSection.MessageItem.secondItem), $0.problems) },
        .just(.finishLoading),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .addItems(let items, let problems):
      state.messageSection = SingleSection.MessageSectionModel(model: 0, items: state.messageSection.items + items)
      state.problems.append(new: problems)
    case .finishLoading:
      state.isLoading = false
    }
    return state
  }
}
