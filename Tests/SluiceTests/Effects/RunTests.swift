import Sluice
import TestSupport
import Testing

struct RunTests {
  /// Waits until the reactor's count is `count`.
  private func reach(_ count: Int, _ reactor: any CountReactor) async -> Bool {
    let door = Checkpoint()
    let subscription = reactor.state.subscribe(onNext: { if $0.count == count { door.reach() } })
    defer { subscription.dispose() }
    return await door.wait()
  }

  @Test("run: what an effect sends is reduced in order", arguments: Housing.allCases)
  func sends(housing: Housing) async {
    let reactor = housing.make()
    let bag = DisposeBag()
    let counts = reactor.counts(bag)
    reactor.send(
      .effect(
        .run { send in
          send(.add(1))
          await Task.yield()
          for _ in 0..<100 { send(.add(1)) }
        }))
    #expect(await reach(101, reactor))
    #expect(counts.all == Array(0...101))
  }

  @Test("R6: an error that an effect throws is reported after what it sent", arguments: Housing.allCases)
  func throwsError(housing: Housing) async {
    let reported = Checkpoint()
    let log = ErrorLog { reported.reach() }
    let reactor = housing.make()
    reactor.send(
      .effect(
        .run { send in
          send(.add(1))
          throw log.fault
        }))
    #expect(await reported.wait())
    #expect(log.contexts.count == 1)
    #expect(reactor.currentState.count == 1)
    reactor.send(.add(1))
    #expect(reactor.currentState.count == 2)
  }

  @Test("run: disposing cancels the task, and what it sends or throws afterwards is dropped")
  func cancels() async {
    let log = ErrorLog()
    let isRunning = Checkpoint()
    let isDisposed = Checkpoint()
    let isThrough = Checkpoint()
    let events = Notes<String>()
    let wasCancelled = Counter()
    let subscription = Observable<Int>
      .run { send in
        defer { isThrough.reach() }
        send(1)
        isRunning.reach()
        await isDisposed.wait()
        if Task.isCancelled { wasCancelled.add() }
        send(2)
        throw log.fault
      }
      .subscribe { events.add("\($0)") }
    #expect(await isRunning.wait())
    subscription.dispose()
    isDisposed.reach()
    #expect(await isThrough.wait())
    #expect(events.all == ["next(1)"])
    #expect(wasCancelled.value == 1)
    #expect(log.contexts.isEmpty)
  }

  @Test("R8: releasing a reactor with a store cancels its task, whose CancellationError is not reported")
  func cancelledByRelease() async {
    let isRunning = Checkpoint()
    let isThrough = Checkpoint()
    var reactor: (any CountReactor)? = Housing.store.make()
    let effect = Observable<CountMutation>.run { send in
      defer { isThrough.reach() }
      isRunning.reach()
      try await Task.sleep(for: .seconds(3600))
      send(.add(1))
    }
    reactor?.send(.effect(effect))
    #expect(await isRunning.wait())
    reactor = nil
    #expect(await isThrough.wait())
  }

  @Test("run: a CancellationError without disposal is an error as any other")
  func ownCancellationError() async {
    let failed = Checkpoint()
    let errors = Counter()
    let subscription = Observable<Int>.run { _ in throw CancellationError() }
      .subscribe(onError: { error in
        if error is CancellationError { errors.add() }
        failed.reach()
      })
    #expect(await failed.wait())
    #expect(errors.value == 1)
    subscription.dispose()
  }

  @Test("run: each subscription starts a task of its own, which completes the stream when it returns")
  func completes() async {
    let starts = Counter()
    let stream = Observable<Int>.run { _ in starts.add() }
    for _ in 0..<2 {
      let isCompleted = Checkpoint()
      let subscription = stream.subscribe(onCompleted: isCompleted.open)
      #expect(await isCompleted.wait())
      subscription.dispose()
    }
    #expect(starts.value == 2)
  }

  @Test("R4: many tasks that send at once lose nothing", arguments: Housing.allCases)
  func underLoad(housing: Housing) async {
    let reactor = housing.make()
    for _ in 0..<50 {
      reactor.send(.effect(.run { send in for _ in 0..<20 { send(.add(1)) } }))
    }
    #expect(await reach(1000, reactor))
  }
}
