import Foundation
import SampleSupport
import Sluice

/// Two sections of one kind: what changed in the last day, and the rest.
final class MultiViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case setItems(main: [MultiSection.MessageItem], sub: [MultiSection.MessageItem], [Problem])
  }

  struct State {
    var mainSection = MultiSection.MessageSectionModel(model: .main, items: [])
    var subSection = MultiSection.MessageSectionModel(model: .sub, items: [])
    var problems: [Problem] = []
    var isLoading = true
  }

  let initialState = State()
  private let library: any Library
  private let now: @Sendable () -> Date

  init(library: any Library, now: @escaping @Sendable () -> Date = { .now }) {
    self.library = library
    self.now = now
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad:
      return library.contents().map { [now] contents in
        let yesterday = now().addingTimeInterval(-24 * 60 * 60)
        let messages = contents.messages.divided { $0.changed >= yesterday }
        let photos = contents.photos.divided { $0.changed >= yesterday }
        return .setItems(
          main: messages.first.map(MultiSection.MessageItem.firstItem)
            + photos.first.map(MultiSection.MessageItem.secondItem),
          sub: messages.rest.map(MultiSection.MessageItem.firstItem)
            + photos.rest.map(MultiSection.MessageItem.secondItem),
          contents.problems)
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setItems(let main, let sub, let problems):
      state.mainSection = MultiSection.MessageSectionModel(model: .main, items: main)
      state.subSection = MultiSection.MessageSectionModel(model: .sub, items: sub)
      state.problems = problems
      state.isLoading = false
    }
    return state
  }
}

extension Array {
  /// The elements for which `isFirst` holds, and the others, both in their order.
  fileprivate func divided(by isFirst: (Element) -> Bool) -> (first: [Element], rest: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
