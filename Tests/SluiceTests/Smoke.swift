@testable import Sluice
import SluiceStreams
import Testing

final class CounterReactor: Reactor {
  enum Action { case increase, two, later(PublishSubject<Int>), fail }
  enum Mutation { case add(Int) }
  struct State: Equatable { var count = 0 }
  struct Oops: Error {}
  let initialState = State()
  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: .just(.add(1))
    case .two: .concat(.just(.add(1)), Observable.deferred { [self] in .just(.add(currentState.count * 10)) })
    case .later(let subject): subject.map(Mutation.add)
    case .fail: .error(Oops())
    }
  }
  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation { case .add(let n): state.count += n }
    return state
  }
}

@Test func smoke() {
  let reactor = CounterReactor()
  let subject = PublishSubject<Int>()
  nonisolated(unsafe) var seen: [Int] = []
  let bag = DisposeBag()
  reactor.state(\.count).subscribe(onNext: { seen.append($0); if $0 == 1 { reactor.action.onNext(.two) } }).disposed(by: bag)
  reactor.state.map(\.count).distinctUntilChanged().subscribe(onNext: { seen.append($0) }).disposed(by: bag)
  #expect(seen == [0, 0])
  reactor.action.onNext(.increase)
  #expect(seen == [0, 0, 1, 1, 2, 2, 22, 22])
  reactor.action.onNext(.later(subject))
  subject.onNext(100)
  #expect(reactor.currentState.count == 122)
  reactor.action.onNext(.fail)
  #expect(reactor.runtime?.root.count == 1)
}
