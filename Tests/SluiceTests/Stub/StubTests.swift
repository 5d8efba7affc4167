import Sluice
import TestSupport
import Testing

extension CountReactor {
  fileprivate var stubActions: [CountAction] { stub.actions }
  fileprivate var stubAction: ActionSubject<CountAction> { stub.action }
  fileprivate var stubState: StateRelay<CountState> { stub.state }
}

struct StubTests {
  private func stubbed(_ housing: Housing, _ calls: Counter) -> any CountReactor {
    let reactor = housing.make { script in
      script.mutate = { _, _ in
        calls.add()
        return .just(.add(1))
      }
      script.willReduce = { _, _, _ in calls.add() }
      script.transformState = {
        calls.add()
        return $1
      }
    }
    reactor.isStubEnabled = true
    return reactor
  }

  @Test("R10: with the stub, actions are recorded, and neither mutate nor reduce runs", arguments: Housing.allCases)
  func records(housing: Housing) {
    let calls = Counter()
    let reactor = stubbed(housing, calls)
    reactor.send(.add(1))
    reactor.stubAction.onNext(.add(2))
    let numbers = reactor.stubActions.map { if case .add(let number) = $0 { number } else { 0 } }
    #expect(numbers == [1, 2])
    #expect(calls.value == 0)
    #expect(reactor.currentState == CountState())
  }

  @Test("R10: stub.state.value drives the state and currentState", arguments: Housing.allCases)
  func drives(housing: Housing) {
    let reactor = stubbed(housing, Counter())
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    var state = CountState()
    state.count = 5
    reactor.stubState.value = state
    #expect(counts.all == [0, 5])
    #expect(reactor.currentState.count == 5)
    #expect(reactor.stubState.value.count == 5)
  }

  @Test(
    "R10: a state that was set before anyone listens is the first that a listener sees", arguments: Housing.allCases)
  func drivesBefore(housing: Housing) {
    let reactor = stubbed(housing, Counter())
    var state = CountState()
    state.count = 7
    reactor.stubState.value = state
    let bag = DisposeBag()
    #expect(reactor.counts(bag).all == [7])
  }

  @Test("R10: who listens to the actions hears those of a stubbed reactor", arguments: Housing.allCases)
  func actionsAreHeard(housing: Housing) {
    let reactor = stubbed(housing, Counter())
    let bag = DisposeBag()
    let heard = Counter()
    reactor.action.subscribe(onNext: { _ in heard.add() }).disposed(by: bag)
    reactor.stubAction.subscribe(onNext: { _ in heard.add(10) }).disposed(by: bag)
    reactor.send(.add(1))
    #expect(heard.value == 11)
    reactor.stubAction.onNext(.add(1))
    #expect(heard.value == 22)
    #expect(reactor.stubActions.count == 2)
  }

  @Test("R10: a stub that is switched off again leaves a reactor that works", arguments: Housing.allCases)
  func switchedOff(housing: Housing) {
    let reactor = housing.make()
    reactor.isStubEnabled = true
    reactor.send(.add(1))
    reactor.isStubEnabled = false
    reactor.send(.add(2))
    #expect(reactor.currentState.count == 2)
    #expect(reactor.stubActions.count == 1)
  }

  @Test("R10: actions from eight threads are all recorded", arguments: Housing.allCases)
  func underLoad(housing: Housing) {
    let calls = Counter()
    let reactor = stubbed(housing, calls)
    #expect(race(8) { _ in for _ in 0..<500 { reactor.send(.add(1)) } })
    #expect(reactor.stubActions.count == 4000)
    #expect(calls.value == 0)
  }

  @Test("initialState is asked for once, however often the stub is looked at")
  func initialStateOnce() {
    final class AskedReactor: Reactor {
      typealias Action = Int

      let asked = Counter()
      let store = ReactorStore()
      var initialState: Int { asked.add() }
    }
    let reactor = AskedReactor()
    reactor.isStubEnabled = true
    #expect(reactor.stub.state.value == 1 && reactor.stub.actions.isEmpty && reactor.currentState == 1)
    #expect(reactor.asked.value == 1)
  }
}
