import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct MainSchedulerTests {
  private func append(_ entry: Int, to seen: Notes<Int>, on scheduler: MainScheduler, then: Checkpoint? = nil) {
    _ = scheduler.schedule(()) { _ in
      MainScheduler.ensureRunningOnMainThread()
      seen.add(entry)
      then?.reach()
      return Disposables.create()
    }
  }

  @Test @MainActor func `work runs at once on the main executor when nothing waits`() {
    let seen = Notes<Int>()
    let scheduler = MainScheduler()
    append(1, to: seen, on: scheduler)
    #expect(seen.all == [1])
  }

  @Test @MainActor func `work on the main executor waits behind work that waits`() async {
    let seen = Notes<Int>()
    let scheduler = MainScheduler()
    let done = Checkpoint()
    // From another thread, while the main executor is held by this test.
    withoutLeavingMain { append(1, to: seen, on: scheduler) }
    append(2, to: seen, on: scheduler, then: done)
    #expect(seen.all == [])
    #expect(await done.wait())
    #expect(seen.all == [1, 2])
    append(3, to: seen, on: scheduler)
    #expect(seen.all == [1, 2, 3])
  }

  @Test @MainActor func `work scheduled by work runs after it`() async {
    let seen = Notes<Int>()
    let scheduler = MainScheduler()
    let done = Checkpoint()
    _ = scheduler.schedule(()) { _ in
      append(2, to: seen, on: scheduler, then: done)
      seen.add(1)
      return Disposables.create()
    }
    #expect(seen.all == [1])
    #expect(await done.wait())
    #expect(seen.all == [1, 2])
  }

  @Test func `work from elsewhere hops to the main executor, in order`() async {
    let seen = Notes<Int>()
    let scheduler = MainScheduler()
    let done = Checkpoint(count: 100)
    for entry in 0..<100 { append(entry, to: seen, on: scheduler, then: done) }
    #expect(await done.wait())
    #expect(seen.all == Array(0..<100))
  }

  @Test @MainActor func `observe(on) the main scheduler delivers at once on the main executor`() {
    let source = PublishSubject<Int>()
    let seen = Notes<Int>()
    let subscription = source.observe(on: MainScheduler()).subscribe(
      AnyObserver { event in
        if let element = event.element { seen.add(element) }
      })
    source.onNext(1)
    source.onNext(2)
    #expect(seen.all == [1, 2])
    subscription.dispose()
  }

  @Test func `asyncInstance never runs work at once`() async {
    let seen = Notes<Int>()
    let done = Checkpoint()
    await MainActor.run {
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        seen.add(2)
        done.reach()
        return Disposables.create()
      }
      seen.add(1)
    }
    #expect(await done.wait())
    #expect(seen.all == [1, 2])
  }

  /// Runs `body` on another thread, while the caller's is held.
  @MainActor private func withoutLeavingMain(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      body()
      done.signal()
    }
    #expect(done.wait(timeout: .now() + .seconds(300)) == .success)
  }
}
