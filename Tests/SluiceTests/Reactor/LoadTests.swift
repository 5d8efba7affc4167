import Dispatch
import Sluice
import TestSupport
import Testing

struct LoadTests {
  @Test("R4: no action of eight threads is lost or applied twice", arguments: Housing.allCases, [false, true])
  func exactCounts(housing: Housing, isTransformed: Bool) {
    let reactor = housing.make { script in
      guard isTransformed else { return }
      script.transformAction = { $1.filter { _ in true } }
      script.transformMutation = { $1.map { $0 } }
      script.transformState = { $1.map { $0 } }
    }
    #expect(race(8) { _ in for _ in 0..<2000 { reactor.send(.add(1)) } })
    #expect(reactor.currentState.count == 16_000)
    #expect(reactor.currentState.steps == 16_000)
  }

  @Test("R4: actions sent by concurrentPerform are all applied once", arguments: Housing.allCases)
  func concurrentPerform(housing: Housing) {
    let reactor = housing.make()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      reactor.send(.effect(Observable.of(1, 2, 3).map(CountMutation.add)))
    }
    #expect(reactor.currentState.count == 6000)
    #expect(reactor.currentState.steps == 3000)
  }

  @Test("R4: actions and later mutations from many threads are all applied once", arguments: Housing.allCases)
  func mutationsFromEverywhere(housing: Housing) {
    let reactor = housing.make()
    let sources = (0..<4).map { _ in PublishSubject<CountMutation>() }
    for source in sources { reactor.send(.effect(source)) }
    let finished = race(8) { thread in
      for _ in 0..<1000 {
        if thread < 4 { sources[thread].onNext(.add(1)) } else { reactor.send(.add(1)) }
      }
    }
    #expect(finished)
    #expect(reactor.currentState.count == 8000)
  }

  @Test("R4: the actions of one thread are applied in its order", arguments: Housing.allCases)
  func orderOfOneThread(housing: Housing) {
    let order = Notes<Int>()
    let reactor = housing.make { script in
      script.willReduce = { _, _, mutation in if case .set(let number) = mutation { order.add(number) } }
    }
    #expect(
      race(4) { thread in
        for index in 0..<1000 { reactor.send(.effect(.just(.set(thread * 1000 + index)))) }
      })
    for thread in 0..<4 {
      #expect(order.all.filter { $0 / 1000 == thread } == Array(thread * 1000..<(thread + 1) * 1000))
    }
  }
}
