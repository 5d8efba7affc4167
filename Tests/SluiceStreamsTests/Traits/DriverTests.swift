import Dispatch
import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("Driver", .leakChecked) struct DriverTests {
  private let bag = DisposeBag()

  @Test("an error becomes an element and a completion, another driver, or what a closure makes of it")
  func errors() {
    let failing = Observable<Int>.concat([.just(1), .error(StreamError.one)])
    var log: [[String]] = []
    let drivers: [Driver<Int>] = [
      failing.asDriver(onErrorJustReturn: 2), failing.asDriver(onErrorDriveWith: .of(3, 4)),
      failing.asDriver(onErrorDriveWith: .empty()),
      failing.asDriver(onErrorRecover: { error in .just(error as? StreamError == .one ? 5 : 6) }),
      Observable<Int>.error(StreamError.two).asSharedSequence(onErrorJustReturn: 7),
      Observable<Int>.error(StreamError.two).asSharedSequence(onErrorDriveWith: .just(8)),
      Single<Int>.error(StreamError.two).asDriver(onErrorJustReturn: 9),
    ]
    for driver in drivers {
      var events: [String] = []
      _ = driver.drive(onNext: { events.append("\($0)") }, onCompleted: { events.append("completed") })
      log.append(events)
    }
    #expect(
      log == [
        ["1", "2", "completed"], ["1", "3", "4", "completed"], ["1", "completed"], ["1", "5", "completed"],
        ["7", "completed"], ["8", "completed"], ["9", "completed"],
      ])
  }

  @Test("an error that comes from another thread is answered on the main executor, after what was sent before it")
  func errorFromAnotherThread() async {
    let subject = PublishSubject<Int>()
    let whereabouts = Whereabouts()
    let log = Recorder<Int>()
    let driver = subject.asDriver(onErrorRecover: { _ in
      whereabouts.note()
      return .just(3)
    })
    driver.drive(log).disposed(by: bag)
    onThreads(1) { _ in
      for number in 1...2 { subject.onNext(number) }
      subject.onError(StreamError.one)
    }
    #expect(log.log == [] && whereabouts.elsewhere == 0)
    await mainTurn()
    #expect(log.log == ["1", "2", "3", "completed"] && whereabouts.onMain == 1)
  }

  @Test("a relay is driven at once on the main actor, its latest value first")
  func relay() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    relay.asDriver().drive(onNext: { seen.append($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(seen == [1, 2])
  }

  @Test("driven from another thread, the replayed element comes first, and all come on the main executor, in order")
  func fromAnotherThread() async {
    let relay = BehaviorRelay(value: 0)
    let driver = relay.asDriver().map { $0 * 10 }
    driver.drive().disposed(by: bag)
    let log = Recorder<Int>()
    let whereabouts = Whereabouts()
    let holder = SerialDisposable()
    onThreads(1) { _ in
      holder.disposable = driver.drive(onNext: {
        whereabouts.note()
        log.on(.next($0))
      })
      for value in 1...100 { relay.accept(value) }
    }
    #expect(log.elements == [])
    relay.accept(101)
    await mainTurn()
    #expect(log.elements == (0...101).map { $0 * 10 })
    #expect(whereabouts.elsewhere == 0 && whereabouts.onMain == 102)
    holder.dispose()
  }

  @Test("sequences that send while they are subscribed to send on the main executor, also to another thread")
  func coldFromAnotherThread() async {
    let whereabouts = Whereabouts()
    let log = Recorder<Int>()
    onThreads(1) { _ in
      let drivers: [Driver<Int>] = [.just(1), .of(2, 3), .from([4]), .from(optional: 5), .from(6...6), .empty()]
      let all = Driver.concat(drivers).map {
        whereabouts.note()
        return $0
      }
      _ = all.startWith(0).drive(log)
    }
    await mainTurn()
    #expect(log.log == ["0", "1", "2", "3", "4", "5", "6", "completed"])
    #expect(whereabouts.onMain == 6 && whereabouts.elsewhere == 0)
  }

  @Test("after dispose, the thread that called it sees no more events, also of what was on its way")
  func disposal() async {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    var disposed = 0
    let subscription = relay.asDriver().drive(onNext: { seen.append($0) }, onDisposed: { disposed += 1 })
    onThreads(1) { _ in relay.accept(1) }
    subscription.dispose()
    subscription.dispose()
    await mainTurn()
    #expect(seen == [0] && disposed == 1)
  }

  @Test("driven from another actor, the closures run on that actor, in order")
  func fromAnActor() async {
    let relay = PublishRelay<Int>()
    let listener = Listener()
    await listener.listen(to: relay.asDriver(onErrorJustReturn: 0))
    for value in 1...50 { relay.accept(value) }
    await listener.done.wait()
    #expect(await listener.seen == Array(1...50))
    await listener.leave()
  }

  @Test("a driver that has completed starts anew for the next subscriber")
  func again() {
    let count = Counter()
    let driver = Observable<Int>.deferred { .just(count.add()) }.asDriver(onErrorJustReturn: 0)
    var seen: [Int] = []
    _ = driver.drive(onNext: { seen.append($0) })
    _ = driver.drive(onNext: { seen.append($0) })
    #expect(seen == [1, 2])
  }

  @Test("a chain of 100,000 drivers takes no stack")
  func longChain() async {
    let ended = Checkpoint()
    let count = Counter()
    onSmallStack {
      let driver = Driver.concat((0..<100_000).map { Driver.just($0) })
      _ = driver.drive(onNext: { _ in count.add() }, onDisposed: { ended.reach() })
    }
    await ended.wait()
    #expect(count.value == 100_000)
  }

  private actor Listener {
    var seen: [Int] = []
    var bag = DisposeBag()
    let done = Checkpoint()

    func listen(to driver: Driver<Int>) {
      driver.drive(onNext: {
        self.assertIsolated()
        self.seen.append($0)
        if $0 == 50 { self.done.reach() }
      }).disposed(by: bag)
    }

    /// Ends what keeps the listener alive.
    func leave() { bag = DisposeBag() }
  }
}
