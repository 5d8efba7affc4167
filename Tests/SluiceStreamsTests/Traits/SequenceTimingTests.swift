import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite("Single, Maybe and Completable in virtual time", .leakChecked)
struct SequenceTimingTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func events<Trait>(_ sequence: PrimitiveSequence<Trait, Int>) -> [Recorded<Event<Int>>] {
    scheduler.start { sequence.asObservable() }.events
  }

  /// A single that has its element `time` after it was subscribed to.
  private func single(at time: Int, _ element: Int = 1) -> Single<Int> {
    scheduler.createColdObservable([.next(time, element), .completed(time)]).asObservable().asSingle()
  }

  @Test("a timer sends 0 when its time has passed")
  func timer() {
    #expect(events(Single.timer(.seconds(10), scheduler: scheduler)) == [.next(210, 0), .completed(210)])
    let other = TestScheduler(initialClock: 0)
    let maybe = other.start { Maybe<Int>.timer(.seconds(-1), scheduler: other).asObservable() }
    #expect(maybe.events == [.next(201, 0), .completed(201)])
  }

  @Test("delay moves the outcome, and not an error")
  func delay() {
    #expect(events(single(at: 10).delay(.seconds(5), scheduler: scheduler)) == [.next(215, 1), .completed(215)])
  }

  @Test("an error is not delayed")
  func delayedError() {
    let failing = Single<Int>.error(TestError()).delay(.seconds(5), scheduler: scheduler)
    #expect(events(failing) == [.error(200, TestError())])
  }

  @Test("delaySubscription asks later")
  func delaySubscription() {
    let late = single(at: 10).delaySubscription(.seconds(5), scheduler: scheduler)
    #expect(events(late) == [.next(215, 1), .completed(215)])
  }

  @Test("observe(on:) and subscribe(on:) take a turn of the scheduler")
  func turns() {
    #expect(events(Single.just(1).observe(on: scheduler)) == [.next(201, 1), .completed(202)])
    let asked = TestScheduler(initialClock: 0)
    let observer = asked.start { Maybe.just(1).subscribe(on: asked).asObservable() }
    #expect(observer.events == [.next(201, 1), .completed(201)])
  }

  @Test("timeout fails a sequence that has no outcome in time")
  func timeout() {
    let late = events(single(at: 20).timeout(.seconds(10), scheduler: scheduler))
    #expect(late.count == 1)
    #expect(late[0].time == 210)
    #expect("\(late[0].value)" == "error(\(RxError.timeout))")
  }

  @Test("timeout leaves an outcome in time alone")
  func inTime() {
    #expect(events(single(at: 5).timeout(.seconds(10), scheduler: scheduler)) == [.next(205, 1), .completed(205)])
  }

  @Test("timeout(other:) replaces a sequence that has no outcome in time")
  func other() {
    let replaced = single(at: 20).timeout(.seconds(10), other: single(at: 50, 2), scheduler: scheduler)
    #expect(events(replaced) == [.next(260, 2), .completed(260)])
  }

  @Test("an element in time is the outcome, also if its completion would come too late")
  func lateCompletion() {
    // Under virtual time, observe(on:) sends the completion in a turn after the element's.
    let slow = Single.just(1).observe(on: scheduler).delaySubscription(.seconds(5), scheduler: scheduler)
    let timed = slow.timeout(.seconds(7), other: .just(2), scheduler: scheduler)
    #expect(events(timed) == [.next(206, 1), .completed(206)])
    let strict = TestScheduler(initialClock: 0)
    let observer = strict.start {
      Single.just(1).observe(on: strict).timeout(.nanoseconds(1), other: .just(2), scheduler: strict).asObservable()
    }
    #expect(observer.events.filter { $0.value.element != nil }.count == 1, "\(observer.events)")
  }

  @Test("a completable keeps time, too")
  func completable() {
    let work = scheduler.createColdObservable([.completed(10)]).asObservable() as Observable<Int>
    let done = work.ignoreElements().asCompletable()
    let observer = scheduler.start {
      done.delay(.seconds(5), scheduler: scheduler).timeout(.seconds(20), scheduler: scheduler)
        .andThen(Single.just(1)).asObservable()
    }
    #expect(observer.events == [.next(215, 1), .completed(215)])
  }

  @Test("disposal ends what waits")
  func disposal() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let stages: [Single<Int>] = [
      source.asSingle().delay(.seconds(5), scheduler: scheduler),
      source.asSingle().timeout(.seconds(5), scheduler: scheduler),
      source.asSingle().observe(on: scheduler),
    ]
    let subscriptions = stages.map { $0.asObservable().subscribe(recorder) }
    source.onNext(1)
    for subscription in subscriptions { subscription.dispose() }
    #expect(!source.hasObservers)
    source.onCompleted()
    scheduler.start()
    #expect(recorder.log == [])
  }
}
