import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct RetryTests {
  /// Sends its attempt's number, then fails, until attempt `success`, which completes.
  private func flaky(until success: Int, attempts: Counter = Counter()) -> Observable<Int> {
    .deferred {
      let attempt = attempts.add()
      let end: Observable<Int> = attempt < success ? .error(TestError("\(attempt)")) : .empty()
      return end.startWith(attempt)
    }
  }

  @Test("retry subscribes again until the source completes")
  func retry() {
    #expect(flaky(until: 3).retry().recorded() == ["1", "2", "3", "completed"])
  }

  @Test("retry(n) makes n attempts in all")
  func retryCount() {
    #expect(flaky(until: 9).retry(2).recorded() == ["1", "2", "error(2)"])
    #expect(flaky(until: 2).retry(2).recorded() == ["1", "2", "completed"])
    #expect(flaky(until: 9).retry(1).recorded() == ["1", "error(1)"])
    #expect(flaky(until: 9).retry(0).recorded() == ["completed"])
  }

  @Test("B14 just(0) followed by an error, endless retry, take(1): completes with [0] after one subscription")
  func endlessRetry() {
    let attempts = Counter()
    #expect(flaky(until: .max, attempts: attempts).retry().take(1).recorded() == ["1", "completed"])
    #expect(attempts.value == 1)

    let created = Counter()
    let source = Observable<Int>.create { observer in
      created.add()
      observer.onNext(0)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(source.retry().take(1).recorded() == ["0", "completed"])
    #expect(created.value == 1)

    let failures = Counter()
    let failing = Observable<Int>.deferred {
      failures.add()
      return .error(TestError())
    }
    #expect(Observable.just(0).concat(failing).retry().take(1).recorded() == ["0", "completed"])
    #expect(failures.value == 0)
    #expect(Observable.just(0).concat(failing).retry().take(3).recorded() == ["0", "0", "0", "completed"])
    #expect(failures.value == 2)
  }

  @Test("B14 100,000 immediate failures take no stack")
  func manyFailures() {
    onSmallStack {
      let count = 100_000
      let attempts = Counter()
      let failing = Observable<Int>.deferred {
        .error(TestError("\(attempts.add())"))
      }
      #expect(failing.retry(count).recorded() == ["error(100000)"])
      let recovering = Observable<Int>.deferred { attempts.add(-1) > 0 ? .error(TestError()) : .just(1) }
      #expect(recovering.retry().recorded() == ["1", "completed"])
      #expect(attempts.value == 0)

      let recoveringWhenTold = Observable<Int>.deferred { attempts.add() < count ? .error(TestError()) : .just(1) }
      #expect(recoveringWhenTold.retry(when: { $0 }).recorded() == ["1", "completed"])
      let deferred = Array(repeating: Observable<Int>.error(TestError()), count: count)
      #expect(Observable<Int>.catch(sequence: deferred).recorded() == ["error(test)"])
    }
  }

  @Test("Disposal between two attempts ends the retrying")
  func disposal() {
    let attempts = Counter()
    let holder = SerialDisposable()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      if attempts.add() == 3 { holder.dispose() }
      return .error(TestError())
    }
    holder.disposable = subject.take(1).ignoreElements().map { _ -> Int in }.ifEmpty(switchTo: source.retry())
      .subscribe(Recorder<Int>())
    subject.onNext(1)
    #expect(attempts.value == 3)
  }
}
