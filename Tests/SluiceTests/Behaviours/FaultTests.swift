import TestSupport
import Testing

@testable import Sluice

struct FaultTests {
  @Test("B2: a stream merged in transform(mutation:) fails, then an action sets 5", arguments: Housing.allCases)
  func mergedStreamFails(housing: Housing) {
    let log = ErrorLog()
    let source = PublishSubject<CountMutation>()
    let reactor = housing.make { $0.transformMutation = { .merge($1, source) } }
    let bag = DisposeBag()
    let ends = Counter()
    let counts = Notes<Int>()
    reactor.state.map(\.count)
      .subscribe(onNext: counts.add, onError: { _ in ends.add() }, onCompleted: { ends.add() })
      .disposed(by: bag)
    source.onError(log.fault)
    reactor.send(.effect(.just(.set(5))))
    #expect(reactor.currentState.count == 5)
    #expect(counts.all == [0, 5])
    #expect(ends.value == 0)
    #expect(log.contexts.count == 1)
  }

  @Test("B2: the same for an error inside mutate, at once or later", arguments: Housing.allCases, [false, true])
  func effectFails(housing: Housing, isLater: Bool) {
    let log = ErrorLog()
    let source = PublishSubject<CountMutation>()
    let reactor = housing.make()
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(.effect(isLater ? source : .error(log.fault)))
    if isLater { source.onError(log.fault) }
    reactor.send(.effect(.just(.set(5))))
    #expect(reactor.currentState.count == 5)
    #expect(counts.all == [0, 5])
    #expect(log.contexts.count == 1)
  }

  @Test("B3: two reactors that answer each other from state observers, driven from two threads, finish exactly")
  func answeringEachOther() {
    for housing in Housing.allCases {
      let bag = DisposeBag()
      let reactors = [housing.make(), housing.make()]
      for index in 0..<2 {
        let other = reactors[1 - index]
        // Steps of the own thread add 1 and are answered; answers add a million and are not.
        let last = Notes<Int>()
        reactors[index].state.map { $0.count % 1_000_000 }
          .subscribe(onNext: { [weak other] count in
            guard count != last.all.last, count > 0 else { return }
            last.add(count)
            other?.send(.add(1_000_000))
          })
          .disposed(by: bag)
      }
      let count = 20_000
      #expect(race(2, seconds: 10) { thread in for _ in 0..<count { reactors[thread].send(.add(1)) } })
      #expect(reactors.map { $0.currentState.count } == [count * 1_000_001, count * 1_000_001])
    }
  }

  @Test("B4: transform(mutation:) merges its input with a filtered copy, mutate runs once", arguments: Housing.allCases)
  func mutateOnce(housing: Housing) {
    let calls = Counter()
    let reactor = housing.make { script in
      script.mutate = { _, _ in
        calls.add()
        return .create { observer in
          calls.add(100)
          observer.onNext(.add(1))
          observer.onCompleted()
          return Disposables.create()
        }
      }
      script.transformMutation = { _, mutations in .merge(mutations, mutations.filter { $0 == .label("") }) }
    }
    reactor.send(.add(1))
    #expect(calls.value == 101)
    #expect(reactor.currentState.count == 1)
  }

  @Test("B6: an action sent before anyone touched state is not lost", arguments: Housing.allCases)
  func earlyAction(housing: Housing) {
    let calls = Counter()
    let reactor = housing.make { script in
      script.mutate = { _, _ in
        calls.add()
        return .just(.add(1))
      }
    }
    reactor.send(.add(1))
    let bag = DisposeBag()
    #expect(reactor.counts(bag).all == [1])
    #expect(calls.value == 1)
  }

  @Test("B6: an action that is bound before anyone touched state is not lost", arguments: Housing.allCases)
  func boundAction(housing: Housing) {
    let reactor = housing.make { $0.transformAction = { .merge($1, .just(.add(10))) } }
    let bag = DisposeBag()
    Observable.just(.add(1)).bind(to: reactor.action).disposed(by: bag)
    #expect(reactor.counts(bag).all == [11])
  }

  @Test("B8: ten thousand reactors made and dropped each start at their own initialState", arguments: [false, true])
  func addressReuse(isStored: Bool) {
    var wrong = 0
    for number in 0..<10_000 {
      let reactor = isStored ? StoredStart(number) as any Start : PlainStart(number)
      if reactor.value != number { wrong += 1 }
      reactor.add()
      if reactor.value != number + 1 { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("B8: reading currentState in deinit gives the last value", arguments: Housing.allCases)
  func readInDeinit(housing: Housing) {
    let last = Notes<Int>()
    housing.make { $0.onDeinit = { last.add($0.currentState.count) } }.send(.add(3))
    _ = housing.make { $0.onDeinit = { last.add($0.currentState.count) } }
    #expect(last.all == [3, 0])
  }

  @Test("B10: dropping the reactor ends an effect that never ends, and deinit runs")
  func endlessEffect() {
    let disposals = Counter()
    let deinits = Counter()
    var reactor: (any CountReactor)? = Housing.store.make { $0.onDeinit = { _ in deinits.add() } }
    reactor?.send(.effect(.create { _ in Disposables.create { disposals.add() } }))
    reactor = nil
    #expect(disposals.value == 1)
    #expect(deinits.value == 1)
  }

  @Test("B10: ten thousand finished effects leave no live subscription", arguments: Housing.allCases)
  func finishedEffects(housing: Housing) throws {
    let reactor = housing.make()
    let live = Counter()
    for _ in 0..<10_000 {
      reactor.send(
        .effect(
          .create { observer in
            live.add()
            observer.onNext(.add(1))
            observer.onCompleted()
            return Disposables.create { live.add(-1) }
          }))
    }
    #expect(live.value == 0)
    #expect(try #require(reactor.runtime).root.count == 0)
  }
}

private protocol Start {
  var value: Int { get }
  func add()
}

private final class PlainStart: Reactor, Start {
  typealias Action = Int
  let initialState: Int

  init(_ number: Int) {
    initialState = number
  }

  func reduce(state: Int, mutation: Int) -> Int {
    state + mutation
  }

  var value: Int { currentState }

  func add() {
    action.onNext(1)
  }
}

private final class StoredStart: Reactor, Start {
  typealias Action = Int
  let initialState: Int
  let store = ReactorStore()

  init(_ number: Int) {
    initialState = number
  }

  func reduce(state: Int, mutation: Int) -> Int {
    state + mutation
  }

  var value: Int { currentState }

  func add() {
    action.onNext(1)
  }
}
