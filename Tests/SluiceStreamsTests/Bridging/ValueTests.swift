import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("value", .leakChecked)
struct ValueTests {
  @Test("is the outcome of a single")
  func single() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: StreamError.one) { try await Single<Int>.error(StreamError.one).value }
    await #expect(throws: StreamError.two) { try await Single.create { () -> Int in throw StreamError.two }.value }
    #expect(try await Single.create { 2 }.value == 2)
  }

  @Test("is the element of a maybe, or nil")
  func maybe() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: StreamError.one) { try await Maybe<Int>.error(StreamError.one).value }
  }

  @Test("is nothing for a completable, which has to end")
  func completable() async throws {
    try await Completable.empty().value
    await #expect(throws: StreamError.one) { try await Completable.error(StreamError.one).value }
  }

  @Test("the subscription has ended when the outcome is there")
  func disposed() async throws {
    let notes = Notes<String>()
    let single = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(StreamError.one))
      return Disposables.create { notes.add("disposed") }
    }
    for count in 1...2 {
      #expect(try await single.value == 1)
      #expect(notes.all.count == count)
    }
  }

  @Test("an outcome from another thread is waited for")
  func later() async throws {
    let single = Single<Int>.create { single in
      onThreads(1) { _ in single(.success(7)) }
      return Disposables.create()
    }
    #expect(try await single.value == 7)
    #expect(try await Observable.just(1).delay(.milliseconds(1), scheduler: serial).asSingle().value == 1)
  }

  private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "test.value")

  @Test("cancellation throws, and ends the subscription")
  func cancellation() async {
    let subject = PublishSubject<Int>()
    let subscribed = Checkpoint()
    let source = subject.do(onSubscribed: { subscribed.reach() })
    let tasks = [
      Task.detached { _ = try await source.asSingle().value },
      Task.detached { _ = try await source.asMaybe().value },
      Task.detached { try await source.ignoreElements().asCompletable().value },
    ]
    await subscribed.wait()
    for task in tasks {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(!subject.hasObservers)
  }

  @Test("in a task that is cancelled already nothing is subscribed to")
  func cancelledBefore() async {
    let notes = Notes<Int>()
    let go = Checkpoint()
    let task = Task.detached {
      await go.wait()
      return try await Single<Int>.deferred {
        notes.add(1)
        return .just(1)
      }.value
    }
    task.cancel()
    go.reach()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(notes.all.isEmpty)
  }

  @Test("cancelled from inside the subscription, it throws, whatever is sent then")
  func cancelledInside() async {
    let holder = Guarded<Task<Int, any Error>?>(nil)
    let ready = Checkpoint()
    let single = Single<Int>.create { single in
      holder.withLock { $0 }?.cancel()
      single(.success(1))
      return Disposables.create()
    }
    let task = Task.detached {
      await ready.wait()
      return try await single.value
    }
    holder.withLock { $0 = task }
    ready.reach()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("when the source is gone, it throws instead of waiting for ever")
  func releasedSource() async {
    // Nobody keeps the subject once it has been subscribed to.
    let single = Single<Int>.deferred { PublishSubject<Int>().asSingle() }
    await #expect(throws: CancellationError.self) { try await single.value }
  }

  @Test("success, failure, disposal above and cancellation at once give one outcome", arguments: 0..<200)
  func race(round: Int) async {
    let sink = Guarded<(@Sendable (Result<Int, any Error>) -> Void)?>(nil)
    let subject = PublishSubject<Int>()
    let (subscribed, ended) = (Checkpoint(), Checkpoint())
    let single = Single<Int>.create { single in
      sink.withLock { $0 = single }
      subscribed.reach()
      return subject.subscribe(onNext: { single(.success($0)) })
    }
    let task = Task.detached { () -> Int in
      defer { ended.reach() }
      do { return try await single.value } catch {
        return error is CancellationError ? -1 : error as? StreamError == .one ? -2 : -3
      }
    }
    await subscribed.wait()
    let send = sink.withLock { $0.take() }
    onThreads(4) { thread in
      switch thread {
      case 0: send?(.success(1))
      case 1: send?(.failure(StreamError.one))
      case 2: subject.onNext(2)
      default: task.cancel()
      }
    }
    await ended.wait()
    #expect(await [1, 2, -1, -2].contains(task.value))
    #expect(!subject.hasObservers)
  }

  @Test("a maybe and a completable have one outcome under every race", arguments: 0..<100)
  func otherRaces(round: Int) async {
    let source = PublishSubject<Int>()
    let ended = Checkpoint()
    let countdown = Countdown(2, ended)
    let tasks = [
      Task.detached {
        defer { countdown.step() }
        _ = try? await source.asMaybe().value
      },
      Task.detached {
        defer { countdown.step() }
        try? await source.ignoreElements().asCompletable().value
      },
    ]
    onThreads(3) { thread in
      switch thread {
      case 0: source.onNext(1)
      case 1: source.onCompleted()
      default: for task in tasks { task.cancel() }
      }
    }
    await ended.wait()
    #expect(!source.hasObservers)
  }
}
