import Sluice
import TestSupport
import Testing

struct CurrentStateTests {
  @Test("R5: currentState is the new state when each observer is told of it", arguments: Housing.allCases)
  func newWhenTold(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let pairs = Notes<[Int]>()
    for _ in 0..<2 {
      reactor.state
        .subscribe(onNext: { [weak reactor] state in
          pairs.add([state.count, reactor?.currentState.count ?? -1])
          if state.count == 1 { reactor?.send(.add(1)) }
        })
        .disposed(by: bag)
    }
    reactor.send(.add(1))
    #expect(pairs.all == [[0, 0], [0, 0], [1, 1], [1, 1], [2, 2], [2, 2], [3, 3], [3, 3]])
  }

  @Test("R5: under load, currentState is never behind what an observer is told", arguments: Housing.allCases)
  func neverBehind(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let behind = Counter()
    reactor.state
      .subscribe(onNext: { [weak reactor] state in
        if let reactor, reactor.currentState.count < state.count { behind.add() }
      })
      .disposed(by: bag)
    #expect(race(4) { _ in for _ in 0..<1000 { reactor.send(.add(1)) } })
    #expect(behind.value == 0)
  }

  @Test("R5: before the first use currentState is initialState", arguments: Housing.allCases)
  func initialState(housing: Housing) {
    #expect(housing.make().currentState == CountState())
  }

  @Test(
    "R5: an effect reads the state of its first mutation before its second", arguments: Housing.allCases, [false, true])
  func betweenMutations(housing: Housing, isTransformed: Bool) {
    let reactor = housing.make { script in
      if isTransformed { script.transformMutation = { $1.map { $0 } } }
    }
    let seen = Notes<Int>()
    let effect = Observable<CountMutation>.create { observer in
      seen.add(reactor.currentState.count)
      observer.onNext(.add(1))
      seen.add(reactor.currentState.count)
      observer.onNext(.add(10))
      seen.add(reactor.currentState.count)
      observer.onCompleted()
      return Disposables.create()
    }
    reactor.send(.effect(effect))
    reactor.send(.effect(.concat(.just(.add(100)), .deferred { .just(.set(reactor.currentState.count * 2)) })))
    #expect(seen.all == [0, 1, 11])
    #expect(reactor.currentState.count == 222)
  }

  @Test("R5: the same for an action sent from an observer, whose effect runs later", arguments: Housing.allCases)
  func betweenMutationsOfQueuedAction(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    reactor.state
      .subscribe(onNext: { [weak reactor] state in
        guard state.count == 1, let reactor else { return }
        reactor.send(
          .effect(
            .concat(
              .just(.add(1)), .deferred { [weak reactor] in .just(.set((reactor?.currentState.count ?? 0) * 10)) })))
      })
      .disposed(by: bag)
    reactor.send(.add(1))
    #expect(reactor.currentState.count == 20)
  }

  @Test(
    "R5: a mutation of another thread, while an effect is subscribed to, is seen by its end",
    arguments: Housing.allCases)
  func mutationFromElsewhere(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    let other = PublishSubject<CountMutation>()
    reactor.send(.effect(other))
    let effect = Observable<CountMutation>.create { observer in
      observer.onNext(.add(1))
      elsewhere { other.onNext(.add(10)) }
      observer.onNext(.add(100))
      return Disposables.create()
    }
    #expect(elsewhere { reactor.send(.effect(effect)) })
    #expect(counts.all == [0, 1, 11, 111])
  }

  @Test("R5: what transform(state:) adds from another thread arrives in order", arguments: Housing.allCases)
  func asynchronousState(housing: Housing) {
    let queue = SerialQueue()
    let reactor = housing.make { script in script.transformState = { queue.delivering($1) } }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for _ in 0..<100 { reactor.send(.add(1)) }
    #expect(queue.settle())
    #expect(counts.all == Array(0...100))
    #expect(reactor.currentState.count == 100)
  }
}
