import Sluice

/// A profile and its films; what its buttons do changes the streams that it is combined from.
final class ReelsViewReactor: Reactor {
  enum Action {
    /// Goes to the profile so many places further.
    case visit(Int)
    case tapBlog
    case tapGitHub
    case tapFollow
    case tapUnfollow
    case tapEdit
    case tapSetting
    case tapReels(Reels)
    case setIntroduce(String)
    case cancelEditing
  }

  enum Mutation {
    case setSection(SectionOfReelsPost)
    case setMessage(String?)
    case setEditing(String?)
    case toggleLargeItems
  }

  struct State {
    var sections: [SectionOfReelsPost] = []
    /// What was done, to be told once.
    @Pulse var message: String?
    /// The text to be edited; nil while nothing is.
    var introduce: String?
    var hasLargeItems = false
  }

  let initialState = State()
  private let store: ProfileStore
  /// Which profile is shown, counted from 0.
  private let place = BehaviorRelay(value: 0)

  init(store: ProfileStore) {
    self.store = store
  }

  /// Whatever changes a stream of the profile that is shown makes a new section.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let section = place.flatMapLatest { [store] in store.profiles[$0].section }
    return .merge([mutation, section.map(Mutation.setSection)])
  }

  func mutate(action: Action) -> Observable<Mutation> {
    let profile = store.profiles[place.value]
    let user = profile.user.value
    switch action {
    case .visit(let step):
      let count = store.profiles.count
      place.accept(((place.value + step) % count + count) % count)
      return .of(.setEditing(nil), .setMessage(nil))
    case .tapBlog: return .just(.setMessage("Blog: \(user.blogURL)"))
    case .tapGitHub: return .just(.setMessage("GitHub: \(user.githubURL)"))
    case .tapFollow:
      store.follow(profile)
      return .just(.setMessage("You follow \(user.nickName)."))
    case .tapUnfollow:
      store.unfollow(profile)
      return .just(.setMessage("You no longer follow \(user.nickName)."))
    case .tapEdit: return .just(.setEditing(user.introduce))
    case .tapSetting: return .just(.toggleLargeItems)
    case .tapReels(let film):
      store.addHeart(to: film.id, of: profile)
      return .just(.setMessage("♥ \(film.title)"))
    case .setIntroduce(let text):
      store.setIntroduce(text)
      return .just(.setEditing(nil))
    case .cancelEditing: return .just(.setEditing(nil))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setSection(let section): state.sections = [section]
    case .setMessage(let text): state.message = text
    case .setEditing(let text): state.introduce = text
    case .toggleLargeItems: state.hasLargeItems.toggle()
    }
    return state
  }
}
