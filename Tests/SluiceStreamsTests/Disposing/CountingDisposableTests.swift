import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("RefCountDisposable", .leakChecked)
struct RefCountDisposableTests {
  @Test("disposes what it holds with itself if nobody retains it")
  func unretained() {
    let held = BooleanDisposable()
    let counter = RefCountDisposable(disposable: held)
    #expect(!counter.isDisposed)
    counter.dispose()
    #expect(counter.isDisposed && held.isDisposed)
  }

  @Test("disposes what it holds with the last who retains it, in any order")
  func retained() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let held = BooleanDisposable()
      let counter = RefCountDisposable(disposable: held)
      let all = [counter, counter.retain(), counter.retain()] as [any Disposable]
      for index in order {
        #expect(!held.isDisposed)
        all[index].dispose()
        all[index].dispose()
      }
      #expect(held.isDisposed, "\(order)")
    }
  }

  @Test("retaining after dispose holds nothing back")
  func late() {
    let held = BooleanDisposable()
    let counter = RefCountDisposable(disposable: held)
    let early = counter.retain()
    counter.dispose()
    let late = counter.retain()
    early.dispose()
    #expect(held.isDisposed)
    late.dispose()
  }

  @Test("lets go of what it held")
  func release() {
    let census = LifetimeTracker()
    let counter = Self.counter(census.object())
    counter.dispose()
    #expect(census.alive == 0)
  }

  private static func counter(_ member: LifetimeTracker.Tracked) -> RefCountDisposable {
    RefCountDisposable(disposable: Disposables.create { member.touch() })
  }

  @Test("threads that retain, release and dispose it dispose what it holds once, at the end", arguments: 0..<100)
  func race(round: Int) {
    let disposals = Counter()
    let retained = Counter()
    let early = Counter()
    let counter = RefCountDisposable(
      disposable: Disposables.create {
        if retained.value > 0 { early.add() }
        disposals.add()
      })
    let kept = (0..<3).map { _ in counter.retain() }
    retained.add(3)
    onThreads(4) { thread in
      if thread == 3 { return counter.dispose() }
      for _ in 0..<20 { counter.retain().dispose() }
      retained.add(-1)
      kept[thread].dispose()
    }
    #expect(disposals.value == 1 && early.value == 0)
  }
}

@Suite("ScheduledDisposable", .leakChecked)
struct ScheduledDisposableTests {
  @Test("disposes on its scheduler, once")
  func scheduled() {
    let scheduler = HistoricalScheduler()
    let count = Counter()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: Disposables.create { count.add() })
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed && count.value == 0)
    scheduler.start()
    #expect(count.value == 1)
    #expect((disposable.scheduler as? HistoricalScheduler) === scheduler)
  }

  @Test("disposes on the main actor from another thread")
  func main() async {
    let onMain = Notes<Bool>()
    let done = Checkpoint()
    let held = Disposables.create {
      onMain.add(MainExecutor.isCurrent)
      done.reach()
    }
    let disposable = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: held)
    onThreads(3) { _ in disposable.dispose() }
    await done.wait()
    #expect(onMain.all == [true])
  }
}

@Suite("Disposables, from several threads", .leakChecked)
struct DisposableRaceTests {
  @Test("members inserted and removed while the group is disposed are each disposed once", arguments: 0..<100)
  func composite(round: Int) {
    let disposals = Counter()
    let group = CompositeDisposable()
    onThreads(3) { thread in
      if thread == 0 { return group.dispose() }
      for step in 0..<20 {
        let key = group.insert(Disposables.create { disposals.add() })
        if step % 2 == 0, let key { group.remove(for: key) }
      }
    }
    #expect(disposals.value == 40 && group.count == 0)
  }

  @Test("a holder that is assigned while it is disposed disposes what it is given", arguments: 0..<100)
  func singleAssignment(round: Int) {
    let held = BooleanDisposable()
    let holder = SingleAssignmentDisposable()
    onThreads(2) { thread in if thread == 0 { holder.dispose() } else { holder.setDisposable(held) } }
    #expect(held.isDisposed && holder.isDisposed)
  }

  @Test("a scheduled disposable that several threads dispose is scheduled once", arguments: 0..<50)
  func scheduled(round: Int) {
    let scheduler = HistoricalScheduler()
    let count = Counter()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: Disposables.create { count.add() })
    onThreads(3) { _ in disposable.dispose() }
    scheduler.start()
    #expect(count.value == 1)
  }

  @Test("what is put into a bag while it is released is disposed all the same", arguments: 0..<100)
  func bag(round: Int) async {
    let done = Checkpoint()
    let countdown = Countdown(40, done)
    let bag = Guarded<DisposeBag?>(DisposeBag())
    onThreads(3) { thread in
      if thread == 0 {
        let released = bag.withLock { $0.take() }
        withExtendedLifetime(released) {}
        return
      }
      let mine = bag.withLock { $0 } ?? DisposeBag()
      for _ in 0..<20 { Disposables.create { countdown.step() }.disposed(by: mine) }
    }
    await done.wait()
  }
}
