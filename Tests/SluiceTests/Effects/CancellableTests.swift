import TestSupport
import Testing

@testable import Sluice

struct CancellableTests {
  @Test("B11: an action that starts an effect and cancels its id emits nothing", arguments: Housing.allCases)
  func startAndCancel(housing: Housing) {
    let reactor = housing.make()
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(.merge(source.cancellable(id: "a"), .cancel(id: "a"))))
    source.onNext(.add(1))
    #expect(reactor.currentState.steps == 0)
    #expect(!source.hasObservers)
  }

  @Test("B11: ids belong to one reactor", arguments: Housing.allCases)
  func perReactor(housing: Housing) {
    let reactors = [housing.make(), housing.make()]
    let source = PublishSubject<CountMutation>()
    for reactor in reactors { reactor.send(.effect(source.cancellable(id: "a"))) }
    reactors[0].send(.effect(.cancel(id: "a")))
    source.onNext(.add(1))
    #expect(reactors.map { $0.currentState.count } == [0, 1])
  }

  @Test("B11: ids are compared by value, and by type", arguments: Housing.allCases)
  func byValue(housing: Housing) {
    struct SearchID: Hashable { let text: String }
    let reactor = housing.make()
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(source.cancellable(id: SearchID(text: ["a", "b"].joined()))))
    reactor.send(.effect(.cancel(id: "ab")))
    reactor.send(.effect(.cancel(id: SearchID(text: "a"))))
    source.onNext(.add(1))
    reactor.send(.effect(.cancel(id: SearchID(text: "ab"))))
    source.onNext(.add(10))
    #expect(reactor.currentState.count == 1)
  }

  @Test("cancellable: cancelInFlight ends the effect before, the plain form leaves it", arguments: [false, true])
  func cancelInFlight(isCancelling: Bool) {
    let reactor = Housing.store.make()
    let sources = (0..<3).map { _ in PublishSubject<CountMutation>() }
    for source in sources {
      reactor.send(.effect(source.cancellable(id: 1, cancelInFlight: isCancelling)))
    }
    for source in sources { source.onNext(.add(1)) }
    #expect(reactor.currentState.count == (isCancelling ? 1 : 3))
    reactor.send(.effect(.cancel(id: 1)))
    #expect(!sources.contains { $0.hasObservers })
  }

  @Test("cancellable: a concatenation goes on after the cancelled effect", arguments: Housing.allCases)
  func concatenation(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(.concat(.just(.add(1)), source.cancellable(id: 1), .just(.add(100)))))
    source.onNext(.add(10))
    reactor.send(.effect(.cancel(id: 1)))
    source.onNext(.add(10))
    #expect(counts.all == [0, 1, 11, 111])
  }

  @Test("cancellable: an effect that completes or fails goes out of the registry", arguments: Housing.allCases)
  func ended(housing: Housing) throws {
    let log = ErrorLog()
    let reactor = housing.make()
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(Observable.empty().cancellable(id: 1)))
    reactor.send(.effect(Observable.error(log.fault).cancellable(id: 1)))
    reactor.send(.effect(source.cancellable(id: 1)))
    let root = try #require(reactor.runtime).root
    #expect(root.effects?.count == 1)
    #expect(log.contexts.count == 1)
    source.onCompleted()
    #expect(root.effects?.count == 0)
    #expect(root.count == 0)
  }

  @Test("R14: ten thousand ids, half of them cancelled, leave nothing behind", arguments: Housing.allCases)
  func manyIDs(housing: Housing) throws {
    let reactor = housing.make()
    for id in 0..<10_000 { reactor.send(.effect(.never().cancellable(id: id))) }
    let root = try #require(reactor.runtime).root
    for id in stride(from: 0, to: 10_000, by: 2) { reactor.send(.effect(.cancel(id: id))) }
    #expect(root.effects?.count == 5000)
    #expect(root.count == 5000)
    for id in stride(from: 1, to: 10_000, by: 2) { reactor.send(.effect(.cancel(id: id))) }
    #expect(root.effects?.count == 0)
    #expect(root.count == 0)
  }

  @Test("cancellable: an observer of the effect's own state may cancel it", arguments: Housing.allCases)
  func cancelledByObserver(housing: Housing) {
    let reactor = housing.make()
    let bag = DisposeBag()
    reactor.state
      .subscribe(onNext: { [weak reactor] in if $0.count == 1 { reactor?.send(.effect(.cancel(id: 1))) } })
      .disposed(by: bag)
    let source = PublishSubject<CountMutation>()
    reactor.send(.effect(source.cancellable(id: 1)))
    for _ in 0..<3 { source.onNext(.add(1)) }
    #expect(reactor.currentState.count == 1)
  }

  @Test("cancellable: outside of a reactor the stream is as it is")
  func outside() {
    let events = Notes<String>()
    _ = Observable.of(1, 2).cancellable(id: 1, cancelInFlight: true).subscribe { events.add("\($0)") }
    _ = Observable<Int>.cancel(id: 1).subscribe { events.add("\($0)") }
    #expect(events.all == ["next(1)", "next(2)", "completed", "completed"])
  }

  @Test("cancellable: starting and cancelling from eight threads ends with one effect", arguments: Housing.allCases)
  func underLoad(housing: Housing) throws {
    let reactor = housing.make()
    let source = PublishSubject<CountMutation>()
    #expect(
      race(8) { thread in
        for _ in 0..<200 {
          if thread == 0 { source.onNext(.add(0)) }
          reactor.send(.effect(source.cancellable(id: "one", cancelInFlight: true)))
        }
      })
    let before = reactor.currentState.count
    source.onNext(.add(1))
    #expect(reactor.currentState.count == before + 1)
    let root = try #require(reactor.runtime).root
    #expect(root.effects?.count == 1)
    #expect(root.count == 1)
  }

  @Test("cancellable: an effect in flight is cancelled by the effect that replaces it, as a search does")
  func search() async {
    let reactor = Housing.store.make()
    let isThrough = Checkpoint()
    let isReplaced = Checkpoint()
    let isStarted = Checkpoint()
    reactor.send(
      .effect(
        Observable<CountMutation>
          .run { send in
            defer { isThrough.reach() }
            isStarted.reach()
            await isReplaced.wait()
            send(.label("old"))
          }
          .cancellable(id: "search", cancelInFlight: true)))
    #expect(await isStarted.wait())
    reactor.send(.effect(.just(.label("new")).cancellable(id: "search", cancelInFlight: true)))
    isReplaced.reach()
    #expect(await isThrough.wait())
    #expect(reactor.currentState.label == "new")
  }

  /// An identifier whose author runs code whenever it is hashed or compared.
  private struct LoudID: Hashable, Sendable {
    let text: String
    let say: @Sendable () -> Void

    static func == (lhs: LoudID, rhs: LoudID) -> Bool {
      lhs.say()
      return lhs.text == rhs.text
    }

    func hash(into hasher: inout Hasher) {
      say()
      hasher.combine(text)
    }
  }

  @Test("cancellable: no lock is held while an id is hashed or compared", arguments: Housing.allCases)
  func loudID(housing: Housing) {
    let reactor = housing.make()
    let source = PublishSubject<CountMutation>()
    let started = PublishSubject<Int>()
    reactor.send(.effect(started.flatMap { Observable.just(CountMutation.add($0)).cancellable(id: "other") }))
    let id = LoudID(text: "a") { started.onNext(1) }
    reactor.send(.effect(source.cancellable(id: id, cancelInFlight: true)))
    #expect(source.hasObservers)
    reactor.send(.effect(.cancel(id: id)))
    #expect(!source.hasObservers && reactor.currentState.count > 0)
  }
}
