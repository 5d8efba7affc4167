import Dispatch
import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite(.leakChecked) struct ObserveOnConcurrencyTests {
  static let schedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
    MainScheduler(),
  ]

  /// Sends from several threads, and tells what came out: by sender, and whether two handlers ran at a time.
  private func flood(_ scheduler: any SchedulerType) async -> (byThread: [[Int]], overlapped: Bool, completed: Bool) {
    let threads = 4
    let elements = 500
    let source = PublishSubject<(thread: Int, number: Int)>()
    let seen = Notes<(thread: Int, number: Int)>()
    let running = Atomic(0)
    let overlaps = Atomic(0)
    let completed = Checkpoint()
    let subscription = source.observe(on: scheduler).subscribe(
      AnyObserver { event in
        if running.add(1, ordering: .acquiringAndReleasing).newValue != 1 {
          overlaps.add(1, ordering: .acquiringAndReleasing)
        }
        if let element = event.element { seen.add(element) }
        running.subtract(1, ordering: .acquiringAndReleasing)
        if event.isCompleted { completed.reach() }
      })
    let sent = Checkpoint(count: threads)
    for thread in 0..<threads {
      DispatchQueue.global().async {
        for number in 0..<elements { source.onNext((thread, number)) }
        sent.reach()
      }
    }
    let isSent = await sent.wait()
    source.onCompleted()
    let isCompleted = await completed.wait()
    subscription.dispose()
    let byThread = (0..<threads).map { thread in seen.all.filter { $0.thread == thread }.map(\.number) }
    return (byThread, overlaps.load(ordering: .acquiring) > 0, isSent && isCompleted)
  }

  @Test(arguments: 0..<3)
  func `observe(on) keeps the order of each of several threads, loses nothing, and never overlaps`(
    scheduler: Int
  ) async {
    let result = await flood(Self.schedulers[scheduler])
    #expect(result.completed)
    #expect(result.byThread == Array(repeating: Array(0..<500), count: 4))
    #expect(!result.overlapped)
  }

  @Test func `observe(on) keeps the order in which a subject took its elements`() async {
    let source = PublishSubject<Int>()
    let direct = Notes<Int>()
    let hopped = Notes<Int>()
    let completed = Checkpoint()
    let first = source.subscribe(AnyObserver { event in if let element = event.element { direct.add(element) } })
    let second = source.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe(
      AnyObserver { event in
        if let element = event.element { hopped.add(element) } else { completed.reach() }
      })
    let sent = Checkpoint(count: 4)
    for thread in 0..<4 {
      DispatchQueue.global().async {
        for number in 0..<500 { source.onNext(thread * 1000 + number) }
        sent.reach()
      }
    }
    #expect(await sent.wait())
    source.onCompleted()
    #expect(await completed.wait())
    #expect(hopped.all == direct.all)
    #expect(hopped.all.count == 2000)
    first.dispose()
    second.dispose()
  }

  @Test func `a real delay keeps the order of its elements on a concurrent scheduler`() async {
    let source = PublishSubject<Int>()
    let seen = Notes<Int>()
    let completed = Checkpoint()
    let subscription = source.delay(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
      .subscribe(
        AnyObserver { event in
          if let element = event.element { seen.add(element) } else { completed.reach() }
        })
    for number in 0..<2000 { source.onNext(number) }
    source.onCompleted()
    #expect(await completed.wait())
    #expect(seen.all == Array(0..<2000))
    subscription.dispose()
  }

  @Test func `after dispose() the disposing thread sees nothing more, whatever waits`() async {
    let source = PublishSubject<Int>()
    let queue = SerialDispatchQueueScheduler(qos: .default)
    let done = Checkpoint()
    let isDisposed = Atomic(false)
    let late = Atomic(0)
    let subscription = SerialDisposable()
    subscription.disposable = source.observe(on: queue).subscribe(
      AnyObserver { event in
        if isDisposed.load(ordering: .acquiring) { late.add(1, ordering: .relaxed) }
        if event.element == 50 {
          subscription.dispose()
          isDisposed.store(true, ordering: .releasing)
        }
      })
    for number in 0..<100 { source.onNext(number) }
    _ = queue.schedule(()) { _ in
      done.reach()
      return Disposables.create()
    }
    #expect(await done.wait())
    #expect(late.load(ordering: .acquiring) == 0)
  }

  @Test func `throttle and debounce of several threads never overlap`() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for operation in 0..<2 {
      let source = PublishSubject<Int>()
      let stream =
        operation == 0
        ? source.throttle(.microseconds(50), scheduler: scheduler)
        : source.debounce(.microseconds(1), scheduler: scheduler)
      let running = Atomic(0)
      let overlaps = Atomic(0)
      let completed = Checkpoint()
      let subscription = stream.subscribe(
        AnyObserver { event in
          if running.add(1, ordering: .acquiringAndReleasing).newValue != 1 {
            overlaps.add(1, ordering: .acquiringAndReleasing)
          }
          running.subtract(1, ordering: .acquiringAndReleasing)
          if event.isCompleted { completed.reach() }
        })
      let sent = Checkpoint(count: 4)
      for _ in 0..<4 {
        DispatchQueue.global().async {
          for number in 0..<500 { source.onNext(number) }
          sent.reach()
        }
      }
      #expect(await sent.wait())
      source.onCompleted()
      #expect(await completed.wait())
      #expect(overlaps.load(ordering: .acquiring) == 0)
      subscription.dispose()
    }
  }
}
