import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct CombinatorLaws {
  @Test("Events of two sources, sent from four threads, never overlap", arguments: Combinator.all)
  func concurrentEmission(_ combinator: Combinator) {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let observer = StrictObserver()
    let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
    onThreads(4) { thread in
      for number in 0..<500 { sources[thread % 2].onNext(thread * 1000 + number) }
    }
    #expect(observer.violations == [])
    if combinator.isLossless { #expect(observer.elements.count == 2000) }
    #expect(Set(observer.elements).isSubset(of: (0..<4).flatMap { $0 * 1000..<$0 * 1000 + 500 }))
    subscription.dispose()
  }

  @Test("What both sources send while an element is delivered comes after it", arguments: Combinator.all)
  func emissionDuringDelivery(_ combinator: Combinator) {
    let observer = Self.sendDuringDelivery(combinator)
    #expect(observer.violations == [])
    if combinator.isLossless { #expect(observer.elements.sorted() == [1, 1, 2, 2, 7, 7]) }
  }

  /// Sends to both sources on another thread while the first element is delivered, and waits for that thread.
  static func sendDuringDelivery(_ combinator: Combinator) -> StrictObserver {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let deliveries = Counter()
    let observer = StrictObserver { _ in
      guard deliveries.add() == 1 else { return }
      #expect(elsewhere { for source in sources { source.onNext(7) } }, "a sender waits for the delivery")
    }
    let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
    for element in 1...2 { for source in sources { source.onNext(element) } }
    subscription.dispose()
    return observer
  }

  @Test("Two sources that end at the same time end the stream once", arguments: Combinator.all)
  func concurrentEnds(_ combinator: Combinator) {
    for _ in 0..<50 {
      let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
      let observer = StrictObserver()
      let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
      onThreads(2) { thread in
        sources[thread].onNext(thread)
        if thread == 0 { sources[0].onCompleted() } else { sources[1].onError(TestError()) }
      }
      #expect(observer.violations == [])
      #expect(observer.hasEnded)
      #expect(!sources[0].hasObservers && !sources[1].hasObservers)
      subscription.dispose()
    }
  }

  @Test("Both sources are disposed with the subscription", arguments: Combinator.all)
  func disposal(_ combinator: Combinator) {
    let first = Probe()
    let second = Probe()
    let observer = StrictObserver()
    let subscription = combinator.build(first.source, second.source).subscribe(observer)
    #expect(first.live + second.live > 0)
    subscription.dispose()
    #expect(first.live == 0 && second.live == 0)
  }

  @Test("An error of either source fails the stream and disposes the other", arguments: [0, 1], Combinator.failing)
  func errors(_ side: Int, _ combinator: Combinator) {
    let probes = [Probe(), Probe()]
    let recorder = Recorder<Int>()
    let subscription = combinator.build(probes[0].source, probes[1].source).subscribe(recorder)
    probes[side].subject.onError(TestError())
    #expect(recorder.log == ["error(test)"])
    #expect(probes.map(\.live) == [0, 0])
    subscription.dispose()
  }

  @Test("B16 Two sources fed from the observer never nest", arguments: Combinator.all)
  func reentrantEmission(_ combinator: Combinator) {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let observer = StrictObserver { element in
      if element < 50 { for source in sources { source.onNext(element + 1) } }
    }
    let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
    for source in sources.reversed() { source.onNext(49) }
    #expect(observer.violations == [])
    subscription.dispose()
  }
}
