import Sluice
import TestSupport
import Testing

struct QueueingTests {
  /// What two observers see, each note with the observer's letter.
  private func observed(_ reactor: any CountReactor, _ bag: DisposeBag) -> Notes<String> {
    let journal = Notes<String>()
    for name in ["a", "b"] {
      reactor.state.map(\.count).subscribe(onNext: { journal.add("\(name)\($0)") }).disposed(by: bag)
    }
    return journal
  }

  private static let expected = ["a0", "b0", "a1", "b1", "a11", "b11"]

  @Test("R3: an action sent from inside reduce runs after the state in flight", arguments: Housing.allCases)
  func fromReduce(housing: Housing) {
    let reactor = housing.make { script in
      script.willReduce = { reactor, _, mutation in if mutation == .add(1) { reactor.send(.add(10)) } }
    }
    let bag = DisposeBag()
    let journal = observed(reactor, bag)
    reactor.send(.add(1))
    #expect(journal.all == Self.expected)
  }

  @Test("R3: an action sent from inside mutate runs after the state in flight", arguments: Housing.allCases)
  func fromMutate(housing: Housing) {
    let reactor = housing.make { script in
      script.mutate = { reactor, action in
        guard case .add(let number) = action else { return .empty() }
        if number == 1 { reactor.send(.add(10)) }
        return .just(.add(number))
      }
    }
    let bag = DisposeBag()
    let journal = observed(reactor, bag)
    reactor.send(.add(1))
    #expect(journal.all == Self.expected)
  }

  @Test("R3: an action sent from a state observer runs after the state in flight", arguments: Housing.allCases)
  func fromObserver(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    reactor.state.subscribe(onNext: { [weak reactor] in if $0.count == 1 { reactor?.send(.add(10)) } })
      .disposed(by: bag)
    let journal = observed(reactor, bag)
    reactor.send(.add(1))
    #expect(journal.all == Self.expected)
  }

  @Test(
    "R3: an action sent while an effect is subscribed to runs after the effect's states", arguments: Housing.allCases)
  func fromEffect(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let journal = observed(reactor, bag)
    reactor.send(
      .effect(
        .create { observer in
          reactor.send(.add(10))
          observer.onNext(.add(0))
          observer.onNext(.add(1))
          return Disposables.create()
        }))
    #expect(journal.all == ["a0", "b0", "a0", "b0", "a1", "b1", "a11", "b11"])
  }

  @Test("R3: actions sent from the closures of all three transforms are queued", arguments: Housing.allCases)
  func fromTransforms(housing: Housing) {
    let reactor = housing.make { script in
      script.transformAction = { reactor, actions in
        actions.map { [weak reactor] action in
          if case .add(1) = action { reactor?.send(.add(10)) }
          return action
        }
      }
      script.transformMutation = { reactor, mutations in
        mutations.map { [weak reactor] mutation in
          if mutation == .add(1) { reactor?.send(.add(100)) }
          return mutation
        }
      }
      script.transformState = { reactor, states in
        states.map { [weak reactor] state in
          if state.count == 1 { reactor?.send(.add(1000)) }
          return state
        }
      }
    }
    let bag = DisposeBag()
    let journal = observed(reactor, bag)
    reactor.send(.add(1))
    #expect(journal.all == ["a0", "b0", "a1", "b1", "a11", "b11", "a111", "b111", "a1111", "b1111"])
  }

  @Test("R3: an action sent by an observer of the actions is queued", arguments: Housing.allCases)
  func fromActionObserver(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let journal = observed(reactor, bag)
    reactor.action
      .subscribe(onNext: { [weak reactor] in if case .add(1) = $0 { reactor?.send(.add(10)) } })
      .disposed(by: bag)
    reactor.send(.add(1))
    #expect(journal.all == Self.expected)
  }

  @Test("R3: an action sent from inside a transform's own call is handled afterwards", arguments: Housing.allCases)
  func fromTransformCall(housing: Housing) {
    let reactor = housing.make { script in
      script.transformState = { reactor, states in
        reactor.send(.add(1))
        return states
      }
      script.transformAction = { reactor, actions in
        reactor.send(.add(10))
        return actions.filter { _ in true }
      }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    #expect(counts.all == [11])
    #expect(reactor.currentState.steps == 2)
  }

  @Test("R3: an observer that subscribes while a state is delivered sees that state and the next, once each")
  func subscribingInside() {
    let reactor = Housing.store.make()
    let bag = DisposeBag()
    let inner = Notes<Int>()
    reactor.state
      .subscribe(onNext: { [weak reactor] state in
        guard state.count == 1, let reactor else { return }
        reactor.send(.add(10))
        reactor.state.map(\.count).subscribe(onNext: inner.add).disposed(by: bag)
      })
      .disposed(by: bag)
    reactor.send(.add(1))
    #expect(inner.all == [1, 11])
  }
}
