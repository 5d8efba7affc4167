// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

final class MultiViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }
  
  enum Mutation {
    case updateDataSource
  }
  
  struct State {
    var messageSection = MultiSection.MessageSectionModel(
      model: .main,
      items: []
    )
  }
  
  var initialState = State()
  
  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad:
      return .just(.updateDataSource)
    }
  }
  
  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .updateDataSource:
      let messages = getMessageMock()
      let myItems = messages.map(MultiSection.MessageItem.firstItem)
      let mySectionModel = MultiSection.MessageSectionModel(model: .main, items: myItems) // <- 여기, section에는 0으로 초기화
      state.messageSection = mySectionModel
    }
    return state
  }
}
