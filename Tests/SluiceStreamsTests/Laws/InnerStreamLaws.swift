import SluiceStreams
import TestSupport
import Testing

/// An operator that hands out streams that outlive it.
struct Opener: Sendable, CustomTestStringConvertible {
  let name: String
  /// Builds the operator so that all elements below 1000 belong to the first inner stream.
  let build: @Sendable (_ source: Observable<Int>) -> Observable<Observable<Int>>

  var testDescription: String { name }

  static let all: [Opener] = [
    Opener(name: "groupBy") { $0.groupBy(keySelector: { $0 / 1000 }).map { $0.asObservable() } },
    Opener(name: "window") { $0.window(timeSpan: .seconds(60), count: 1000, scheduler: HistoricalScheduler()) },
  ]
}

@Suite(.leakChecked) struct InnerStreamLaws {
  /// A subscription to the outer stream, and the first of its inner streams, with the first element sent.
  private func open(_ opener: Opener, _ probe: Probe) -> (outer: any Disposable, inner: Observable<Int>) {
    let inner = Notes<Observable<Int>>()
    let outer = opener.build(probe.source).subscribe(onNext: inner.add)
    probe.send(1)
    return (outer, inner.all[0])
  }

  @Test("An inner stream outlives its outer one, and keeps the source", arguments: Opener.all)
  func innerOutlives(_ opener: Opener) {
    let probe = Probe()
    let (outer, inner) = open(opener, probe)
    let recorders = [Recorder<Int>(), Recorder<Int>()]
    let subscriptions = recorders.map { inner.subscribe($0) }
    outer.dispose()
    probe.send(2)
    subscriptions[0].dispose()
    probe.send(3)
    #expect(probe.live == 1)
    subscriptions[1].dispose()
    #expect(probe.live == 0)
    #expect(recorders.map(\.log) == [["2"], ["2", "3"]])
    #expect(inner.recorded() == [])
    #expect(probe.subscribed.value == 1)
  }

  @Test("Without a subscriber of an inner stream, the outer's disposal disposes the source", arguments: Opener.all)
  func nobodyInside(_ opener: Opener) {
    let probe = Probe()
    let (outer, inner) = open(opener, probe)
    inner.subscribe(Recorder<Int>()).dispose()
    #expect(probe.live == 1)
    outer.dispose()
    #expect(probe.live == 0)
  }

  @Test("Inner streams get the source's end, before the outer one", arguments: Opener.all)
  func ends(_ opener: Opener) {
    for end in [Event<Int>.completed, .error(TestError())] {
      let probe = Probe()
      let recorder = Recorder<Int>()
      let subscription = opener.build(probe.source).subscribe { event in
        if let inner = event.element { _ = inner.subscribe(recorder) } else { recorder.note("outer") }
      }
      probe.send(1)
      probe.subject.on(end)
      #expect(recorder.log == ["1", end.isCompleted ? "completed" : "error(test)", "outer"])
      #expect(probe.live == 0)
      subscription.dispose()
    }
  }

  @Test("An inner stream that has outlived its outer one gets the source's end", arguments: Opener.all)
  func endsAfterOuter(_ opener: Opener) {
    for end in [Event<Int>.completed, .error(TestError())] {
      let probe = Probe()
      let (outer, inner) = open(opener, probe)
      let log = inner.logged()
      outer.dispose()
      probe.subject.on(end)
      #expect(log.log == [end.debugDescription])
      #expect(probe.live == 0)
    }
  }

  @Test("Inner and outer subscriptions that end at once on two threads dispose the source once", arguments: Opener.all)
  func race(_ opener: Opener) {
    for _ in 0..<200 {
      let probe = Probe()
      let (outer, inner) = open(opener, probe)
      let subscription = inner.subscribe(Recorder<Int>())
      onThreads(3) { thread in
        switch thread {
        case 0: outer.dispose()
        case 1: subscription.dispose()
        default: inner.subscribe(Recorder<Int>()).dispose()
        }
      }
      #expect(probe.live == 0 && probe.disposed.value == 1)
    }
  }

  @Test("Elements from four threads reach an inner stream one at a time, none is lost", arguments: Opener.all)
  func concurrentElements(_ opener: Opener) {
    let subject = PublishSubject<Int>()
    let log = Recorder<Int>()
    let outer = opener.build(subject).subscribe(onNext: { _ = $0.subscribe(log) })
    onThreads(4) { thread in
      for number in 0..<200 { subject.onNext(thread * 200 + number) }
    }
    outer.dispose()
    #expect(log.elements.sorted() == Array(0..<800) && !log.hasOverlapped)
    #expect(subject.hasObservers)
    subject.onCompleted()
    #expect(log.hasEnded)
  }

  @Test("What the source captures is released with the last subscriber", arguments: Opener.all)
  func release(_ opener: Opener) {
    let census = LifetimeTracker()
    let subject = PublishSubject<Int>()
    let inner = Notes<Observable<Int>>()
    let outer = opener.build(Self.holding(census.object(), subject)).subscribe(onNext: inner.add)
    subject.onNext(1)
    let subscription = inner.all[0].subscribe(Recorder<Int>())
    outer.dispose()
    #expect(census.alive == 1)
    subscription.dispose()
    #expect(census.alive == 0)
  }

  private static func holding(_ member: LifetimeTracker.Tracked, _ source: PublishSubject<Int>) -> Observable<Int> {
    source.map {
      member.touch()
      return $0
    }
  }
}
