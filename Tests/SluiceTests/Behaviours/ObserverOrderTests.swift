import Sluice
import TestSupport
import Testing

struct ObserverOrderTests {
  /// How the first mutation arrives.
  enum Arrival: String, CaseIterable, Sendable {
    case action
    case effect
    case transform
  }

  @Test("B1: an observer that sends makes both observers see 0, 1, 2", arguments: Housing.allCases, Arrival.allCases)
  func sendingObserver(housing: Housing, arrival: Arrival) {
    let source = PublishSubject<CountMutation>()
    let reactor = housing.make { script in
      if arrival == .transform { script.transformMutation = { .merge($1, source) } }
    }
    let bag = DisposeBag()
    let first = Notes<Int>()
    let agreeing = Counter()
    reactor.state.map(\.count)
      .subscribe(onNext: { [weak reactor] count in
        first.add(count)
        if reactor?.currentState.count == count { agreeing.add() }
        if count == 1 { reactor?.send(.effect(.just(.set(2)))) }
      })
      .disposed(by: bag)
    let second = reactor.counts(bag)
    switch arrival {
    case .action: reactor.send(.add(1))
    case .effect:
      reactor.send(.effect(source))
      source.onNext(.set(1))
    case .transform: source.onNext(.set(1))
    }
    #expect(first.all == [0, 1, 2])
    #expect(second.all == [0, 1, 2])
    #expect(agreeing.value == 3)
    #expect(reactor.currentState.count == 2)
  }

  @Test("B1: the same when the observer answers through the source itself", arguments: Housing.allCases, [false, true])
  func answeringThroughSource(housing: Housing, isTransform: Bool) {
    let source = PublishSubject<CountMutation>()
    let reactor = housing.make { script in
      if isTransform { script.transformMutation = { .merge($1, source) } }
    }
    let bag = DisposeBag()
    if !isTransform { reactor.send(.effect(source)) }
    reactor.state.subscribe(onNext: { if $0.count < 3 { source.onNext(.set($0.count + 1)) } }).disposed(by: bag)
    #expect(reactor.counts(bag).all == [3])
    let counts = reactor.counts(bag)
    source.onNext(.set(0))
    #expect(counts.all == [3, 0, 1, 2, 3])
  }

  @Test("B1: an observer that sends while it is being subscribed misses nothing", arguments: Housing.allCases)
  func sendingWhileSubscribing(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let other = reactor.counts(bag)
    let own = Notes<Int>()
    reactor.state.map(\.count)
      .subscribe(onNext: { [weak reactor] count in
        own.add(count)
        if count < 3 { reactor?.send(.add(1)) }
      })
      .disposed(by: bag)
    #expect(own.all == [0, 1, 2, 3])
    #expect(other.all == [0, 1, 2, 3])
  }

  @Test("B7: state(field) sends nothing while another field changes ten times", arguments: Housing.allCases)
  func unchangedField(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let labels = Notes<String>()
    let counts = Notes<Int>()
    reactor.state(\.label).subscribe(onNext: labels.add).disposed(by: bag)
    reactor.state(\.count).subscribe(onNext: counts.add).disposed(by: bag)
    for _ in 0..<10 { reactor.send(.add(1)) }
    reactor.send(.effect(.of(.label("a"), .label("a"), .label("b"))))
    #expect(labels.all == ["", "a", "b"])
    #expect(counts.all == Array(0...10))
  }

  @Test("B7: two subscribers of one state(field) do not share their memory")
  func fieldSubscribers() {
    let reactor = Housing.store.make()
    let bag = DisposeBag()
    let stream = reactor.state(\.count)
    let first = Notes<Int>()
    let second = Notes<Int>()
    stream.subscribe(onNext: first.add).disposed(by: bag)
    reactor.send(.add(1))
    stream.subscribe(onNext: second.add).disposed(by: bag)
    reactor.send(.add(0))
    reactor.send(.add(1))
    #expect(first.all == [0, 1, 2])
    #expect(second.all == [1, 2])
  }

  @Test("B9: transform(state:) adds 100, reduce is given the untransformed value", arguments: Housing.allCases)
  func transformedState(housing: Housing) {
    let given = Notes<Int>()
    let reactor = housing.make { script in
      script.willReduce = { _, state, _ in given.add(state.count) }
      script.transformState = {
        $1.map { state in
          var state = state
          state.count += 100
          return state
        }
      }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for expected in [101, 102] {
      reactor.send(.add(1))
      #expect(reactor.currentState.count == expected)
    }
    #expect(counts.all == [100, 101, 102])
    #expect(given.all == [0, 1])
  }

  @Test(
    "B12: a chain of ten thousand sends, each from the observer of the last, takes no stack",
    arguments: Housing.allCases)
  func chain(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let last = Counter()
    #expect(
      elsewhere {
        reactor.state.map(\.count)
          .subscribe(onNext: { [weak reactor] count in
            last.add()
            if (1..<10_000).contains(count) { reactor?.send(.add(1)) }
          })
          .disposed(by: bag)
        reactor.send(.add(1))
      })
    #expect(last.value == 10_001)
    #expect(reactor.currentState.count == 10_000)
  }

  @Test(
    "B12: the same from mutate, reduce, and the observer of a subject that an effect returned", arguments: [0, 1, 2])
  func otherChains(place: Int) {
    let source = PublishSubject<CountMutation>()
    let reactor = Housing.store.make { script in
      if place == 0 {
        script.mutate = { reactor, action in
          if case .effect(let effect) = action { return effect }
          if reactor.currentState.count < 9_999 { reactor.send(.add(1)) }
          return .just(.add(1))
        }
      }
      if place == 1 {
        script.willReduce = { reactor, state, _ in if state.count < 9_999 { reactor.send(.add(1)) } }
      }
    }
    let bag = DisposeBag()
    reactor.send(.effect(source))
    if place == 2 {
      reactor.state
        .subscribe(onNext: { if (1..<10_000).contains($0.count) { source.onNext(.add(1)) } })
        .disposed(by: bag)
    }
    #expect(elsewhere { reactor.send(.add(1)) })
    #expect(reactor.currentState.count == 10_000)
  }
}
