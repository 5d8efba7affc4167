import SampleSupport
import Sluice

/// Two sections of two kinds: messages and photos.
final class ComplexViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case setMessages(Reading<Message>)
    case setPhotos(Reading<Photo>)
  }

  struct State {
    var messageSection = ComplexSection.Model(model: .message, items: [])
    var imageSection = ComplexSection.Model(model: .image, items: [])
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
        library.messages().map(Mutation.setMessages),
        library.photos().map(Mutation.setPhotos),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setMessages(let messages):
      state.messageSection = ComplexSection.Model(
        model: .message, items: messages.items.map(ComplexSection.MyItem.message))
      state.problems.append(new: messages.problems)
    case .setPhotos(let photos):
      state.imageSection = ComplexSection.Model(
        model: .image, items: photos.items.map(ComplexSection.MyItem.photo))
      state.problems.append(new: photos.problems)
      state.isLoading = false
    }
    return state
  }
}
