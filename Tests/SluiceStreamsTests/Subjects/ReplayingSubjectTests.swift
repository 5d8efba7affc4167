import SluiceStreams
import TestSupport
import Testing

@Suite("BehaviorSubject, ReplaySubject and AsyncSubject", .leakChecked)
struct ReplayingSubjectTests {
  @Test("BehaviorSubject sends its value first, then what arrives, and after the end only the end")
  func behavior() throws {
    let subject = BehaviorSubject(value: 0)
    let first = subject.logged()
    subject.onNext(1)
    let second = subject.logged()
    #expect(try subject.value() == 1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(first.log == ["0", "1", "completed"])
    #expect(second.log == ["1", "completed"])
    #expect(subject.logged().log == ["completed"])
    #expect(try subject.value() == 1)
  }

  @Test("BehaviorSubject has no value once it has failed")
  func failedBehavior() {
    let subject = BehaviorSubject(value: 0)
    subject.onError(StreamError.one)
    #expect(throws: StreamError.one) { try subject.value() }
    #expect(subject.logged().log == ["error(one)"])
  }

  @Test("BehaviorSubject has the new value while it tells its observers of it")
  func behaviorValueInside() throws {
    let subject = BehaviorSubject(value: 0)
    let values = Notes<Int>()
    let subscription = subject.subscribe(onNext: { _ in if let value = try? subject.value() { values.add(value) } })
    subject.onNext(1)
    #expect(values.all == [0, 1])
    subscription.dispose()
  }

  @Test("ReplaySubject sends the last elements first, also after the end", arguments: [0, 1, 2, 3, 10, -1])
  func replay(size: Int) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for element in 1...5 { subject.onNext(element) }
    let kept = (1...5).suffix(max(size, 0)).map(String.init)
    let log = subject.logged()
    subject.onNext(6)
    subject.onError(StreamError.one)
    #expect(log.log == kept + ["6", "error(one)"])
    #expect(subject.logged().log == (1...6).suffix(max(size, 0)).map(String.init) + ["error(one)"])
  }

  @Test("ReplaySubject without a bound keeps every element")
  func unboundedReplay() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 0..<1_000 { subject.onNext(element) }
    #expect(subject.logged().elements == Array(0..<1_000))
  }

  @Test("AsyncSubject sends the last element when it completes, also to those who come later")
  func async() {
    let subject = AsyncSubject<Int>()
    let log = subject.logged()
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.events.isEmpty)
    subject.onCompleted()
    subject.onNext(3)
    subject.onCompleted()
    #expect(log.log == ["2", "completed"])
    #expect(subject.logged().log == ["2", "completed"])
  }

  @Test("AsyncSubject without an element only completes, and with an error only fails")
  func asyncEnds() {
    let empty = AsyncSubject<Int>()
    let emptyLog = empty.logged()
    empty.onCompleted()
    let failed = AsyncSubject<Int>()
    failed.onNext(1)
    failed.onError(StreamError.one)
    #expect(emptyLog.log == ["completed"] && failed.logged().log == ["error(one)"])
  }

  @Test("AsyncSubject sends one element, whoever completes it at the same time", arguments: 0..<50)
  func asyncCompletedTwice(round: Int) {
    let subject = AsyncSubject<Int>()
    let log = subject.logged()
    onThreads(4) { sender in
      subject.onNext(sender)
      subject.onCompleted()
    }
    #expect(log.elements.count == 1 && log.hasEnded)
  }

  @Test("dispose lets go of the subscribers without a word, also after the end; who comes later gets an error alone")
  func disposal() {
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.createUnbounded()
    replay.onNext(1)
    let logs = [behavior.logged(), replay.logged()]
    replay.onCompleted()
    behavior.dispose()
    replay.dispose()
    behavior.onNext(2)
    #expect(logs.map(\.log) == [["0"], ["1", "completed"]])
    #expect(behavior.isDisposed && replay.isDisposed && !behavior.hasObservers && !replay.hasObservers)
    #expect(throws: RxError.self) { try behavior.value() }
    for late in [behavior.logged(), replay.logged()] {
      #expect(late.events.count == 1 && late.events.first?.error is RxError)
    }
  }

  @Test("dispose releases what a ReplaySubject remembers")
  func disposalReleases() {
    let census = LifetimeTracker()
    let subject = ReplaySubject<LifetimeTracker.Tracked>.createUnbounded()
    for _ in 0..<5 { subject.onNext(census.object()) }
    #expect(census.alive == 5)
    subject.dispose()
    #expect(census.alive == 0)
  }

  @Test("a subscriber that comes from inside an observer gets the replay before subscribe returns")
  func reentrantSubscription() {
    let subject = BehaviorSubject(value: 0)
    let notes = Notes<String>()
    let bag = DisposeBag()
    subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      subject.onNext(2)
      subject.subscribe(onNext: { notes.add("\($0)") }).disposed(by: bag)
      notes.add("subscribed")
    }).disposed(by: bag)
    subject.onNext(1)
    subject.onNext(3)
    #expect(notes.all == ["2", "subscribed", "3"])
    subject.dispose()
  }

  @Test("an observer that ends its subscription inside the replay gets no more of it")
  func disposalInsideTheReplay() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 0..<5 { subject.onNext(element) }
    let seen = Notes<Int>()
    let scope = SerialDisposable()
    let relay = PublishRelay<Int>()
    scope.disposable = relay.flatMap { _ in subject }.subscribe(onNext: { element in
      seen.add(element)
      if element == 2 { scope.dispose() }
    })
    relay.accept(0)
    #expect(seen.all == [0, 1, 2])
    #expect(!subject.hasObservers)
  }

  @Test("hasObservers tells who is there while another thread delivers")
  func hasObserversWhileDelivering() {
    let subject = BehaviorSubject(value: 0)
    let isInside = Checkpoint()
    let mayLeave = Checkpoint()
    let blocker = subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      isInside.reach()
      mayLeave.waitHere()
    })
    onThreads(2) { index in
      if index == 0 { return subject.onNext(1) }
      isInside.waitHere()
      subject.onNext(2)
      blocker.dispose()
      #expect(!subject.hasObservers)
      let log = subject.logged()
      #expect(subject.hasObservers && log.elements == [2])
      mayLeave.reach()
    }
    #expect(subject.hasObservers)
  }
}
