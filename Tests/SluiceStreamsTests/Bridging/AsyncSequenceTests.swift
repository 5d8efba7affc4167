import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("asObservable of an asynchronous sequence", .leakChecked)
struct AsyncSequenceTests {
  /// Counts up to `count`, then throws what it is given; cancellation does not end it.
  private struct Counting: AsyncSequence, AsyncIteratorProtocol {
    typealias Failure = StreamError
    var next = 0
    var count = 3
    var failure: StreamError?
    var onEnd: @Sendable () -> Void = {}

    func makeAsyncIterator() -> Counting { self }

    mutating func next() async throws(StreamError) -> Int? {
      guard next < count else {
        onEnd()
        if let failure { throw failure }
        return nil
      }
      defer { next += 1 }
      return next
    }
  }

  private func text(of stream: Observable<Int>) async -> [String] {
    let log = Recorder<Int>()
    let done = Checkpoint()
    let subscription = stream.subscribe(
      onNext: { log.on(.next($0)) }, onError: { log.on(.error($0)) }, onCompleted: { log.on(.completed) },
      onDisposed: { done.reach() })
    await done.wait()
    subscription.dispose()
    return log.log
  }

  @Test("sends the elements in order, then completes or fails, each time anew")
  func events() async {
    for _ in 0..<2 {
      #expect(await text(of: Counting().asObservable()) == ["0", "1", "2", "completed"])
    }
    #expect(await text(of: Counting(count: 1, failure: .two).asObservable()) == ["0", "error(two)"])
    #expect(await text(of: Counting(count: 0).asObservable()) == ["completed"])
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    continuation.yield(1)
    continuation.finish(throwing: CancellationError())
    #expect(await text(of: stream.asObservable()) == ["1", "error(CancellationError())"])
  }

  @Test("dispose cancels the task")
  func cancellation() async {
    let terminated = Checkpoint()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.onTermination = { _ in terminated.reach() }
    let log = Recorder<Int>()
    let received = Checkpoint()
    let subscription = stream.asObservable().do(afterNext: { _ in received.reach() }).subscribe(log)
    continuation.yield(1)
    await received.wait()
    subscription.dispose()
    await terminated.wait()
    continuation.yield(2)
    #expect(log.log == ["1"])
  }

  @Test("an observer that has enough ends the iteration")
  func take() async {
    #expect(await text(of: Counting(count: .max).asObservable().take(2)) == ["0", "1", "completed"])
  }

  @Test("dispose lets go of the observer, also if the sequence does not heed it")
  func release() async {
    let census = LifetimeTracker()
    let door = Checkpoint()
    let (stream, ended) = (Stubborn(door: door), Checkpoint())
    let subscription = Self.subscribe(stream.asObservable(), census.object(), ended)
    await stream.asked.wait()
    subscription.dispose()
    #expect(census.alive == 0)
    door.reach()
  }

  private static func subscribe(_ stream: Observable<Int>, _ member: LifetimeTracker.Tracked, _ ended: Checkpoint)
    -> any Disposable
  {
    stream.subscribe(AnyObserver<Int> { _ in member.touch() })
  }

  /// Waits at a door, whether its task is cancelled or not.
  private struct Stubborn: AsyncSequence, AsyncIteratorProtocol {
    let door: Checkpoint
    let asked = Checkpoint()

    func makeAsyncIterator() -> Stubborn { self }

    mutating func next() async -> Int? {
      asked.reach()
      await door.wait()
      return nil
    }
  }

  @Test("is iterated off the caller's actor")
  @MainActor
  func isolation() async {
    let done = Checkpoint()
    let onMain = Notes<Bool>()
    let stream = Counting(count: 0, onEnd: { onMain.add(MainExecutor.isCurrent) }).asObservable()
    let subscription = stream.subscribe(onDisposed: { done.reach() })
    await done.wait()
    #expect(onMain.all == [false])
    subscription.dispose()
  }

  @Test("there and back again loses nothing")
  func roundTrip() async throws {
    let elements = Array(0..<100)
    #expect(
      try await Observable.from(elements).values.asObservable().values.reduce(into: []) { $0.append($1) } == elements)
  }
}

@Suite("Single.create of asynchronous work", .leakChecked)
struct SingleWorkTests {
  @TaskLocal private static var name = "none"

  @Test("has the outcome of the work, made anew for each subscription")
  func outcome() async throws {
    let runs = Notes<Int>()
    let single = Single.create {
      runs.add(1)
      return 7
    }
    #expect(runs.all.isEmpty)
    for count in 1...2 {
      #expect(try await single.value == 7)
      #expect(runs.all.count == count)
    }
  }

  @Test("dispose cancels the work, whose outcome is dropped")
  func cancellation() async {
    let (started, cancelled, ended) = (Checkpoint(), Checkpoint(), Checkpoint())
    let log = Recorder<Int>()
    let single = Single<Int>.create {
      defer { ended.reach() }
      started.reach()
      await withTaskCancellationHandler {
        _ = await cancelled.wait()
      } onCancel: {
        cancelled.reach()
      }
      return 1
    }
    let subscription = single.asObservable().subscribe(log)
    await started.wait()
    subscription.dispose()
    await ended.wait()
    #expect(log.events.isEmpty)
  }

  @Test("inherits the subscriber's task-local values, unless it is detached", arguments: [false, true])
  func inheritance(detached: Bool) async throws {
    let single = Single.create(detached: detached) { Self.name }
    let name = try await Self.$name.withValue("test") { try await single.value }
    #expect(name == (detached ? "none" : "test"))
  }

  @Test("runs with the priority that it is given")
  func priority() async throws {
    let single = Single.create(priority: .background, detached: true) { Task.basePriority }
    #expect(try await single.value == .background)
  }
}
