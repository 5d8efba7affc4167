import Sluice
import TestSupport
import Testing

struct EffectErrorTests {
  @Test("R6: an error ends its effect alone and is reported with the reactor's type and the action")
  func reported() {
    let log = ErrorLog()
    let reactor = Housing.store.make { script in
      script.mutate = { _, action in
        guard case .add(let number) = action else { return .empty() }
        return number < 0 ? .concat(.just(.add(7)), .error(log.fault), .just(.add(70))) : .just(.add(number))
      }
    }
    reactor.send(.add(-1))
    #expect(log.contexts == ["StoreCounter.mutate(action: add(-1)) failed, its effect has ended"])
    reactor.send(.add(1))
    #expect(reactor.currentState.count == 8)
  }

  @Test("R6: an error of a running effect leaves the other effects alone", arguments: Housing.allCases)
  func othersLive(housing: Housing) {
    let log = ErrorLog()
    let reactor = housing.make()
    let bag = DisposeBag()
    let ends = Counter()
    reactor.state.subscribe(onError: { _ in ends.add() }, onCompleted: { ends.add() }).disposed(by: bag)
    let failing = PublishSubject<CountMutation>()
    let living = PublishSubject<CountMutation>()
    reactor.send(.effect(failing))
    reactor.send(.effect(living))
    failing.onError(log.fault)
    living.onNext(.add(1))
    reactor.send(.add(10))
    #expect(reactor.currentState.count == 11)
    #expect(log.contexts.count == 1)
    #expect(ends.value == 0)
  }

  @Test("R6: a closure that throws in an effect is reported once", arguments: Housing.allCases)
  func throwing(housing: Housing) {
    let log = ErrorLog()
    let reactor = housing.make()
    reactor.send(
      .effect(
        Observable.of(1, 2, 3).map { number in
          if number == 2 { throw log.fault }
          return .add(number)
        }))
    #expect(reactor.currentState.count == 1)
    #expect(log.contexts.count == 1)
  }

  @Test("R6: every one of many failures from eight threads is reported", arguments: Housing.allCases)
  func manyFailures(housing: Housing) {
    let log = ErrorLog()
    let reactor = housing.make()
    #expect(
      race(8) { _ in
        for _ in 0..<100 { reactor.send(.effect(.concat(.just(.add(1)), .error(log.fault)))) }
      })
    #expect(reactor.currentState.count == 800)
    #expect(log.contexts.count == 800)
  }

  @Test("R6: the error handler may send an action to the failed reactor", arguments: Housing.allCases)
  func handlerSends(housing: Housing) {
    let reactor = housing.make()
    let log = ErrorLog { [weak reactor] in reactor?.send(.add(5)) }
    reactor.send(.effect(.error(log.fault)))
    #expect(reactor.currentState.count == 5)
  }

  @Test("R6: an effect that fails after its reactor is gone is not reported")
  func failingAfterwards() {
    let log = ErrorLog()
    let source = PublishSubject<CountMutation>()
    var reactor: (any CountReactor)? = Housing.store.make()
    reactor?.send(.effect(source))
    reactor = nil
    source.onError(log.fault)
    #expect(log.contexts.isEmpty)
  }
}
