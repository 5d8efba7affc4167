import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Main schedulers, under load", .leakChecked)
struct MainSchedulerLoadTests {
  @Test("work from threads and from the main actor itself runs one at a time, in each sender's order", arguments: 0..<5)
  func order(round: Int) async {
    let scheduler = MainScheduler()
    let seen = Recorder<Int>()
    let done = Checkpoint()
    let countdown = Countdown(1_000, done)
    let send: @Sendable (Int, Int) -> Void = { sender, step in
      _ = scheduler.schedule(sender * 200 + step) { entry in
        MainScheduler.ensureRunningOnMainThread()
        seen.on(.next(entry))
        countdown.step()
        return Disposables.create()
      }
    }
    async let main: Void = Task { @MainActor in
      for step in 0..<200 {
        send(0, step)
        if step % 20 == 0 { await Task.yield() }
      }
    }.value
    onThreads(4) { thread in for step in 0..<200 { send(thread + 1, step) } }
    await main
    await done.wait()
    #expect(!seen.hasOverlapped)
    for sender in 0..<5 {
      #expect(seen.elements.filter { $0 / 200 == sender } == (0..<200).map { sender * 200 + $0 })
    }
  }

  @Test(
    "the concurrent main scheduler runs work at once on the main executor, also inside other work and before what waits"
  )
  @MainActor
  func concurrentMain() async {
    let seen = Notes<Int>()
    let done = Checkpoint()
    let scheduler = ConcurrentMainScheduler.instance
    onThreads(1) { _ in
      _ = scheduler.schedule(3) { entry in
        MainScheduler.ensureRunningOnMainThread()
        seen.add(entry)
        done.reach()
        return Disposables.create()
      }
    }
    _ = scheduler.schedule(1) { entry in
      seen.add(entry)
      return scheduler.schedule(2) { entry in
        seen.add(entry)
        return Disposables.create()
      }
    }
    #expect(seen.all == [1, 2])
    await done.wait()
    #expect(seen.all == [1, 2, 3])
  }

  @Test("subscribe(on:) the concurrent main scheduler subscribes on the main executor")
  func subscribeOn() async {
    let onMain = Notes<Bool>()
    let done = Checkpoint()
    let source = Observable<Int>.deferred {
      onMain.add(MainExecutor.isCurrent)
      return .just(1)
    }
    let subscription = source.subscribe(on: ConcurrentMainScheduler.instance).subscribe(
      AnyObserver { event in if event.isStopEvent { done.reach() } })
    await done.wait()
    #expect(onMain.all == [true])
    subscription.dispose()
  }
}
