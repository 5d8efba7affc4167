import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct CombinatorGrammarLaws {
  /// How a test ends one of two sources.
  enum Ending: CaseIterable {
    case completed, error

    var event: Event<Int> { self == .completed ? .completed : .error(TestError()) }
  }

  @Test("Nothing follows an end, whatever sources of bad manners send", arguments: Combinator.all, Ending.allCases)
  func nothingFollowsAnEnd(_ combinator: Combinator, _ ending: Ending) {
    let ends = Counter()
    let rude = Observable<Int>.create { observer in
      // An operator that subscribes again gets a source that ends well, at last.
      let end = ends.add() > 5 ? .completed : ending.event
      for event in [.next(1), .next(2), end, .next(3), .completed] { observer.on(event) }
      return Disposables.create()
    }
    for sources in [[rude, rude], [rude, .never()], [.never(), rude]] {
      let observer = StrictObserver()
      let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
      #expect(observer.violations == [])
      subscription.dispose()
    }
  }

  @Test("Nothing is delivered after disposal, also from inside a delivery", arguments: Combinator.all, [true, false])
  func nothingAfterDisposal(_ combinator: Combinator, _ isInside: Bool) {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let holder = SerialDisposable()
    let observer = StrictObserver { _ in if isInside { holder.dispose() } }
    holder.disposable = combinator.build(sources[0], sources[1]).subscribe(observer)
    if isInside { for source in sources + sources { source.onNext(1) } }
    holder.dispose()
    let count = observer.elements.count
    for source in sources {
      source.onNext(2)
      source.onCompleted()
    }
    #expect(count <= 1 && observer.elements.count == count && !observer.hasEnded)
    #expect(sources.allSatisfy { !$0.hasObservers })
  }

  @Test("What was captured above is released on each way of ending", arguments: Combinator.all, 0...3)
  func release(_ combinator: Combinator, _ position: Int) {
    for first in Ending.allCases {
      for second in Ending.allCases where !combinator.name.hasPrefix("retry") || first == .completed {
        let (tracker, probes, observer) = (LifetimeTracker(), [Probe(), Probe()], StrictObserver())
        let subscription = combinator.build(
          probes[0].capturing(tracker.object()), probes[1].capturing(tracker.object())
        ).subscribe(observer)
        for element in 0..<position { for probe in probes { probe.send(element) } }
        probes[0].subject.on(first.event)
        probes[1].subject.on(second.event)
        #expect(observer.hasEnded && observer.violations == [])
        #expect(probes.map(\.live) == [0, 0] && tracker.alive == 0)
        subscription.dispose()
      }
    }
  }

  @Test("What the source that has ended captured is released, though the other goes on", arguments: Combinator.all)
  func releaseOfOne(_ combinator: Combinator) {
    for ended in 0...1 {
      let (trackers, probes) = ([LifetimeTracker(), LifetimeTracker()], [Probe(), Probe()])
      // An object of its own for each subscription: an operator may keep the description, to subscribe again.
      let sources = (0...1).map { side in
        Observable<Int>.deferred { probes[side].capturing(trackers[side].object()) }
      }
      let subscription = combinator.build(sources[0], sources[1]).subscribe(StrictObserver())
      for probe in probes { probe.send(1) }
      probes[ended].subject.onCompleted()
      #expect(trackers[ended].alive == 0 && probes[ended].live == 0)
      subscription.dispose()
      #expect(trackers[1 - ended].alive == 0 && probes[1 - ended].live == 0)
    }
  }

  @Test("Two subscribers do not share state", arguments: Combinator.all)
  func twoSubscribers(_ combinator: Combinator) {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let stream = combinator.build(sources[0], sources[1])
    let recorders = [Recorder<Int>(), Recorder<Int>()]
    let subscriptions = recorders.map { stream.subscribe($0) }
    for element in 1...3 { for source in sources { source.onNext(element * 2) } }
    for source in sources { source.onCompleted() }
    #expect(recorders[0].log == recorders[1].log && recorders[0].log.last == "completed")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("B16 An observer that feeds both sources by turns, 1,000 deep, takes no stack", arguments: Combinator.all)
  func selfFeeding(_ combinator: Combinator) {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let observer = StrictObserver { if $0 < 1_000 { sources[$0 % 2].onNext($0 + 1) } }
    let subscription = combinator.build(sources[0], sources[1]).subscribe(observer)
    onSmallStack {
      sources[1].onNext(0)
      sources[0].onNext(1)
    }
    #expect(observer.violations == [])
    if combinator.isLossless { #expect(observer.elements.sorted().last == 1_000) }
    subscription.dispose()
  }
}

extension Probe {
  /// The source, with a closure that holds `object`.
  func capturing(_ object: LifetimeTracker.Tracked) -> Observable<Int> {
    source.map { object.same($0) }
  }
}
