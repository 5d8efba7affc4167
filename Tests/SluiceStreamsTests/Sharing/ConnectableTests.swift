import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite(.leakChecked) struct ConnectableTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func prices() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(110, 7), .next(220, 3), .next(280, 4), .next(340, 8), .next(360, 5), .next(370, 6), .next(390, 7),
      .next(410, 13), .next(430, 2), .next(450, 9), .next(520, 11), .next(560, 20), .completed(600),
    ])
  }

  /// Connects for the spans that are given.
  private func connect(_ stream: ConnectableObservable<Int>, _ spans: (begin: Int, end: Int)...) {
    for span in spans {
      let connection = SerialDisposable()
      scheduler.scheduleAt(span.begin) { connection.disposable = stream.connect() }
      scheduler.scheduleAt(span.end) { connection.dispose() }
    }
  }

  @Test func `publish subscribes to its source for as long as it is connected`() {
    let source = prices()
    let stream = source.publish()
    connect(stream, (300, 400), (500, 550), (650, 800))
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(450) { _ = stream.subscribe(late) }
    let observer = scheduler.start { stream }
    #expect(observer.events == [.next(340, 8), .next(360, 5), .next(370, 6), .next(390, 7)])
    #expect(late.events == [.next(520, 11)])
    #expect(source.subscriptions == [Subscription(300, 400), Subscription(500, 550), Subscription(650, 800)])
  }

  @Test func `replay sends the last elements of the connection first, and begins with nothing after another`() {
    let source = prices()
    let stream = source.replay(2)
    connect(stream, (300, 400), (500, 550))
    let between = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(450) { _ = stream.subscribe(between) }
    let observer = scheduler.start(created: 100, subscribed: 375, disposed: 1000) { stream }
    #expect(observer.events == [.next(375, 5), .next(375, 6), .next(390, 7)])
    #expect(between.events == [.next(520, 11)])
    #expect(source.subscriptions == [Subscription(300, 400), Subscription(500, 550)])
  }

  @Test func `replayAll sends all elements of the connection first`() {
    let source = prices()
    let stream = source.replayAll()
    connect(stream, (200, 800))
    let observer = scheduler.start(created: 100, subscribed: 375, disposed: 1000) { stream }
    #expect(observer.events.prefix(5) == [.next(375, 3), .next(375, 4), .next(375, 8), .next(375, 5), .next(375, 6)])
    #expect(observer.events.last == .completed(600))
    #expect(source.subscriptions == [Subscription(200, 600)])
  }

  @Test func `multicast feeds its one subject through all connections`() {
    let source = prices()
    let stream = source.multicast(PublishSubject())
    connect(stream, (300, 350), (500, 550))
    let observer = scheduler.start { stream }
    #expect(observer.events == [.next(340, 8), .next(520, 11)])
    #expect(source.subscriptions == [Subscription(300, 350), Subscription(500, 550)])
  }

  @Test func `refCount connects with the first subscriber and disconnects with the last`() {
    let source = prices()
    let stream = source.publish().refCount()
    let second = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(350) { subscription.disposable = stream.subscribe(second) }
    scheduler.scheduleAt(415) { subscription.dispose() }
    let third = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(500) { _ = stream.subscribe(third) }
    let first = scheduler.start(disposed: 365) { stream }
    #expect(first.events == [.next(220, 3), .next(280, 4), .next(340, 8), .next(360, 5)])
    #expect(second.events == [.next(360, 5), .next(370, 6), .next(390, 7), .next(410, 13)])
    #expect(third.events == [.next(520, 11), .next(560, 20), .completed(600)])
    #expect(source.subscriptions == [Subscription(200, 415), Subscription(500, 600)])
  }

  @Test(arguments: [true, false])
  func `B15 connecting twice on a finished replay does not repeat the work`(fails: Bool) {
    let work = Counter()
    let source = Observable<Int>.deferred {
      work.add()
      return fails ? Observable.of(1, 2, 3).concat(.error(TestError())) : .of(1, 2, 3)
    }
    let end = fails ? "error(test)" : "completed"
    for (stream, kept) in [(source.replay(1), ["3"]), (source.replayAll(), ["1", "2", "3"]), (source.replay(-1), [])] {
      let before = work.value
      let early = Recorder<Int>()
      let subscription = stream.subscribe(early)
      stream.connect().dispose()
      stream.connect().dispose()
      #expect(early.log == ["1", "2", "3", end])
      #expect(stream.recorded() == kept + [end])
      #expect(stream.refCount().recorded() == kept + [end])
      #expect(work.value == before + 1)
      subscription.dispose()
    }
  }

  @Test func `publish that has finished begins anew when it is connected again`() {
    let work = Counter()
    let stream = Observable<Int>.deferred {
      work.add()
      return .of(1, 2)
    }.publish()
    for round in 1...2 {
      let recorder = Recorder<Int>()
      let subscription = stream.subscribe(recorder)
      #expect(recorder.log == [])
      subscriptionsEnd(stream.connect())
      #expect(recorder.log == ["1", "2", "completed"])
      #expect(work.value == round)
      subscription.dispose()
    }
    #expect(stream.refCount().recorded() == ["1", "2", "completed"])
    #expect(work.value == 3)
  }

  private func subscriptionsEnd(_ connection: any Disposable) {
    connection.dispose()
    connection.dispose()
  }

  @Test func `connecting again while connected gives the same connection`() {
    let probe = Probe()
    let stream = probe.source.publish()
    let connections = [stream.connect(), stream.connect()]
    #expect(probe.subscribed.value == 1)
    connections[1].dispose()
    #expect(probe.live == 0)
    connections[0].dispose()
    let next = stream.connect()
    connections[0].dispose()
    #expect(probe.live == 1)
    next.dispose()
    #expect(probe.live == 0)
  }

  @Test func `all refCounts of one connectable stream are counted together, and take over its connection`() {
    let probe = Probe()
    let stream = probe.source.publish()
    let manual = stream.connect()
    let first = stream.refCount().subscribe(Recorder<Int>())
    let second = stream.refCount().subscribe(Recorder<Int>())
    #expect(probe.subscribed.value == 1)
    first.dispose()
    #expect(probe.live == 1)
    second.dispose()
    #expect(probe.live == 0)
    manual.dispose()
    let third = stream.refCount().subscribe(Recorder<Int>())
    #expect(probe.live == 1)
    third.dispose()
    #expect(probe.live == 0)
  }

  @Test func `refCount of a connectable stream of one's own connects it once`() {
    final class Own: ConnectableObservableType {
      typealias Element = Int

      let probe = Probe()
      let connections = Counter()

      func connect() -> any Disposable {
        connections.add()
        return Disposables.create { [connections] in connections.add(-1) }
      }

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        probe.source.subscribe(observer)
      }
    }
    let own = Own()
    let stream = own.refCount()
    for _ in 0..<2 {
      let recorders = [Recorder<Int>(), Recorder<Int>()]
      let subscriptions = recorders.map { stream.subscribe($0) }
      own.probe.send(1)
      #expect(own.connections.value == 1)
      #expect(recorders.map(\.log) == [["1"], ["1"]])
      subscriptions[0].dispose()
      #expect(own.connections.value == 1)
      subscriptions[1].dispose()
      #expect(own.connections.value == 0 && own.probe.live == 0)
    }
  }

  @Test func `a subscriber that leaves in the first delivery disconnects before anything else is sent`() {
    let sent = Counter()
    let source = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      return Disposables.create { sent.add() }
    }
    #expect(source.publish().refCount().take(1).recorded() == ["1", "completed"])
    #expect(sent.value == 1)
  }

  @Test func `a connection and its captures are released with the stream and at its end`() {
    let census = LifetimeTracker()
    let subject = PublishSubject<Int>()
    var connection: (any Disposable)? = Self.holding(census.object(), subject).publish().connect()
    #expect(census.alive == 1)
    connection?.dispose()
    #expect(census.alive == 0)
    connection = Self.holding(census.object(), subject).replay(1).connect()
    subject.onCompleted()
    #expect(census.alive == 0, "\(String(describing: connection))")
  }

  @Test func `a connection to a source that is gone keeps nothing`() {
    let census = LifetimeTracker()
    var stream: ConnectableObservable<Int>? = Self.holding(census.object(), PublishSubject()).publish()
    _ = stream?.connect()
    #expect(census.alive == 1)
    stream = nil
    #expect(census.alive == 0)
  }

  private static func holding(_ member: LifetimeTracker.Tracked, _ source: PublishSubject<Int>) -> Observable<Int> {
    source.map {
      member.touch()
      return $0
    }
  }
}
