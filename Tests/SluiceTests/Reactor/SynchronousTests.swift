import Sluice
import TestSupport
import Testing

struct SynchronousTests {
  static let effects: [@Sendable () -> Observable<CountMutation>] = [
    { .just(.add(3)) },
    { .of(.add(1), .add(2)) },
    { .concat([.just(.add(1)), .empty(), .just(.add(2))]) },
    { .merge(.just(.add(1)), .just(.add(2))) },
    { .deferred { .just(.add(3)) } },
    { Observable.of(1, 2).map(CountMutation.add) },
    { Observable.of(1, 2).flatMap { Observable.just(.add($0)) } },
    {
      .create { observer in
        observer.onNext(.add(1))
        observer.onNext(.add(2))
        observer.onCompleted()
        return Disposables.create()
      }
    },
  ]

  @Test(
    "R2: an effect that emits at once is through when onNext returns", arguments: Housing.allCases, effects.indices)
  func effectIsThrough(housing: Housing, effect: Int) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(.effect(Self.effects[effect]()))
    #expect(reactor.currentState.count == 3)
    #expect(counts.all.last == 3)
  }

  @Test(
    "R2: the same with all three transforms in use", arguments: Housing.allCases, effects.indices)
  func effectIsThroughTransforms(housing: Housing, effect: Int) {
    let reactor = housing.make { script in
      script.transformAction = { $1.filter { _ in true } }
      script.transformMutation = { $1.filter { _ in true } }
      script.transformState = { $1.filter { _ in true } }
    }
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(.effect(Self.effects[effect]()))
    #expect(reactor.currentState.count == 3)
    #expect(counts.all.last == 3)
  }

  @Test("R2: each of ten thousand actions is through when onNext returns", arguments: Housing.allCases)
  func everyActionIsThrough(housing: Housing) {
    let reactor = housing.make()
    let late = (1...10_000).first { number in
      reactor.send(.add(1))
      return reactor.currentState.count != number
    }
    #expect(late == nil)
  }

  @Test("R2: a mutation that a running effect emits is through when its source's onNext returns")
  func laterMutationIsThrough() {
    let reactor = Housing.store.make()
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(source))
    source.onNext(.add(2))
    #expect(reactor.currentState.count == 2)
  }
}
