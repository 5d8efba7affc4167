import SluiceStreams
import TestSupport
import Testing

@Suite("run", .leakChecked)
struct RunTests {
  /// Suspends until its task is cancelled.
  private static func untilCancelled() async {
    let signal = Checkpoint()
    await withTaskCancellationHandler {
      _ = await signal.wait()
    } onCancel: {
      signal.reach()
    }
  }

  private static func subscribe(_ stream: Observable<Int>, _ log: Recorder<Int>, _ done: Checkpoint) -> any Disposable {
    stream.subscribe(
      onNext: { log.on(.next($0)) }, onError: { log.on(.error($0)) }, onCompleted: { log.on(.completed) },
      onDisposed: { done.reach() })
  }

  @Test("sends in order, and completes when the operation returns")
  func order() async {
    let log = Recorder<Int>()
    let done = Checkpoint()
    _ = Self.subscribe(
      .run { send in
        send(1)
        await Task.yield()
        send(2)
      }, log, done)
    await done.wait()
    #expect(log.log == ["1", "2", "completed"])
  }

  @Test("fails with what the operation throws, also with a CancellationError of its own")
  func errors() async {
    for error in [StreamError.one, CancellationError()] as [any Error] {
      let log = Recorder<Int>()
      let done = Checkpoint()
      _ = Self.subscribe(
        .run { send in
          send(1)
          throw error
        }, log, done)
      await done.wait()
      #expect(log.log == ["1", "error(\(error))"])
    }
  }

  @Test("dispose cancels the task; what it sends and throws afterwards is dropped")
  func cancellation() async {
    let log = Recorder<Int>()
    let (started, done, ended) = (Checkpoint(), Checkpoint(), Checkpoint())
    let subscription = Self.subscribe(
      .run { send in
        defer { ended.reach() }
        send(1)
        started.reach()
        await Self.untilCancelled()
        send(2)
        try Task.checkCancellation()
      }, log, done)
    await started.wait()
    subscription.dispose()
    await ended.wait()
    await done.wait()
    #expect(log.log == ["1"])
  }

  @Test("each subscription starts a task of its own, none before")
  func coldness() async {
    let count = Notes<Int>()
    let stream = Observable<Int>.run { send in
      count.add(1)
      send(1)
    }
    #expect(count.all.isEmpty)
    for _ in 0..<2 {
      let done = Checkpoint()
      _ = Self.subscribe(stream, Recorder(), done)
      await done.wait()
    }
    #expect(count.all.count == 2)
  }

  @Test("elements sent from many tasks at once all arrive, one at a time, before the end")
  func manyTasks() async {
    let log = Recorder<Int>()
    let done = Checkpoint()
    _ = Self.subscribe(
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          for task in 0..<10 { group.addTask { for step in 0..<100 { send(task * 100 + step) } } }
        }
      }, log, done)
    await done.wait()
    #expect(log.elements.sorted() == Array(0..<1_000))
    #expect(log.hasEnded && !log.hasOverlapped)
  }

  @Test("effects merged while another delivers lose nothing", arguments: 0..<20)
  func merged(round: Int) async {
    let log = Recorder<Int>()
    let done = Checkpoint()
    _ = Self.subscribe(
      Observable<Int>.merge((0..<8).map { index in .run { send in for step in 0..<50 { send(index * 50 + step) } } }),
      log, done)
    await done.wait()
    #expect(log.elements.sorted() == Array(0..<400) && log.hasEnded)
  }

  @Test("flatMapLatest cancels the task of the effect before")
  func latest() async {
    let source = PublishSubject<Int>()
    let cancelled = Checkpoint()
    let started = Checkpoint()
    let log = Recorder<Int>()
    let done = Checkpoint()
    let subscription = Self.subscribe(
      source.flatMapLatest { element in
        Observable<Int>.run { send in
          if element == 0 {
            started.reach()
            await Self.untilCancelled()
            cancelled.reach()
          }
          send(element)
        }
      }, log, done)
    source.onNext(0)
    await started.wait()
    source.onNext(1)
    await cancelled.wait()
    source.onCompleted()
    await done.wait()
    #expect(log.log == ["1", "completed"])
    subscription.dispose()
  }

  @Test("does not inherit the caller's actor")
  @MainActor
  func isolation() async {
    let done = Checkpoint()
    let onMain = Notes<Bool>()
    _ = Observable<Int>.run { _ in onMain.add(MainExecutor.isCurrent) }.subscribe(onDisposed: { done.reach() })
    await done.wait()
    #expect(onMain.all == [false])
  }

  @Test("releases the operation when it has ended")
  func release() async {
    let released = Checkpoint()
    let subscription = Self.holding(AtRelease { released.reach() }).subscribe(Recorder())
    await released.wait()
    subscription.dispose()
  }

  private static func holding(_ object: AtRelease) -> Observable<Int> {
    .run { _ in withExtendedLifetime(object) {} }
  }
}
