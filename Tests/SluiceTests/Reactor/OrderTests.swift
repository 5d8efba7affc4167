import Sluice
import TestSupport
import Testing

struct OrderTests {
  @Test("R1: reduce never runs twice at a time, from eight threads", arguments: Housing.allCases)
  func reduceRunsAlone(housing: Housing) {
    let running = Counter()
    let overlaps = Counter()
    let reactor = housing.make { script in
      script.willReduce = { _, _, _ in
        if running.add() != 1 { overlaps.add() }
        running.add(-1)
      }
    }
    let finished = race(8) { thread in
      for index in 0..<1000 {
        if (index + thread).isMultiple(of: 3) {
          reactor.send(.effect(.concat(.just(.add(1)), .just(.add(0)))))
        } else {
          reactor.send(.add(1))
        }
      }
    }
    #expect(finished)
    #expect(overlaps.value == 0)
    #expect(reactor.currentState.count == 8000)
  }

  @Test("R1: reduce does not run inside reduce", arguments: Housing.allCases)
  func reduceIsNotReentered(housing: Housing) {
    let pushed = PublishSubject<CountMutation>()
    let depth = Counter()
    let depths = Notes<Int>()
    let reactor = housing.make { script in
      script.willReduce = { reactor, _, mutation in
        depths.add(depth.add())
        if mutation == .add(1) {
          pushed.onNext(.add(10))
          reactor.send(.add(100))
        }
        depth.add(-1)
      }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(.effect(pushed))
    reactor.send(.add(1))
    #expect(depths.all == [1, 1, 1])
    #expect(counts.all == [0, 1, 11, 111])
  }

  @Test("R1: every observer sees every state in the order produced, under load", arguments: Housing.allCases)
  func oneOrderForAll(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let first = reactor.counts(bag)
    let second = reactor.counts(bag)
    #expect(race(8) { _ in for _ in 0..<500 { reactor.send(.add(1)) } })
    #expect(first.all == Array(0...4000))
    #expect(second.all == first.all)
  }

  @Test("R1: observers that come and go see states in order, with no gap", arguments: Housing.allCases)
  func lateObserversSeeNoGap(housing: Housing) {
    let reactor = housing.make()
    let gaps = Counter()
    let finished = race(8) { thread in
      for _ in 0..<300 {
        guard thread < 4 else { return reactor.send(.add(1)) }
        let seen = Notes<Int>()
        let subscription = reactor.state.map(\.count).subscribe(onNext: seen.add)
        reactor.send(.add(1))
        subscription.dispose()
        // Nothing may have come yet, while another thread delivers; what came has no gap.
        let entries = seen.all
        if zip(entries, entries.dropFirst()).contains(where: { $1 != $0 + 1 }) { gaps.add() }
      }
    }
    #expect(finished)
    #expect(gaps.value == 0)
  }
}
