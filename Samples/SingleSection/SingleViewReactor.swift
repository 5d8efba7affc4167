import SampleSupport
import Sluice

/// One section: the items of the library, messages before photos.
final class SingleViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case setItems([SingleSection.MessageItem], [Problem])
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
      return library.contents().map { contents in
        let messages = contents.messages.map(SingleSection.MessageItem.firstItem)
        let photos = contents.photos.map(SingleSection.MessageItem.secondItem)
        return .setItems(messages + photos, contents.problems)
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setItems(let items, let problems):
      state.messageSection = SingleSection.MessageSectionModel(model: 0, items: items)
      state.problems = problems
      state.isLoading = false
    }
    return state
  }
}
