import SluiceStreams
import Synchronization
import TestSupport
import Testing

/// What connects, disconnects and ends on several threads at once.
@Suite(.leakChecked) struct ConnectionRaceTests {
  /// A source whose subscriptions live until they are ended all together, or disposed.
  final class Feed: Sendable {
    let subscribed = Counter()
    let disposed = Counter()
    private let observers = Guarded<[AnyObserver<Int>]>([])

    var stream: Observable<Int> {
      .create { [self] observer in
        subscribed.add()
        observers.withLock { $0.append(observer) }
        return Disposables.create { self.disposed.add() }
      }
    }

    func send(_ event: Event<Int>) {
      let present = observers.withLock { observers in
        defer { if event.isStopEvent { observers = [] } }
        return observers
      }
      for observer in present { observer.on(event) }
    }
  }

  static let kinds: [(name: String, make: @Sendable (Observable<Int>) -> ConnectableObservable<Int>)] = [
    ("publish", { $0.publish() }),
    ("replay", { $0.replay(1) }),
    ("multicast", { $0.multicast(PublishSubject()) }),
    ("multicast(makeSubject:)", { $0.multicast { ReplaySubject.create(bufferSize: 1) } }),
  ]

  @Test(arguments: kinds.indices)
  func `connecting from four threads connects once`(kind: Int) {
    for _ in 0..<100 {
      let probe = Probe()
      let stream = Self.kinds[kind].make(probe.source)
      let recorder = Recorder<Int>()
      let subscription = stream.subscribe(recorder)
      let connections = Notes<any Disposable>()
      onThreads(4) { _ in connections.add(stream.connect()) }
      #expect(probe.subscribed.value == 1)
      probe.send(1)
      #expect(recorder.log == ["1"])
      connections.all[0].dispose()
      #expect(probe.live == 0)
      subscription.dispose()
    }
  }

  @Test(arguments: kinds.indices)
  func `disconnecting while another thread is still connecting ends that connection, and the next one is whole`(
    kind: Int
  ) {
    let inside = Door()
    let goOn = Door()
    let subscribed = Counter()
    let disposed = Counter()
    let source = Observable<Int>.create { observer in
      if subscribed.add() == 1 {
        inside.open()
        #expect(goOn.pass())
      }
      observer.onNext(subscribed.value)
      return Disposables.create { disposed.add() }
    }
    let stream = Self.kinds[kind].make(source)
    let recorder = Recorder<Int>()
    onThreads(2) { thread in
      if thread == 0 { return withExtendedLifetime(stream.connect()) {} }
      #expect(inside.pass())
      stream.connect().dispose()
      let subscription = stream.subscribe(recorder)
      let connection = stream.connect()
      goOn.open()
      connection.dispose()
      subscription.dispose()
    }
    #expect(recorder.log == ["2"])
    #expect(subscribed.value == 2 && disposed.value == 2)
  }

  @Test(arguments: kinds.indices)
  func `subscribers that come and go while the source ends leave nothing behind, and miss no connection`(kind: Int) {
    let isKept = Self.kinds[kind].name == "replay" || Self.kinds[kind].name == "multicast"
    for _ in 0..<100 {
      let feed = Feed()
      let stream = Self.kinds[kind].make(feed.stream).refCount()
      onThreads(3) { thread in
        for step in 0..<20 {
          if thread == 0 {
            feed.send(step % 4 == 3 ? .completed : .next(step))
          } else {
            let observer = StrictObserver()
            stream.subscribe(observer).dispose()
            #expect(observer.violations == [])
          }
        }
      }
      #expect(feed.subscribed.value == feed.disposed.value)
      let observer = StrictObserver()
      let subscription = stream.subscribe(observer)
      feed.send(.next(99))
      #expect(observer.elements.last == 99 || isKept && observer.hasEnded)
      subscription.dispose()
      #expect(feed.subscribed.value == feed.disposed.value)
    }
  }

  @Test(arguments: kinds.indices)
  func `from one to none to one, whoever stays is connected`(kind: Int) {
    for _ in 0..<200 {
      let feed = Feed()
      let stream = Self.kinds[kind].make(feed.stream).refCount()
      let logs = [Recorder<Int>(), Recorder<Int>()]
      let kept = Notes<any Disposable>()
      onThreads(2) { thread in
        for _ in 0..<5 { stream.subscribe(Recorder<Int>()).dispose() }
        kept.add(stream.subscribe(logs[thread]))
      }
      feed.send(.next(1))
      #expect(logs.map(\.elements) == [[1], [1]])
      #expect(feed.subscribed.value == feed.disposed.value + 1)
      for subscription in kept.all { subscription.dispose() }
      #expect(feed.subscribed.value == feed.disposed.value)
    }
  }
}
