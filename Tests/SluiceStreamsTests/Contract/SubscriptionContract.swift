import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct SubscriptionContract {
  @Test("C13 Each subscription does the work anew")
  func ownWork() {
    let made = Counter()
    let stream = Observable<Int>.deferred { .just(made.add()) }
    #expect(stream.recorded() == ["1", "completed"])
    #expect(stream.recorded() == ["2", "completed"])
  }

  @Test("C13 Two subscriptions to one scan fold for themselves")
  func ownState() {
    let subject = PublishSubject<Int>()
    let sums = subject.scan(0, accumulator: +)
    let early = Recorder<Int>()
    let late = Recorder<Int>()
    let first = sums.subscribe(early)
    subject.onNext(1)
    let second = sums.subscribe(late)
    subject.onNext(2)
    #expect(early.log == ["1", "3"])
    #expect(late.log == ["2"])
    first.dispose()
    second.dispose()
  }

  @Test("C14 Subscribing again takes no stack")
  func noStack() {
    onSmallStack {
      let attempts = Counter()
      let source = Observable<Int>.deferred { attempts.add() < 100_000 ? .error(TestError()) : .just(1) }
      #expect(source.retry().recorded() == ["1", "completed"])
    }
  }

  @Test("C14 Sequences that are subscribed to together emit by turns")
  func turns() {
    let recorder = Recorder<Int>()
    let both = Observable<Int>.create { observer in
      Disposables.create(
        Observable.of(1, 2).subscribe(onNext: { observer.onNext($0) }),
        Observable.of(10, 20).subscribe(onNext: { observer.onNext($0) }))
    }
    let subscription = both.subscribe(recorder)
    #expect(recorder.log == ["1", "10", "2", "20"])
    subscription.dispose()
  }

  @Test("C15 Attempts that ended leave nothing behind in the scope")
  func boundedBookkeeping() {
    let scope = Scope()
    let source = PublishSubject<Int>()
    let attempts = Counter()
    let failing = Observable<Int>.deferred { attempts.add() < 10_000 ? .error(TestError()) : source }
    failing.retry().attach(Sink(next: { _ in }, end: { _ in }), scope)
    #expect(attempts.value == 10_000)
    #expect(scope.count == 1)
    scope.dispose()
    #expect(!source.hasObservers)
  }

  @Test("C15 A stage with several sources finishes each as it ends")
  func finishedSources() {
    let scope = Scope()
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    source.withLatestFrom(other).attach(Sink(next: { _ in }, end: { _ in }), scope)
    let both = scope.count
    other.onCompleted()
    #expect(scope.count == both - 1)
    scope.dispose()
    #expect(!source.hasObservers)
  }
}
