import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("ControlEvent", .leakChecked) struct ControlEventTests {
  private let bag = DisposeBag()
  private let taps = PublishSubject<Int>()

  @Test("on the main actor events arrive at once, as a stream, a driver and a signal")
  func atOnce() {
    let event = ControlEvent(events: taps)
    var seen: [String] = []
    event.subscribe(onNext: { seen.append("stream \($0)") }).disposed(by: bag)
    event.asControlEvent().map { $0 + 1 }.subscribe(onNext: { seen.append("mapped \($0)") }).disposed(by: bag)
    event.asDriver().drive(onNext: { seen.append("driver \($0)") }).disposed(by: bag)
    event.asSignal().emit(onNext: { seen.append("signal \($0)") }).disposed(by: bag)
    taps.onNext(1)
    #expect(seen == ["stream 1", "mapped 2", "driver 1", "signal 1"])
  }

  @Test("an error is reported, and completes the event")
  func errors() {
    let errors = ErrorLog()
    let log = ControlEvent(events: taps).logged()
    taps.onNext(1)
    taps.onError(errors.fault)
    #expect(log.log == ["1", "completed"])
    #expect(errors.contexts == ["the stream of a control failed"])
  }

  @Test("subscribed to and disposed from another thread, its source is reached on the main executor only")
  func fromAnotherThread() async {
    let whereabouts = Whereabouts()
    let event = ControlEvent(
      events: Observable<Int>.create { observer in
        whereabouts.note()
        observer.onNext(1)
        return Disposables.create { whereabouts.note() }
      })
    let log = Recorder<Int>()
    let subscriptions = Notes<any Disposable>()
    onThreads(1) { _ in subscriptions.add(event.subscribe(log)) }
    #expect(log.elements == [] && whereabouts.onMain == 0)
    await mainTurn()
    #expect(log.elements == [1])
    onThreads(1) { _ in for subscription in subscriptions.all { subscription.dispose() } }
    await mainTurn()
    #expect(whereabouts.onMain == 2 && whereabouts.elsewhere == 0)
  }

  @Test("what is sent elsewhere arrives on the main executor, in order")
  func sentElsewhere() async {
    let whereabouts = Whereabouts()
    let log = Recorder<Int>()
    ControlEvent(events: taps).do(onNext: { _ in whereabouts.note() }).subscribe(log).disposed(by: bag)
    onThreads(1) { [taps] _ in for tap in 1...20 { taps.onNext(tap) } }
    taps.onNext(21)
    #expect(log.elements == [])
    await mainTurn()
    #expect(log.elements == Array(1...21) && whereabouts.elsewhere == 0)
  }

  @Test("the source is disposed with the subscription, and nothing is kept")
  func disposal() {
    let tracker = LifetimeTracker()
    let subscription = ControlEvent(events: taps).map { [object = tracker.object()] in object.same($0) }.subscribe()
    #expect(taps.hasObservers && tracker.alive == 1)
    subscription.dispose()
    #expect(!taps.hasObservers && tracker.alive == 0)
  }
}
