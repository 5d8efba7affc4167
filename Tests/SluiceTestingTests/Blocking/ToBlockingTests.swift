import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite struct ToBlockingTests {
  @Test func `toArray waits for the end and gives all elements`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
    #expect(throws: Failure.self) {
      try Observable.of(1).concat(Observable.error(Failure(code: 1))).toBlocking().toArray()
    }
  }

  @Test func `first gives the first element as soon as it comes`() throws {
    #expect(try Observable.of(1, 2).toBlocking().first() == 1)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try Observable.just(1).concat(Observable.never()).toBlocking().first() == 1)
    #expect(try Observable.just(1).concat(Observable.error(Failure(code: 1))).toBlocking().first() == 1)
    #expect(throws: Failure.self) { try Observable<Int>.error(Failure(code: 1)).toBlocking().first() }
  }

  @Test func `first ends a stream that sends without end while it is subscribed to`() throws {
    #expect(try Observable.repeatElement(7).toBlocking().first() == 7)
  }

  @Test func `last gives the last element`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
    #expect(try Observable<Int>.empty().toBlocking().last() == nil)
    #expect(throws: Failure.self) {
      try Observable.just(1).concat(Observable.error(Failure(code: 1))).toBlocking().last()
    }
  }

  @Test func `single gives the only element, and fails if there is none or another`() throws {
    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(thrown { try Observable<Int>.empty().toBlocking().single() } == .error(RxError.noElements))
    #expect(thrown { try Observable.of(1, 2).toBlocking().single() } == .error(RxError.moreThanOneElement))
    #expect(thrown { try Observable.repeatElement(1).toBlocking().single() } == .error(RxError.moreThanOneElement))
    #expect(throws: Failure.self) { try Observable<Int>.error(Failure(code: 1)).toBlocking().single() }
  }

  @Test func `single with a predicate looks only at the elements for which it holds`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
    #expect(thrown { try Observable.of(1, 2).toBlocking().single { $0 > 2 } } == .error(RxError.noElements))
    #expect(thrown { try Observable.of(1, 2, 3).toBlocking().single { $0 > 1 } } == .error(RxError.moreThanOneElement))
    #expect(throws: Other.self) { try Observable.of(1, 2).toBlocking().single { _ in throw Other(code: 1) } }
  }

  @Test func `materialize gives the end and the elements before it`() throws {
    let completed = Observable.of(1, 2).toBlocking().materialize()
    guard case .completed(elements: [1, 2]) = completed else { throw Unexpected(what: "\(completed)") }
    let failed = Observable.of(1, 2).concat(Observable.error(Failure(code: 5))).toBlocking().materialize()
    guard case .failed(elements: [1, 2], error: let error as Failure) = failed, error.code == 5 else {
      throw Unexpected(what: "\(failed)")
    }
  }

  @Test func `traits are waited for like observables`() throws {
    #expect(try Single.just(1).toBlocking().first() == 1)
    #expect(try Single.just(1).toBlocking().single() == 1)
    #expect(throws: Failure.self) { try Single<Int>.error(Failure(code: 1)).toBlocking().single() }
    #expect(try Maybe.just(1).toBlocking().toArray() == [1])
    #expect(try Maybe<Int>.empty().toBlocking().last() == nil)
    #expect(try Completable.empty().toBlocking().toArray() == [])
    #expect(throws: Failure.self) { try Completable.error(Failure(code: 1)).toBlocking().toArray() }
    guard case .completed(elements: let none) = Completable.empty().toBlocking().materialize() else {
      throw Unexpected(what: "the completable failed")
    }
    #expect(none.isEmpty)
  }

  @Test func `the subscription is disposed when the answer is known`() throws {
    let subject = PublishSubject<Int>()
    let disposals = Counter()
    let source = subject.startWith(1).do(onDispose: { disposals.add() })
    #expect(try source.toBlocking().first() == 1)
    #expect(disposals.value == 1)
    #expect(thrown { try source.toBlocking(timeout: 0).toArray() } == .error(RxError.timeout))
    #expect(disposals.value == 2)
    #expect(!subject.hasObservers)
  }

  @Test func `each call subscribes anew`() throws {
    let subscriptions = Counter()
    let blocking = Observable.just(1).do(onSubscribe: { subscriptions.add() }).toBlocking()
    #expect(try blocking.first() == 1)
    #expect(try blocking.last() == 1)
    #expect(subscriptions.value == 2)
  }
}

struct Unexpected: Error {
  let what: String
}
