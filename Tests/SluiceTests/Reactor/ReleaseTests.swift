import TestSupport
import Testing

@testable import Sluice

struct ReleaseTests {
  /// An effect that never ends, and whether it was disposed.
  private func endless(_ disposals: Counter) -> Observable<CountMutation> {
    .create { _ in Disposables.create { disposals.add() } }
  }

  @Test("R8: a reactor is released although effects run and observers listen", arguments: Housing.allCases)
  func released(housing: Housing) {
    let bag = DisposeBag()
    var reactor: (any CountReactor)? = housing.make { script in
      script.transformMutation = { .merge($1, .never()) }
      script.transformState = { $1.map { $0 } }
    }
    weak let reference = reactor
    reactor?.send(.effect(.never()))
    reactor?.send(.effect(PublishSubject()))
    _ = reactor?.counts(bag)
    reactor = nil
    #expect(reference == nil)
  }

  @Test("R8: with a store, effects and merged streams are cancelled as soon as the reactor is released")
  func cancelledAtOnce() {
    let disposals = Counter()
    let effect = endless(disposals)
    let source = PublishSubject<CountMutation>()
    var reactor: (any CountReactor)? = Housing.store.make { script in
      script.transformMutation = { .merge($1, source) }
    }
    for _ in 0..<3 { reactor?.send(.effect(effect)) }
    #expect(source.hasObservers)
    reactor = nil
    #expect(disposals.value == 3)
    #expect(!source.hasObservers)
  }

  @Test("R8: without a store, effects are cancelled at their next event")
  func cancelledAtNextEvent() {
    let disposals = Counter()
    let source = PublishSubject<CountMutation>()
    var reactor: (any CountReactor)? = Housing.table.make()
    reactor?.send(.effect(endless(disposals)))
    reactor?.send(.effect(source))
    reactor = nil
    source.onNext(.add(1))
    #expect(disposals.value == 1)
    #expect(!source.hasObservers)
  }

  @Test("R8: without a store, silent effects are cancelled when the table is swept")
  func cancelledBySweep() {
    let disposals = Counter()
    var reactor: (any CountReactor)? = Housing.table.make()
    reactor?.send(.effect(endless(disposals)))
    reactor = nil
    for _ in 0..<20_000 where disposals.value == 0 { _ = Housing.table.make().currentState }
    #expect(disposals.value == 1)
  }

  @Test("R8: a reactor may be released while other threads deliver to it", arguments: Housing.allCases)
  func releasedUnderLoad(housing: Housing) {
    for _ in 0..<50 {
      let sources = (0..<3).map { _ in PublishSubject<CountMutation>() }
      let deinits = Counter()
      let holder = Holder(housing.make { $0.onDeinit = { _ in deinits.add() } })
      for source in sources { holder.reactor?.send(.effect(source)) }
      let finished = race(4) { thread in
        guard thread < 3 else { return holder.letGo() }
        for _ in 0..<100 { sources[thread].onNext(.add(1)) }
      }
      #expect(finished)
      #expect(deinits.value == 1)
      for source in sources { source.onNext(.add(1)) }
      #expect(!sources.contains { $0.hasObservers })
    }
  }

  @Test("R8: a reactor may be released by its own observer, reduce or effect", arguments: Housing.allCases)
  func releasedFromInside(housing: Housing) {
    for place in 0..<3 {
      let bag = DisposeBag()
      let deinits = Counter()
      let holder = Holder(nil)
      let source = PublishSubject<CountMutation>()
      holder.hold(
        housing.make { script in
          script.onDeinit = { _ in deinits.add() }
          script.willReduce = { _, _, _ in if place == 0 { holder.letGo() } }
        })
      holder.reactor?.send(.effect(source))
      holder.reactor?.state.subscribe(onNext: { if $0.count == 1, place == 1 { holder.letGo() } }).disposed(by: bag)
      if place == 2 {
        holder.reactor?.send(
          .effect(
            .create { observer in
              holder.letGo()
              observer.onNext(.add(1))
              return Disposables.create()
            }))
      }
      source.onNext(.add(1))
      source.onNext(.add(1))
      #expect(deinits.value == 1)
      #expect(!source.hasObservers)
    }
  }

  @Test("R8: an action sent, and the state read, in deinit do no harm", arguments: Housing.allCases, [false, true])
  func usedInDeinit(housing: Housing, wasUsed: Bool) {
    let last = Notes<Int>()
    let effects = Counter()
    var reactor: (any CountReactor)? = housing.make { script in
      script.mutate = { _, action in
        effects.add()
        return if case .add(let number) = action { .just(.add(number)) } else { .empty() }
      }
      script.onDeinit = { reactor in
        reactor.send(.add(100))
        last.add(reactor.currentState.count)
        _ = reactor.state.subscribe(onNext: { last.add($0.count) })
      }
    }
    if wasUsed { reactor?.send(.add(1)) }
    reactor = nil
    #expect(last.all == (wasUsed ? [1, 1] : [0, 0]))
    #expect(effects.value == (wasUsed ? 1 : 0))
  }

  @Test(
    "R8: a reactor whose first use is its deinit, after its stub was looked at, does no harm",
    arguments: Housing.allCases)
  func firstUsedInDeinit(housing: Housing) {
    let last = Notes<Int>()
    var reactor: (any CountReactor)? = housing.make { script in
      script.transformState = { reactor, states in states.map { [weak reactor] in reactor == nil ? $0 : $0 } }
      script.onDeinit = { last.add($0.currentState.count) }
    }
    reactor?.isStubEnabled = false
    reactor = nil
    #expect(last.all == [0])
  }

  @Test("R8: observers of a reactor are released with it, also if nobody disposed of them", arguments: Housing.allCases)
  func observersReleased(housing: Housing) {
    let lives = LifetimeTracker()
    do {
      let reactor = housing.make { script in script.transformState = { $1.map { $0 } } }
      let object = lives.object()
      _ = reactor.state.subscribe(onNext: { _ in object.touch() })
      _ = reactor.action.subscribe(onNext: { _ in object.touch() })
      reactor.send(.add(1))
    }
    // The table lets go of a dead reactor when it is swept.
    if housing == .table { for _ in 0..<10_000 { _ = Housing.table.make().currentState } }
    #expect(lives.alive == 0)
  }
}
