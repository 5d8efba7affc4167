import TestSupport
import Testing

@testable import Sluice

struct TransformTests {
  @Test("R9: each transform is called once, by eight threads that use the reactor first", arguments: Housing.allCases)
  func calledOnce(housing: Housing) {
    for _ in 0..<50 {
      let calls = (0..<3).map { _ in Counter() }
      let reactor = housing.make { script in
        script.transformAction = {
          calls[0].add()
          return $1
        }
        script.transformMutation = {
          calls[1].add()
          return $1
        }
        script.transformState = {
          calls[2].add()
          return $1
        }
      }
      let finished = race(8) { thread in
        switch thread % 3 {
        case 0: _ = reactor.currentState
        case 1: reactor.state.subscribe(onNext: { _ in }).dispose()
        default: break
        }
        reactor.send(.add(1))
      }
      #expect(finished)
      #expect(calls.map(\.value) == [1, 1, 1])
      #expect(reactor.currentState.count == 8)
    }
  }

  @Test("R9: an action sent while another thread sets the transforms up is not lost", arguments: Housing.allCases)
  func sentDuringSetUp(housing: Housing) {
    let isInside = Door()
    let mayGoOn = Door()
    let reactor = housing.make { script in
      script.transformMutation = {
        isInside.open()
        _ = mayGoOn.pass()
        return $1.map { $0 }
      }
    }
    let finished = race(2) { thread in
      if thread == 0 {
        _ = reactor.state
      } else {
        _ = isInside.pass()
        reactor.send(.add(1))
        mayGoOn.open()
      }
    }
    #expect(finished)
    #expect(reactor.currentState.count == 1)
  }

  @Test("R9: a reactor that leaves its transforms as they are has no stage for them", arguments: Housing.allCases)
  func noStages(housing: Housing) throws {
    let reactor = housing.make()
    reactor.send(.add(1))
    let runtime = try #require(reactor.runtime)
    #expect(runtime.owned.detours == nil)
    #expect(runtime.root.count == 0)
  }

  @Test("R11: transform(mutation:) may use its input twice, mutate runs once", arguments: Housing.allCases)
  func mutateRunsOnce(housing: Housing) {
    let calls = Counter()
    let subscriptions = Counter()
    let reactor = housing.make { script in
      script.mutate = { _, _ in
        calls.add()
        return .deferred {
          subscriptions.add()
          return .just(.add(1))
        }
      }
      script.transformMutation = { _, mutations in
        .merge(mutations, mutations.filter { $0 == .add(1) }.map { _ in .add(10) })
      }
    }
    reactor.send(.add(1))
    #expect(calls.value == 1)
    #expect(subscriptions.value == 1)
    #expect(reactor.currentState.count == 11)
  }

  @Test("R11: the same for transform(action:) and transform(state:)", arguments: Housing.allCases)
  func inputsUsedTwice(housing: Housing) {
    let reactor = housing.make { script in
      script.transformAction = { _, actions in .merge(actions, actions.map { _ in .add(10) }) }
      script.transformState = { _, states in .merge(states.filter { _ in true }, states.filter { _ in false }) }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(.add(1))
    #expect(counts.all == [0, 1, 11])
  }

  @Test("R14: transform(state:) changes what is seen, never what reduce is given", arguments: Housing.allCases)
  func reduceIsGivenTheUntransformed(housing: Housing) {
    let given = Notes<Int>()
    let reactor = housing.make { script in
      script.willReduce = { _, state, _ in given.add(state.count) }
      script.transformState = { _, states in
        states.map { state in
          var state = state
          state.count += 100
          return state
        }
      }
    }
    let bag = DisposeBag()
    #expect(reactor.currentState.count == 100)
    let counts = reactor.counts(bag)
    reactor.send(.add(1))
    reactor.send(.add(1))
    #expect(counts.all == [100, 101, 102])
    #expect(given.all == [0, 1])
    #expect(reactor.currentState.count == 102)
  }

  @Test("R14: ten thousand finished effects leave nothing behind", arguments: Housing.allCases)
  func nothingIsLeft(housing: Housing) throws {
    let reactor = housing.make { $0.transformMutation = { $1.map { $0 } } }
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(source))
    let root = try #require(reactor.runtime).root
    let before = root.count
    for index in 0..<10_000 {
      reactor.send(.effect(.concat(.just(.add(1)), .empty().cancellable(id: index))))
    }
    #expect(root.count == before)
    #expect(root.effects?.count == 0)
    source.onCompleted()
    #expect(root.count == before - 1)
  }
}
