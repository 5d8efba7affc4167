// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

class CounterViewReactor: Reactor {
  enum Action {
    case increase
    case decrease
    case select(Int)
  }

  enum Mutation {
    case increaseValue
    case decreaseValue
    case setValue(Int)
    case setLoading(Bool)
    case setAlertMessage(String)
  }

  struct State {
    var value = 0
    var isLoading = false
    @Pulse var alertMessage: String?
  }

  var initialState = State()

  private let selection = PublishSubject<Int>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase:
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        Observable.just(Mutation.increaseValue),
        Observable.just(Mutation.setLoading(false)),
        Observable.just(Mutation.setAlertMessage("increased!")),
      ])
    case .decrease:
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        Observable.just(Mutation.decreaseValue),
        Observable.just(Mutation.setLoading(false)),
      ])
    case let .select(number):
      selection.onNext(number)
      return .empty()
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let selected = selection.asObservable()
      .flatMapLatest { [weak self] number -> Observable<Mutation> in
        guard let self = self else { return .empty() }
        return self.double(number)
      }
    return Observable.merge(mutation, selected)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .increaseValue:
      state.value += 1
    case .decreaseValue:
      state.value -= 1
    case let .setValue(value):
      state.value = value
    case let .setLoading(isLoading):
      state.isLoading = isLoading
    case let .setAlertMessage(message):
      state.alertMessage = message
    }
    return state
  }

  private func double(_ number: Int) -> Observable<Mutation> {
    return .just(.setValue(number * 2))
  }
}
