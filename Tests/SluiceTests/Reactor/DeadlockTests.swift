import Sluice
import TestSupport
import Testing

struct DeadlockTests {
  /// Two reactors: whenever one counts up to an odd number, it sends a step of its own to the other.
  private func pair(_ housings: [Housing], _ bag: DisposeBag) -> [any CountReactor] {
    let reactors = housings.map { $0.make() }
    for (index, reactor) in reactors.enumerated() {
      let other = reactors[1 - index]
      reactor.action
        .subscribe(onNext: { [weak other] in if case .add(1) = $0 { other?.send(.add(1000)) } })
        .disposed(by: bag)
    }
    return reactors
  }

  @Test("R13: two reactors that send to each other from two threads both finish")
  func noDeadlock() {
    for housings: [Housing] in [[.table, .table], [.store, .store], [.table, .store]] {
      let bag = DisposeBag()
      let reactors = pair(housings, bag)
      #expect(race(2) { thread in for _ in 0..<500 { reactors[thread].send(.add(1)) } })
      #expect(reactors.map { $0.currentState.count } == [500_500, 500_500])
    }
  }

  @Test("R13: reactors that read each other's state in reduce and in observers finish", arguments: Housing.allCases)
  func readingEachOther(housing: Housing) {
    let holders = [Holder(nil), Holder(nil)]
    for index in 0..<2 {
      holders[index].hold(
        housing.make { script in
          script.willReduce = { _, _, _ in _ = holders[1 - index].reactor?.currentState }
        })
    }
    let reactors = holders.compactMap(\.reactor)
    let bag = DisposeBag()
    for index in 0..<2 {
      let other = reactors[1 - index]
      reactors[index].state.subscribe(onNext: { [weak other] _ in _ = other?.currentState }).disposed(by: bag)
    }
    #expect(race(4) { thread in for _ in 0..<500 { reactors[thread % 2].send(.add(1)) } })
    #expect(reactors.map { $0.currentState.count } == [1000, 1000])
    for holder in holders { holder.letGo() }
  }

  @Test("R13: a thread may subscribe and dispose while another delivers and waits for it", arguments: Housing.allCases)
  func waitingForAnother(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let waits = Counter()
    reactor.state
      .subscribe(onNext: { [weak reactor] state in
        guard state.count == 1, let reactor else { return }
        let finished = elsewhere {
          reactor.state.subscribe(onNext: { _ in }).dispose()
          _ = reactor.currentState
          reactor.send(.add(1))
        }
        if finished { waits.add() }
      })
      .disposed(by: bag)
    #expect(elsewhere { reactor.send(.add(1)) })
    #expect(waits.value == 1)
    #expect(reactor.currentState.count == 2)
  }
}
