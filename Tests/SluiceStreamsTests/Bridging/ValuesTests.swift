import SluiceStreams
import TestSupport
import Testing

@Suite("values", .leakChecked)
struct ValuesTests {
  @Test("B17: elements sent before the first next() are kept, and break ends the subscription")
  func kept() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    for element in 1...3 { subject.onNext(element) }
    var seen: [Int] = []
    for try await element in values {
      seen.append(element)
      if element == 2 { break }
    }
    #expect(seen == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test("a sequence that is never iterated ends its subscription when it is released")
  func unused() {
    let subject = PublishSubject<Int>()
    do {
      let values = subject.values
      #expect(subject.hasObservers)
      withExtendedLifetime(values) {}
    }
    #expect(!subject.hasObservers)
  }

  @Test("each further iteration subscribes anew")
  func iterations() async throws {
    let subscriptions = Notes<Int>()
    let values = Observable<Int>.deferred {
      subscriptions.add(1)
      return .of(1, 2)
    }.values
    #expect(subscriptions.all.count == 1)
    for count in 1...3 {
      var seen: [Int] = []
      for try await element in values { seen.append(element) }
      #expect(seen == [1, 2] && subscriptions.all.count == count)
    }
  }

  @Test("the error is thrown once, after the elements; then there is nothing")
  func failure() async throws {
    var iterator = Observable.of(1, 2).concat(.error(StreamError.one)).values.makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    await #expect(throws: StreamError.one) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test("elements that come while the loop waits arrive in order, and the end ends it")
  func waiting() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    async let seen = values.reduce(into: [Int]()) { $0.append($1) }
    for element in 0..<100 {
      subject.onNext(element)
      await Task.yield()
    }
    subject.onCompleted()
    #expect(try await seen == Array(0..<100))
  }

  @Test("with a limit, elements that nobody asked for give way")
  func limits() async throws {
    typealias Policy = StreamValues<Int, any Error>.BufferingPolicy
    let cases: [(Policy, [Int])] = [
      (.unbounded, [1, 2, 3, 4]), (.bufferingNewest(1), [4]), (.bufferingNewest(3), [2, 3, 4]),
      (.bufferingNewest(0), []), (.bufferingNewest(-1), []), (.bufferingOldest(1), [1]),
      (.bufferingOldest(3), [1, 2, 3]),
      (.bufferingOldest(0), []), (.bufferingOldest(.min), []),
    ]
    for (policy, expected) in cases {
      var seen: [Int] = []
      for try await element in Observable.of(1, 2, 3, 4).values(bufferingPolicy: policy) { seen.append(element) }
      #expect(seen == expected, "\(policy)")
    }
  }

  @Test("elements that give way are released")
  func displaced() async throws {
    let census = LifetimeTracker()
    let subject = PublishSubject<LifetimeTracker.Tracked>()
    let values = subject.values(bufferingPolicy: .bufferingNewest(2))
    for _ in 0..<10 { subject.onNext(census.object()) }
    #expect(census.alive == 2)
    withExtendedLifetime(values) {}
  }

  @Test("the values of a single are its element")
  func traits() async throws {
    #expect(try await Single.just(1).values.reduce(0, +) == 1)
  }

  @Test("concurrent senders lose nothing")
  func senders() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    onThreads(4) { thread in for step in 0..<250 { subject.onNext(thread * 250 + step) } }
    subject.onCompleted()
    let seen = try await values.reduce(into: [Int]()) { $0.append($1) }
    #expect(seen.sorted() == Array(0..<1_000))
  }
}

@Suite("values, ended from outside", .leakChecked)
struct ValuesEndTests {
  /// Iterates in a task of its own; tells when it has an element, and when it is through.
  private static func iterate(_ values: StreamValues<Int, any Error>, began: Checkpoint, ended: Checkpoint) -> Task<
    Int, Never
  > {
    Task.detached {
      defer { ended.reach() }
      var count = 0
      do {
        for try await _ in values {
          count += 1
          began.reach()
        }
      } catch { count = -1 }
      return count
    }
  }

  @Test("B17: cancelling the task ends the loop without an error, and the subscription")
  func cancellation() async {
    let subject = PublishSubject<Int>()
    let (began, ended) = (Checkpoint(), Checkpoint())
    let task = Self.iterate(subject.values, began: began, ended: ended)
    subject.onNext(1)
    await began.wait()
    task.cancel()
    await ended.wait()
    #expect(await task.value == 1 && !subject.hasObservers)
  }

  @Test("in a task that is cancelled already there is nothing to get, also if elements wait")
  func cancelledBefore() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    subject.onNext(1)
    let go = Checkpoint()
    let task = Task.detached {
      await go.wait()
      return try await values.reduce(0, +)
    }
    task.cancel()
    go.reach()
    #expect(try await task.value == 0)
    #expect(!subject.hasObservers)
  }

  @Test("B17: cancelled while others send, the loop ends, in order up to there", arguments: 0..<50)
  func cancellationRace(round: Int) async {
    let subject = PublishSubject<Int>()
    let values = subject.values
    let ended = Checkpoint()
    let task = Task.detached {
      defer { ended.reach() }
      var seen: [Int] = []
      do { for try await element in values { seen.append(element) } } catch { seen = [-1] }
      return seen
    }
    onThreads(2) { thread in
      if thread == 0 { return task.cancel() }
      for element in 0..<100 { subject.onNext(element) }
    }
    await ended.wait()
    let seen = await task.value
    #expect(seen == Array(0..<seen.count) && !subject.hasObservers)
  }

  @Test("an element, an end and a cancellation at once answer every question once", arguments: 0..<100)
  func race(round: Int) async {
    let subject = PublishSubject<Int>()
    let (began, ended) = (Checkpoint(), Checkpoint())
    let task = Self.iterate(subject.values, began: began, ended: ended)
    onThreads(4) { thread in
      switch thread {
      case 0: subject.onNext(1)
      case 1: subject.onCompleted()
      case 2: subject.onError(StreamError.one)
      default: task.cancel()
      }
    }
    await ended.wait()
    #expect(await [-1, 0, 1].contains(task.value) && !subject.hasObservers)
  }

  @Test("when the source is gone, the loop ends after what was sent")
  func releasedSource() async throws {
    func begin() -> (StreamValues<Int, any Error>.Iterator, WeakSubject) {
      let subject = PublishSubject<Int>()
      let iterator = subject.map { $0 + 1 }.values.makeAsyncIterator()
      subject.onNext(1)
      return (iterator, WeakSubject(subject))
    }
    var (iterator, subject) = begin()
    #expect(subject.object == nil)
    #expect(try await iterator.next() == 2)
    #expect(try await iterator.next() == nil)
  }

  private struct WeakSubject {
    private(set) weak var object: PublishSubject<Int>?

    init(_ object: PublishSubject<Int>) { self.object = object }
  }

  @Test("a stream that never ends keeps who waits for it, until they go")
  func never() {
    let census = LifetimeTracker()
    let scope = Scope()
    Self.attach(to: .never(), census.object(), scope)
    #expect(census.alive == 1)
    scope.dispose()
    #expect(census.alive == 0)
  }

  private static func attach(to source: Observable<Int>, _ member: LifetimeTracker.Tracked, _ scope: Scope) {
    source.attach(Sink(next: { _ in member.touch() }, end: { _ in member.touch() }), scope)
  }

  @Test("two who ask at once are both told the end")
  func severalWaiters() async throws {
    let subject = PublishSubject<Int>()
    // Each copy asks the same iteration, which is safe; the compiler cannot know.
    let iterator = Unchecked(subject.values.makeAsyncIterator())
    let tasks = (0..<2).map { _ in
      Task.detached {
        var copy = iterator.value
        return try await copy.next()
      }
    }
    subject.onCompleted()
    for task in tasks { #expect(try await task.value == nil) }
  }

  @Test("a stream that promised not to fail, and does, ends its values and is reported")
  func brokenPromise() async {
    let log = ErrorLog()
    var count = 0
    for await _ in StreamValues<Int, Never>(infallible: .of(1, 2).concat(.error(log.fault))) { count += 1 }
    #expect(count == 2)
    #expect(log.contexts == ["a stream that promised not to fail did, its values end"])
  }
}
