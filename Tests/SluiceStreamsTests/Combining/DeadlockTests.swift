import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("No lock is held while an operator's handler or an observer runs", .leakChecked)
struct DeadlockTests {
  typealias Handler = @Sendable (Int) -> Int

  /// A way to join two sources, with a handler of the operator's own where it has one.
  enum Kind: CaseIterable {
    case merge, combineLatest, combineLatestOfList, zip, withLatestFrom, share, shareForever, switchLatest
    case flatMap, flatMapLatest, flatMapFirst, concatMap, concat, amb, takeUntil, skipUntil, retryWhen, relay
    case sample, publish, multicast, throttle, window, timeout, takeFor

    func join(_ first: Observable<Int>, _ second: Observable<Int>, _ handler: @escaping Handler) -> Observable<Int> {
      switch self {
      case .merge: .merge(first.map(handler), second)
      case .combineLatest: .combineLatest(first, second) { one, _ in handler(one) }
      case .combineLatestOfList: .combineLatest([first, second]) { handler($0[0]) }
      case .zip: .zip(first, second) { one, _ in handler(one) }
      case .withLatestFrom: first.withLatestFrom(second) { one, _ in handler(one) }
      case .share: Observable.merge(first.map(handler), second).share(replay: 1)
      case .shareForever: Observable.merge(first.map(handler), second).share(replay: 1, scope: .forever)
      case .switchLatest: second.map { _ in first.map(handler) }.switchLatest()
      case .flatMap: .merge(first.flatMap { Observable.just(handler($0)) }, second.flatMap { Observable.just($0) })
      case .flatMapLatest: Observable.merge(first, second).flatMapLatest { Observable.just(handler($0)) }
      case .flatMapFirst: second.flatMapFirst { _ in first.map(handler) }
      case .concatMap: Observable.merge(first, second).concatMap { Observable.just(handler($0)) }
      case .concat: first.map(handler).concat(second)
      case .amb: first.map(handler).amb(second)
      case .takeUntil: first.map(handler).take(until: second.filter { $0 == 10 })
      case .skipUntil: first.map(handler).skip(until: second)
      case .retryWhen: first.map(handler).retry(when: { (_: Observable<any Error>) in second })
      case .relay: Observable.merge(first.map(handler), second)
      case .sample: second.sample(first.map(handler)).map { _ in 1 }
      case .publish: Observable.merge(first.map(handler), second).publish().refCount()
      case .multicast:
        first.map(handler).multicast({ PublishSubject<Int>() }) { Observable<Int>.merge($0, second) }
      case .throttle: timed(first.map(handler), second) { $0.throttle(.seconds(5), scheduler: $1) }
      case .window:
        timed(first.map(handler), second) { $0.window(timeSpan: .seconds(5), count: 9, scheduler: $1).flatMap { $0 } }
      case .timeout: timed(first.map(handler), second) { $0.timeout(.seconds(15), scheduler: $1) }
      case .takeFor: timed(first.map(handler), second) { $0.take(for: .seconds(15), scheduler: $1) }
      }
    }

    /// A stage over the first source, on a clock that the second one moves.
    private func timed(
      _ first: Observable<Int>, _ second: Observable<Int>,
      _ stage: @escaping @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>
    ) -> Observable<Int> {
      .deferred {
        let clock = HistoricalScheduler()
        let ticks = second.do(onNext: { _ in clock.advanceTo(clock.clock.advanced(by: .seconds(9))) })
        return .merge(stage(first, clock), ticks.filter { _ in false })
      }
    }
  }

  @Test("a handler may wait for a queue on which the other source is being sent to", arguments: Kind.allCases)
  func operatorHops(kind: Kind) {
    hop(kind, inObserver: false)
  }

  @Test("an observer may wait for a queue on which the other source is being sent to", arguments: Kind.allCases)
  func observerHops(kind: Kind) {
    hop(kind, inObserver: true)
  }

  private func hop(_ kind: Kind, inObserver: Bool) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (relay, log, bag) = (BehaviorRelay(value: 0), Recorder<Int>(), DisposeBag())
    let rendezvous = Rendezvous()
    let react: @Sendable (Int) -> Void = { if $0 == 1 { rendezvous.hop() } }
    var stream = kind.join(first, second) { element in
      if !inObserver { react(element) }
      return element
    }
    if kind == .relay {
      stream.bind(to: relay).disposed(by: bag)
      stream = relay.asObservable()
    }
    stream.subscribe(onNext: { element in
      log.on(.next(element))
      if inObserver { react(element) }
    }).disposed(by: bag)
    // The loser of `amb` is gone with the first element.
    if kind != .amb { second.onNext(0) }
    let isThrough = elsewhere {
      rendezvous.occupy { second.onNext(10) }
      first.onNext(1)
    }
    #expect(isThrough, "a lock is held over the handler")
    #expect(rendezvous.hasHappened && !log.hasOverlapped)
    // What the other source has sent may come first, and end or replace the stream whose handler waited.
    if inObserver { #expect(log.elements.contains(1)) }
  }

  @Test("a subscriber may wait for a queue on which another one comes and goes", arguments: SubjectKind.allCases)
  func comingAndGoing(kind: SubjectKind) {
    let source = PublishSubject<Int>()
    let (stream, connection) = kind.stream(of: source)
    let rendezvous = Rendezvous()
    let log = Recorder<Int>()
    let subscription = stream.subscribe(onNext: { element in
      log.on(.next(element))
      if element == 1 { rendezvous.hop() }
    })
    let isThrough = elsewhere {
      rendezvous.occupy { stream.subscribe(Recorder<Int>()).dispose() }
      source.onNext(1)
    }
    #expect(isThrough && rendezvous.hasHappened && log.elements.contains(1))
    subscription.dispose()
    connection.dispose()
  }

  enum SubjectKind: CaseIterable {
    case publish, behavior, replay, shared, sharedForever, published, replayed, group, window

    func stream(of source: PublishSubject<Int>) -> (Observable<Int>, any Disposable) {
      switch self {
      case .publish: return (source, Disposables.create())
      case .behavior:
        let subject = BehaviorSubject(value: 0)
        return (subject, source.subscribe(subject))
      case .replay:
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        return (subject, source.subscribe(subject))
      case .shared: return (source.share(replay: 1), Disposables.create())
      case .sharedForever: return (source.share(replay: 1, scope: .forever), Disposables.create())
      case .published: return (source.publish().refCount(), Disposables.create())
      case .replayed: return (source.replay(2).refCount(), Disposables.create())
      case .group: return inner(of: source.groupBy { _ in 0 }.map { $0.asObservable() }, source)
      case .window:
        return inner(of: source.window(timeSpan: .seconds(9), count: 9, scheduler: HistoricalScheduler()), source)
      }
    }

    /// The first inner stream, opened by an element of the source's.
    private func inner(
      of outer: Observable<Observable<Int>>, _ source: PublishSubject<Int>
    ) -> (Observable<Int>, any Disposable) {
      let inner = Notes<Observable<Int>>()
      let subscription = outer.subscribe(onNext: inner.add)
      source.onNext(0)
      return (inner.all[0], subscription)
    }
  }

  @Test("a driver's closures and observers may wait for a queue on which its other source is being sent to")
  func drivers() async {
    for inObserver in [true, false] {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let (rendezvous, arrived) = (Rendezvous(), Checkpoint(count: 2))
      let react: @Sendable (Int) -> Void = { if $0 == 1 { rendezvous.hop() } }
      let subscription = await MainActor.run {
        let one = first.asDriver(onErrorJustReturn: 0).do(onNext: { if !inObserver { react($0) } })
        return Driver<Int>.merge(one, second.asDriver(onErrorJustReturn: 0)).drive(onNext: { element in
          if inObserver { react(element) }
          arrived.reach()
        })
      }
      let isThrough = elsewhere {
        rendezvous.occupy { second.onNext(10) }
        first.onNext(1)
      }
      let hasArrived = await arrived.wait()
      #expect(isThrough && hasArrived && rendezvous.hasHappened)
      subscription.dispose()
    }
  }

  @Test("two relays that feed each other from two threads both finish")
  func mutualFeeding() {
    let relays = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let bag = DisposeBag()
    for (source, target) in [(relays[0], relays[1]), (relays[1], relays[0])] {
      source.subscribe(onNext: { element in
        if element > 0, element % 10 != 0 { target.accept(element - 1) }
      }).disposed(by: bag)
    }
    let logs = relays.map { $0.logged(bag) }
    onThreads(2) { index in for step in 0..<500 { relays[index].accept(step * 10 + 5) } }
    // Each accepted element makes five more, by turns in the one relay and the other.
    #expect(logs[0].elements.count + logs[1].elements.count == 2 + 2 * 500 * 6)
  }
}
