import Sluice
import TestSupport
import Testing

private class BaseReactor: Reactor, @unchecked Sendable {
  typealias Action = Int
  typealias Mutation = Int
  typealias State = [Int]

  var initialState: [Int] { [] }

  func mutate(action: Int) -> Observable<Int> {
    .just(action)
  }

  func reduce(state: [Int], mutation: Int) -> [Int] {
    state + [mutation]
  }

  func transform(mutation: Observable<Int>) -> Observable<Int> {
    mutation
  }
}

private class StoredBaseReactor: BaseReactor, @unchecked Sendable {}

private final class DoublingReactor: BaseReactor, @unchecked Sendable {
  override var initialState: [Int] { [0] }

  override func mutate(action: Int) -> Observable<Int> {
    .of(action, action * 2)
  }

  override func transform(mutation: Observable<Int>) -> Observable<Int> {
    mutation.map { $0 * 10 }
  }
}

struct InheritanceTests {
  @Test("R9: a subclass is one reactor through its own type and its base's")
  func bothTypes() {
    let reactor = DoublingReactor()
    let base: BaseReactor = reactor
    base.action.onNext(1)
    reactor.action.onNext(2)
    let expected = [0, 10, 20, 20, 40]
    #expect(reactor.currentState == expected)
    #expect(base.currentState == expected)
    let seen = Notes<[Int]>()
    base.state.subscribe(onNext: seen.add).dispose()
    reactor.state.subscribe(onNext: seen.add).dispose()
    #expect(seen.all == [expected, expected])
  }

  @Test("R9: the same when the subclass's type is used first")
  func subclassFirst() {
    let reactor = DoublingReactor()
    reactor.action.onNext(1)
    (reactor as BaseReactor).action.onNext(2)
    #expect((reactor as BaseReactor).currentState == [0, 10, 20, 20, 40])
  }

  @Test("R4: eight threads that use both types lose nothing")
  func bothTypesUnderLoad() {
    let reactor = DoublingReactor()
    #expect(
      race(8) { thread in
        for _ in 0..<100 {
          if thread.isMultiple(of: 2) { reactor.action.onNext(1) } else { (reactor as BaseReactor).action.onNext(1) }
        }
      })
    #expect(reactor.currentState.count == 1601)
  }

  @Test("R9: a subclass that overrides nothing works as its base")
  func plainSubclass() {
    let reactor = StoredBaseReactor()
    reactor.action.onNext(3)
    #expect(reactor.currentState == [3])
  }
}
