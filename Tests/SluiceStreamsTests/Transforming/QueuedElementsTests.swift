import SluiceStreams
import TestSupport
import Testing

@Suite("Elements that wait while another is delivered", .leakChecked)
struct QueuedElementsTests {
  /// A stream that hands out its observer, and ends as `create` does.
  private static func handedOut(_ observers: Notes<AnyObserver<Int>>) -> Observable<Int> {
    .create { observer in
      observers.add(observer)
      return Disposables.create()
    }
  }

  @Test("an inner stream that completes while its elements wait loses none of them", arguments: [true, false])
  func completedInnerKeepsItsElements(usesFlatMap: Bool) {
    let first = PublishSubject<Int>()
    let observers = Notes<AnyObserver<Int>>()
    let second = Self.handedOut(observers)
    let log = Recorder<Int>()
    let merged =
      usesFlatMap ? Observable.of(first.asObservable(), second).flatMap { $0 } : Observable.merge(first, second)
    let subscription = merged.subscribe(
      onNext: { element in
        log.on(.next(element))
        guard element == 1 else { return }
        observers.all[0].onNext(2)
        observers.all[0].onCompleted()
      }, onCompleted: { log.on(.completed) })
    first.onNext(1)
    first.onCompleted()
    #expect(log.log == ["1", "2", "completed"])
    subscription.dispose()
  }

  @Test("an error that waits reaches the observer, after the elements before it")
  func failedInnerKeepsItsElements() {
    let first = PublishSubject<Int>()
    let observers = Notes<AnyObserver<Int>>()
    let log = Recorder<Int>()
    let subscription = Observable.merge(first, Self.handedOut(observers)).subscribe(
      onNext: { element in
        log.on(.next(element))
        guard element == 1 else { return }
        observers.all[0].onNext(2)
        observers.all[0].onError(StreamError.one)
      }, onError: { log.on(.error($0)) })
    first.onNext(1)
    #expect(log.log == ["1", "2", "error(one)"])
    subscription.dispose()
  }

  @Test("flatMapLatest keeps what the newest inner stream sent before it completed, and drops what a replaced one sent")
  func latestDropsOnlyWhatWasReplaced() {
    let source = PublishSubject<Int>()
    let observers = Notes<AnyObserver<Int>>()
    let log = Recorder<Int>()
    let subscription = source.flatMapLatest { _ in Self.handedOut(observers) }.subscribe(
      onNext: { element in
        log.on(.next(element))
        switch element {
        case 1:
          observers.all[0].onNext(2)
          source.onNext(1)
          observers.all[1].onNext(10)
        case 10:
          observers.all[1].onNext(11)
          observers.all[1].onCompleted()
        default: break
        }
      }, onCompleted: { log.on(.completed) })
    source.onNext(0)
    observers.all[0].onNext(1)
    source.onCompleted()
    #expect(log.log == ["1", "10", "11", "completed"])
    subscription.dispose()
  }

  @Test("inner streams that end on threads of their own lose nothing", arguments: 0..<20)
  func concurrentInnersLoseNothing(round: Int) {
    let observers = Notes<AnyObserver<Int>>()
    let log = Recorder<Int>()
    let merged = Observable<Int>.merge((0..<4).map { _ in Self.handedOut(observers) })
    let subscription = merged.subscribe(log)
    let all = observers.all
    onThreads(4) { index in
      for step in 0..<200 { all[index].onNext(index * 1_000 + step) }
      all[index].onCompleted()
    }
    #expect(log.elements.count == 800)
    for index in 0..<4 {
      #expect(log.elements.filter { $0 / 1_000 == index } == (0..<200).map { index * 1_000 + $0 })
    }
    #expect(log.hasEnded && !log.hasOverlapped)
    subscription.dispose()
  }
}
