import Sluice
import TestSupport
import Testing

struct StateStreamTests {
  @Test("R7: a new subscriber gets the latest state once", arguments: Housing.allCases)
  func replaysLatest(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let states = reactor.state
    reactor.send(.add(1))
    reactor.send(.add(1))
    let seen = Notes<Int>()
    states.map(\.count).subscribe(onNext: seen.add).disposed(by: bag)
    #expect(seen.all == [2])
  }

  @Test("R7: completing or failing the action stream does not end the reactor", arguments: Housing.allCases)
  func actionNeverEnds(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let ends = Counter()
    reactor.state.subscribe(onError: { _ in ends.add() }, onCompleted: { ends.add() }).disposed(by: bag)
    reactor.action.subscribe(onError: { _ in ends.add() }, onCompleted: { ends.add() }).disposed(by: bag)
    Observable.of(.add(1), .add(2)).bind(to: reactor.action).disposed(by: bag)
    reactor.action.on(.completed)
    reactor.action.on(.error(ErrorLog().fault))
    reactor.send(.add(4))
    #expect(reactor.currentState.count == 7)
    #expect(ends.value == 0)
  }

  @Test("R7: transforms that complete or fail do not end the state", arguments: Housing.allCases)
  func stateNeverEnds(housing: Housing) {
    let log = ErrorLog()
    for end in [Observable<CountState>.empty(), .error(log.fault), .just(CountState())] {
      let reactor = housing.make { script in script.transformState = { _, _ in end } }
      let bag = DisposeBag()
      let ends = Counter()
      reactor.state.subscribe(onError: { _ in ends.add() }, onCompleted: { ends.add() }).disposed(by: bag)
      reactor.send(.add(1))
      #expect(ends.value == 0)
    }
  }

  @Test(
    "R7: the state stream that was taken before the reactor's first action is the living one",
    arguments: Housing.allCases)
  func oneStream(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let early = reactor.counts(bag)
    let late = Notes<Int>()
    reactor.send(.add(1))
    reactor.state.map(\.count).subscribe(onNext: late.add).disposed(by: bag)
    reactor.send(.add(1))
    #expect(early.all == [0, 1, 2])
    #expect(late.all == [1, 2])
  }

  @Test("R7: a disposed subscriber sees nothing more, also when it disposes itself", arguments: Housing.allCases)
  func disposing(housing: Housing) {
    let reactor = housing.make()
    let seen = Notes<Int>()
    let serial = SerialDisposable()
    serial.disposable = reactor.state.map(\.count).subscribe(onNext: { count in
      seen.add(count)
      if count == 1 { serial.dispose() }
    })
    for _ in 0..<3 { reactor.send(.add(1)) }
    #expect(seen.all == [0, 1])
  }
}
