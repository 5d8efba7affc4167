import SluiceStreams
import TestSupport
import Testing

/// What every operator of `Driver` and `Signal` keeps.
@MainActor
@Suite(.leakChecked) struct SharedSequenceLaws {
  private let probe = Probe()
  private let whereabouts = Whereabouts()

  private var driver: Driver<Int> { probe.source.asDriver(onErrorJustReturn: -1) }
  private var signal: Signal<Int> { probe.source.asSignal(onErrorJustReturn: -1) }

  /// Runs what the operator's closures compute, and notes where.
  private var same: @Sendable (Int) -> Int {
    { [whereabouts] in
      whereabouts.note()
      return $0
    }
  }

  @Test(
    "A shared sequence never fails, and completes after what replaces its error", arguments: SharedOperator.allCases)
  func errors(_ operation: SharedOperator) async {
    let log = Recorder<Int>()
    let first = Checkpoint()
    let ended = Checkpoint()
    let subscription = operation.apply(to: driver, same: same).do(
      onNext: { _ in first.reach() }, onDispose: { ended.reach() }
    ).drive(log)
    probe.send(1, 2)
    await first.wait()
    probe.subject.onError(TestError())
    // It goes on with another sequence, which never ends.
    if operation == .concat { subscription.dispose() }
    await ended.wait()
    #expect(log.events.allSatisfy { $0.error == nil })
    #expect(operation == .concat || log.hasEnded)
    #expect(probe.live == 0)
  }

  @Test("Elements and closures keep to the main executor, wherever they are sent", arguments: SharedOperator.allCases)
  func senders(_ operation: SharedOperator) async {
    await expectMainExecutor { whereabouts, arrived in
      [
        operation.apply(to: driver, same: same).drive(Observer(whereabouts, arrived)),
        operation.apply(to: signal, same: same).emit(to: Observer(whereabouts, arrived)),
      ]
    }
  }

  @Test(
    "Elements and closures keep to the main executor, wherever they are asked for", arguments: SharedOperator.allCases)
  func subscribers(_ operation: SharedOperator) async {
    let drivers = operation.apply(to: driver, same: same)
    let signals = operation.apply(to: signal, same: same)
    // A driver replays to those who come later.
    let first = drivers.drive()
    probe.send(1, 2)
    await expectMainExecutor { whereabouts, arrived in
      let bag = Notes<any Disposable>()
      onThreads(1) { _ in
        bag.add(drivers.drive(Observer(whereabouts, arrived)))
        bag.add(signals.emit(to: Observer(whereabouts, arrived)))
      }
      return bag.all
    }
    first.dispose()
  }

  private func expectMainExecutor(_ subscribe: (Whereabouts, Checkpoint) -> [any Disposable]) async {
    let observed = Whereabouts()
    let arrived = Checkpoint()
    let subscriptions = subscribe(observed, arrived)
    onThreads(1) { [probe] _ in probe.send(1, 2, 3) }
    await arrived.wait()
    await mainTurn()
    #expect(observed.onMain > 0 && observed.elsewhere == 0)
    #expect(whereabouts.elsewhere == 0)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("Two subscribers share one subscription, which ends with the last of them", arguments: SharedOperator.allCases)
  func sharing(_ operation: SharedOperator) {
    let drivers = operation.apply(to: driver, same: same)
    var subscriptions = [drivers.drive(), drivers.drive()]
    #expect(probe.subscribed.value == 1)
    let signals = operation.apply(to: signal, same: same)
    subscriptions += [signals.emit(), signals.emit()]
    #expect(probe.subscribed.value == 2)
    for (subscription, left) in zip(subscriptions, [2, 1, 1, 0]) {
      subscription.dispose()
      #expect(probe.live == left)
    }
  }

  @Test("A driver replays its latest element, at once; a signal replays nothing", arguments: SharedOperator.allCases)
  func replay(_ operation: SharedOperator) async {
    let drivers = operation.apply(to: driver, same: same)
    let signals = operation.apply(to: signal, same: same)
    let logs = (Recorder<Int>(), Recorder<Int>())
    let arrived = (Checkpoint(), Checkpoint())
    let bag = DisposeBag()
    drivers.drive(onNext: {
      logs.0.on(.next($0))
      arrived.0.reach()
    }).disposed(by: bag)
    signals.emit(onNext: {
      logs.1.on(.next($0))
      arrived.1.reach()
    }).disposed(by: bag)
    probe.send(1, 2)
    await arrived.0.wait()
    await arrived.1.wait()
    var late: ([Int], [Int]) = ([], [])
    drivers.drive(onNext: { late.0.append($0) }).disposed(by: bag)
    signals.emit(onNext: { late.1.append($0) }).disposed(by: bag)
    #expect(late.0 == [logs.0.elements.last] && late.1 == [])
  }

  @Test("After the end, and after disposal, a shared sequence keeps no closure", arguments: SharedOperator.allCases)
  func release(_ operation: SharedOperator) async {
    for isDisposed in [true, false] {
      let tracker = LifetimeTracker()
      let probe = Probe()
      let ended = Checkpoint()
      let subscription = Self.tracked(operation, probe, tracker).drive(onDisposed: { ended.reach() })
      #expect(probe.live > 0)
      probe.send(1, 2)
      if !isDisposed { probe.subject.onCompleted() }
      if isDisposed || operation == .concat { subscription.dispose() }
      await ended.wait()
      await mainTurn()
      #expect(tracker.alive == 0, "a closure is kept after the end")
      #expect(probe.live == 0)
      subscription.dispose()
    }
  }

  private static func tracked(_ operation: SharedOperator, _ probe: Probe, _ tracker: LifetimeTracker) -> Driver<Int> {
    let object = tracker.object()
    return operation.apply(to: probe.source.asDriver(onErrorJustReturn: -1)) { object.same($0) }
  }

  @Test("Elements sent from four threads arrive once each, in their order", arguments: SharedOperator.lossless)
  func concurrentSenders(_ operation: SharedOperator) async {
    let sent = probe.subject.logged()
    let observer = Recorder<Int>()
    let subscription = operation.apply(to: signal, same: { $0 }).emit(to: observer)
    onThreads(4) { [probe] sender in for step in 0..<200 { probe.send(sender * 1_000 + step + 1) } }
    await mainTurn()
    #expect(observer.elements == sent.elements && observer.elements.count == 800)
    #expect(!observer.hasOverlapped)
    subscription.dispose()
  }

  @Test("An element sent from inside the delivery of another comes after it", arguments: SharedOperator.lossless)
  func reentrantSender(_ operation: SharedOperator) {
    let observer = StrictObserver { [probe] in if $0 < 50 { probe.send($0 + 1) } }
    let subscription = operation.apply(to: driver, same: same).drive(observer)
    probe.send(1)
    #expect(observer.elements == Array(1...50))
    #expect(observer.violations == [])
    subscription.dispose()
  }

  /// Notes where its elements arrive.
  private struct Observer: ObserverType {
    let whereabouts: Whereabouts
    let arrived: Checkpoint

    init(_ whereabouts: Whereabouts, _ arrived: Checkpoint) {
      self.whereabouts = whereabouts
      self.arrived = arrived
    }

    func on(_ event: Event<Int>) {
      whereabouts.note()
      if event.element != nil { arrived.reach() }
    }
  }
}
