import Sluice
import TestSupport
import Testing

/// Which transform has the fault.
enum Stage: String, CaseIterable, Sendable {
  case action
  case mutation
  case state

  /// Merges `fault` into the transform of this stage; an element that passes is what is given.
  func merge(_ fault: Observable<Void>, into script: inout CountScript) {
    switch self {
    case .action: script.transformAction = { .merge($1, fault.map { _ in .add(0) }) }
    case .mutation: script.transformMutation = { .merge($1, fault.map { _ in .add(0) }) }
    case .state: script.transformState = { .merge($1, fault.map { _ in CountState() }) }
    }
  }

  /// Does `body` to each element that passes through the transform of this stage.
  func inspect(_ script: inout CountScript, _ body: @escaping @Sendable () throws -> Void) {
    switch self {
    case .action:
      script.transformAction = {
        $1.map {
          try body()
          return $0
        }
      }
    case .mutation:
      script.transformMutation = {
        $1.map {
          try body()
          return $0
        }
      }
    case .state:
      script.transformState = {
        $1.map {
          try body()
          return $0
        }
      }
    }
  }
}

struct FailingTransformTests {
  @Test(
    "R12: a merged stream that fails later is reported, and merged again", arguments: Housing.allCases, Stage.allCases)
  func failsLater(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let attempts = Notes<AnyObserver<Void>>()
    let fault = Observable<Void>.create { observer in
      attempts.add(observer)
      return Disposables.create()
    }
    let reactor = housing.make { stage.merge(fault, into: &$0) }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for attempt in 0..<3 {
      reactor.send(.add(1))
      attempts.all.last?.onError(log.fault)
      #expect(log.contexts.count == attempt + 1)
      reactor.send(.add(10))
    }
    #expect(counts.all == [0, 1, 11, 12, 22, 23, 33])
    #expect(attempts.count == 4)
    #expect(
      log.contexts.allSatisfy {
        $0.hasSuffix("Counter.transform(\(stage):) failed, it is subscribed to again at the next \(stage)")
      })
  }

  @Test("R12: a merged stream that fails again at once loses nothing", arguments: Housing.allCases, Stage.allCases)
  func failsAtOnce(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let reactor = housing.make { stage.merge(.error(log.fault), into: &$0) }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for _ in 0..<5 { reactor.send(.add(1)) }
    #expect(counts.all == [0, 1, 2, 3, 4, 5])
    #expect(reactor.currentState.count == 5)
    #expect(log.contexts.count >= 1)
  }

  @Test(
    "R12: what waits keeps its order at a stage that fails again and again", arguments: Housing.allCases, Stage.allCases
  )
  func orderAtFailingStage(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let reactor = housing.make { stage.merge(.error(log.fault), into: &$0) }
    let bag = DisposeBag()
    let pushed = PublishSubject<CountMutation>()
    reactor.send(.effect(pushed))
    reactor.state
      .subscribe(onNext: { [weak reactor] state in
        guard state.count == 1 else { return }
        for number in 2...5 { pushed.onNext(.set(number)) }
        for number in 6...9 { reactor?.send(.effect(.just(.set(number)))) }
      })
      .disposed(by: bag)
    let counts = reactor.counts(bag)
    reactor.send(.add(1))
    #expect(counts.all == Array(0...9))
  }

  @Test("R12: a closure that throws loses only its element", arguments: Housing.allCases, Stage.allCases)
  func throwing(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let calls = Counter()
    let reactor = housing.make {
      stage.inspect(&$0) { if calls.add() == 3 { throw log.fault } }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for _ in 0..<5 { reactor.send(.add(1)) }
    #expect(log.contexts.count == 1)
    switch stage {
    case .action, .mutation: #expect(counts.all == [0, 1, 2, 3, 4])
    case .state: #expect(counts.all == [0, 1, 3, 4, 5])
    }
  }

  @Test("R12: a closure that always throws does not make the reactor deaf", arguments: Housing.allCases, Stage.allCases)
  func alwaysThrowing(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let reactor = housing.make { stage.inspect(&$0) { throw log.fault } }
    for _ in 0..<3 { reactor.send(.add(1)) }
    #expect(log.contexts.count >= 3)
  }

  @Test(
    "R12: failures from another thread under load end neither states nor actions", arguments: Housing.allCases,
    Stage.allCases)
  func failsUnderLoad(housing: Housing, stage: Stage) {
    let log = ErrorLog()
    let attempts = Notes<AnyObserver<Void>>()
    let fault = Observable<Void>.create { observer in
      attempts.add(observer)
      return Disposables.create()
    }
    let reactor = housing.make { stage.merge(fault, into: &$0) }
    _ = reactor.state
    let finished = race(3) { thread in
      for _ in 0..<300 {
        if thread == 0 { attempts.all.last?.onError(log.fault) } else { reactor.send(.add(1)) }
      }
    }
    #expect(finished)
    attempts.all.last?.onError(log.fault)
    reactor.send(.effect(.just(.set(-1))))
    #expect(reactor.currentState.count == -1)
    #expect(log.contexts.count == attempts.count - 1)
  }

  @Test(
    "R12: a transform that completes lets nothing pass, and the reactor stays quiet", arguments: Housing.allCases,
    Stage.allCases)
  func completes(housing: Housing, stage: Stage) {
    let reactor = housing.make { script in
      switch stage {
      case .action: script.transformAction = { _, _ in .just(.add(5)) }
      case .mutation: script.transformMutation = { _, _ in .just(.add(5)) }
      case .state: script.transformState = { _, _ in .just(CountState()) }
      }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    for _ in 0..<3 { reactor.send(.add(1)) }
    #expect(counts.all == (stage == .state ? [0] : [5]))
  }
}
