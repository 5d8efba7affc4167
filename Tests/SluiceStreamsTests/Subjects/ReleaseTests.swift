import SluiceStreams
import TestSupport
import Testing

@Suite("What subjects hold", .leakChecked)
struct SubjectReleaseTests {
  enum Kind: CaseIterable { case publish, behavior, replay, async }

  private static func make(_ kind: Kind) -> (stream: Observable<Int>, send: (Event<Int>) -> Void) {
    switch kind {
    case .publish:
      let subject = PublishSubject<Int>()
      return (subject, subject.on)
    case .behavior:
      let subject = BehaviorSubject(value: 0)
      return (subject, subject.on)
    case .replay:
      let subject = ReplaySubject<Int>.createUnbounded()
      return (subject, subject.on)
    case .async:
      let subject = AsyncSubject<Int>()
      return (subject, subject.on)
    }
  }

  @Test("an observer is released when its subscription is disposed", arguments: Kind.allCases)
  func releasedOnDispose(kind: Kind) {
    let census = LifetimeTracker()
    let (stream, send) = Self.make(kind)
    let subscription = Self.subscribe(census.object(), to: stream)
    send(.next(1))
    #expect(census.alive == 1)
    subscription.dispose()
    #expect(census.alive == 0)
  }

  @Test("an observer is released when the subject ends", arguments: Kind.allCases, [nil, StreamError.one])
  func releasedAtTheEnd(kind: Kind, error: StreamError?) {
    let census = LifetimeTracker()
    let (stream, send) = Self.make(kind)
    let subscription = Self.subscribe(census.object(), to: stream)
    send(error.map { .error($0) } ?? .completed)
    #expect(census.alive == 0)
    subscription.dispose()
  }

  private static func subscribe(_ member: LifetimeTracker.Tracked, to stream: Observable<Int>) -> any Disposable {
    stream.map { $0 + 1 }.subscribe(onNext: { _ in member.touch() }, onError: { _ in })
  }

  @Test("an element that sends to the subject as it is released causes no deadlock", arguments: Kind.allCases)
  func elementThatCallsBack(kind: Kind) {
    onThreads(1) { _ in
      let calls = Notes<Int>()
      switch kind {
      case .publish:
        let subject = PublishSubject<AtRelease?>()
        Self.sendAndDisplace(subject, calls) { subject.onNext(nil) }
      case .behavior:
        let subject = BehaviorSubject<AtRelease?>(value: nil)
        Self.sendAndDisplace(subject, calls) { [weak subject] in subject?.onNext(nil) }
      case .replay:
        let subject = ReplaySubject<AtRelease?>.create(bufferSize: 1)
        Self.sendAndDisplace(subject, calls) { [weak subject] in subject?.onNext(nil) }
      case .async:
        let subject = AsyncSubject<AtRelease?>()
        Self.sendAndDisplace(subject, calls) { [weak subject] in subject?.onNext(nil) }
      }
      #expect(calls.all == [1])
    }
  }

  private static func sendAndDisplace<Subject: ObserverType<AtRelease?>>(
    _ subject: Subject, _ calls: Notes<Int>, _ callBack: @escaping @Sendable () -> Void
  ) {
    subject.onNext(
      AtRelease {
        calls.add(1)
        callBack()
      })
    subject.onNext(nil)
  }

  @Test("observers are released when the subject is, also if nobody disposed of them", arguments: Kind.allCases)
  func releasedWithTheSubject(kind: Kind) {
    let census = LifetimeTracker()
    var kept: (any Disposable)?
    do {
      let (stream, send) = Self.make(kind)
      _ = Self.subscribe(census.object(), to: stream)
      kept = Self.subscribe(census.object(), to: stream)
      send(.next(1))
      #expect(census.alive == 2)
    }
    #expect(census.alive == 0)
    kept?.dispose()
  }

  @Test("a relay's observers are released when the relay is; who comes later gets what is remembered, and no more")
  func releasedWithTheRelay() {
    let census = LifetimeTracker()
    let stream: Observable<Int>
    do {
      let relay = BehaviorRelay(value: 1)
      stream = relay.asObservable()
      _ = Self.subscribe(census.object(), to: stream)
      #expect(census.alive == 1)
    }
    #expect(census.alive == 0)
    let log = Recorder<Int>()
    _ = Self.subscribe(census.object(), to: stream)
    _ = stream.subscribe(log)
    #expect(log.elements == [1] && census.alive == 0)
  }

  @Test("a subject released by its own observer delivers to the others what was sent")
  func releasedInside() {
    let holder = Guarded<PublishSubject<Int>?>(PublishSubject())
    let log = Recorder<Int>()
    let subject = holder.withLock { $0 }
    let bag = DisposeBag()
    subject?.subscribe(onNext: { _ in _ = holder.withLock { $0.take() } }).disposed(by: bag)
    subject?.subscribe(onNext: { log.on(.next($0)) }).disposed(by: bag)
    Self.sendTwice(holder)
    #expect(log.elements == [1])
  }

  private static func sendTwice(_ holder: borrowing Guarded<PublishSubject<Int>?>) {
    holder.withLock { $0 }?.onNext(1)
    holder.withLock { $0 }?.onNext(2)
  }

  @Test("disposing of a subject that failed releases its error where no lock is held", arguments: [false, true])
  func errorThatCallsBack(isReplay: Bool) {
    onThreads(1) { _ in
      let calls = Notes<Bool>()
      if isReplay {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onError(Self.error { [weak subject] in calls.add(subject?.isDisposed == true) })
        subject.dispose()
      } else {
        let subject = BehaviorSubject(value: 0)
        subject.onError(Self.error { [weak subject] in calls.add(subject?.isDisposed == true) })
        subject.dispose()
      }
      #expect(calls.all == [true])
    }
  }

  private struct HoldingError: Error {
    let held: AtRelease
  }

  private static func error(_ action: @escaping @Sendable () -> Void) -> any Error {
    HoldingError(held: AtRelease(action))
  }
}
