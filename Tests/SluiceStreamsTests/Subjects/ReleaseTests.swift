import SluiceStreams
import Testing

@Suite("What subjects hold")
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
    let census = Census()
    let (stream, send) = Self.make(kind)
    let subscription = Self.subscribe(census.member(), to: stream)
    send(.next(1))
    #expect(census.count == 1)
    subscription.dispose()
    #expect(census.count == 0)
  }

  @Test("an observer is released when the subject ends", arguments: Kind.allCases, [nil, StreamError.one])
  func releasedAtTheEnd(kind: Kind, error: StreamError?) {
    let census = Census()
    let (stream, send) = Self.make(kind)
    let subscription = Self.subscribe(census.member(), to: stream)
    send(error.map { .error($0) } ?? .completed)
    #expect(census.count == 0)
    subscription.dispose()
  }

  private static func subscribe(_ member: Census.Member, to stream: Observable<Int>) -> any Disposable {
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
}
