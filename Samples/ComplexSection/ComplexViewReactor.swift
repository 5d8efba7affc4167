import SampleSupport
import Sluice

/// Two sections of two kinds: messages and photos.
final class ComplexViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case setMessages([Message])
    case setPhotos([Photo])
    case finishLoading([Problem])
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
      return library.contents().concatMap { contents in
        Observable.of(
          .setMessages(contents.messages), .setPhotos(contents.photos), .finishLoading(contents.problems))
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setMessages(let messages):
      let myItems = messages.map(ComplexSection.MyItem.message)
      state.messageSection = ComplexSection.Model(model: .message, items: myItems)
    case .setPhotos(let photos):
      let myItems = photos.map(ComplexSection.MyItem.photo)
      state.imageSection = ComplexSection.Model(model: .image, items: myItems)
    case .finishLoading(let problems):
      state.problems = problems
      state.isLoading = false
    }
    return state
  }
}
