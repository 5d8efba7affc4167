import Foundation
import SampleSupport
import Sluice

/// Two sections of one kind: what changed in the last day, and the rest.
final class MultiViewReactor: Reactor {
  enum Action {
    case viewDidLoad
  }

  enum Mutation {
    case addItems(main: [MultiSection.MessageItem], sub: [MultiSection.MessageItem], [Problem])
    case finishLoading
  }

  struct State {
    var mainSection = MultiSection.MessageSectionModel(model: .main, items: [])
    var subSection = MultiSection.MessageSectionModel(model: .sub, items: [])
    var problems: [Problem] = []
    var isLoading = true
  }

  let initialState = State()
  private let library: any Library
  private let yesterday: Date

  init(library: any Library, now: Date = .now) {
    self.library = library
    yesterday = now.addingTimeInterval(-24 * 60 * 60)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad:
      return .concat([
        library.messages().map { [self] in divided($0, changed: \.changed, MultiSection.MessageItem.firstItem) },
        library.photos().map { [self] in divided($0, changed: \.changed, MultiSection.MessageItem.secondItem) },
        .just(.finishLoading),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .addItems(let main, let sub, let problems):
      state.mainSection = MultiSection.MessageSectionModel(model: .main, items: state.mainSection.items + main)
      state.subSection = MultiSection.MessageSectionModel(model: .sub, items: state.subSection.items + sub)
      state.problems.append(new: problems)
    case .finishLoading:
      state.isLoading = false
    }
    return state
  }

  private func divided<Item>(
    _ reading: Reading<Item>, changed: KeyPath<Item, Date>, _ item: (Item) -> MultiSection.MessageItem
  ) -> Mutation {
    let isRecent = { [yesterday] (item: Item) in item[keyPath: changed] >= yesterday }
    return .addItems(
      main: reading.items.filter(isRecent).map(item), sub: reading.items.filter { !isRecent($0) }.map(item),
      reading.problems)
  }
}
