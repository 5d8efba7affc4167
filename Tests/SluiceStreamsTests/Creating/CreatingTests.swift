import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Creating streams", .leakChecked)
struct CreatingTests {
  @Test("just, empty, error, of and from send what they are given, then end")
  func simple() {
    #expect(Observable.just(1).logged().log == ["1", "completed"])
    #expect(Observable<Int>.empty().logged().log == ["completed"])
    #expect(Observable<Int>.error(StreamError.one).logged().log == ["error(one)"])
    // It keeps its observer until it is disposed.
    let bag = DisposeBag()
    #expect(Observable<Int>.never().logged(bag).log == [])
    #expect(Observable.of(1, 2).logged().log == ["1", "2", "completed"])
    #expect(Observable.from([1, 2]).logged().log == ["1", "2", "completed"])
    #expect(Observable.from([Int]()).logged().log == ["completed"])
    #expect(Observable.from(1...3).logged().log == ["1", "2", "3", "completed"])
    #expect(Observable.from(optional: Int?.some(1)).logged().log == ["1", "completed"])
    #expect(Observable.from(optional: Int?.none).logged().log == ["completed"])
  }

  @Test("from iterates its sequence anew for each subscription, and no further than it is asked")
  func laziness() {
    let stream = Observable.from(1...3)
    #expect(stream.logged().elements == stream.logged().elements)
    let drawn = Notes<Int>()
    let holder = SerialDisposable()
    let start = PublishSubject<Int>()
    let endless = sequence(first: 1) { previous in
      drawn.add(previous)
      return previous + 1
    }
    holder.disposable = start.flatMap { _ in Observable.from(endless) }.subscribe(onNext: {
      if $0 == 5 { holder.dispose() }
    })
    start.onNext(0)
    #expect(drawn.all.count <= 5)
  }

  @Test("from takes 100,000 elements on a small stack")
  func longSequence() {
    onSmallStack { #expect(Observable.from(0..<100_000).logged().elements.count == 100_000) }
  }

  @Test("on a scheduler, of and just send from its queue")
  func scheduled() {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "creating")
    for stream in [Observable.of(1, 2, scheduler: queue), .from([1, 2], scheduler: queue)] {
      let log = Recorder<Int>()
      let done = Checkpoint()
      let subscription = stream.subscribe(onNext: { log.on(.next($0)) }, onDisposed: { done.reach() })
      done.waitHere()
      #expect(log.elements == [1, 2])
      subscription.dispose()
    }
    let done = Checkpoint()
    _ = Observable.just(1, scheduler: queue).subscribe(onCompleted: { done.reach() })
    done.waitHere()
  }

  @Test("deferred makes its stream for each subscription, and fails when the factory throws")
  func deferred() {
    let count = Notes<Int>()
    let stream = Observable<Int>.deferred {
      count.add(1)
      if count.all.count == 3 { throw StreamError.one }
      return .just(count.all.count)
    }
    #expect(count.all.isEmpty)
    #expect((0..<3).map { _ in stream.logged().log } == [["1", "completed"], ["2", "completed"], ["error(one)"]])
  }

  @Test("create sends what the observer is given, and nothing after its end")
  func create() {
    let log = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(StreamError.one)
      return Disposables.create()
    }.logged()
    #expect(log.log == ["1", "completed"])
  }

  @Test("create disposes what it returned, once: at the end, also an immediate one, and on dispose")
  func createDisposes() {
    let disposed = Notes<String>()
    let observers = Notes<AnyObserver<Int>>()
    func stream(_ name: String, endsAtOnce: Bool) -> Observable<Int> {
      .create { observer in
        observers.add(observer)
        if endsAtOnce { observer.onCompleted() }
        return Disposables.create { disposed.add(name) }
      }
    }
    _ = stream("at once", endsAtOnce: true).subscribe(Recorder())
    let later = stream("later", endsAtOnce: false).subscribe(Recorder())
    let never = stream("disposed", endsAtOnce: false).subscribe(Recorder())
    #expect(disposed.all == ["at once"])
    observers.all[1].onError(StreamError.one)
    later.dispose()
    never.dispose()
    never.dispose()
    #expect(disposed.all == ["at once", "later", "disposed"])
  }

  @Test("create's observer takes events from many threads, one at a time, and loses none")
  func createFromThreads() {
    let observers = Notes<AnyObserver<Int>>()
    let log = Observable<Int>.create { observer in
      observers.add(observer)
      return Disposables.create()
    }.logged()
    let observer = observers.all[0]
    onThreads(4) { index in for step in 0..<1_000 { observer.onNext(index * 1_000 + step) } }
    observer.onCompleted()
    #expect(log.elements.sorted() == Array(0..<4_000) && log.hasEnded && !log.hasOverlapped)
  }

  @Test("an observer of create that outlives its subscription holds nothing of it")
  func createReleases() {
    let census = LifetimeTracker()
    let observers = Notes<AnyObserver<Int>>()
    let subscription = Self.subscribe(census.object(), observers)
    #expect(census.alive == 1)
    subscription.dispose()
    #expect(census.alive == 0)
    observers.all[0].onNext(1)
  }

  private static func subscribe(_ member: LifetimeTracker.Tracked, _ observers: Notes<AnyObserver<Int>>)
    -> any Disposable
  {
    Observable<Int>.create { observer in
      observers.add(observer)
      return Disposables.create()
    }.subscribe(onNext: { _ in member.touch() })
  }

  @Test("a type of one's own that conforms to ObservableType gets the operators")
  func ownType() {
    struct Countdown: ObservableType {
      typealias Element = Int

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        for element in [3, 2, 1] { observer.onNext(element) }
        observer.onCompleted()
        return Disposables.create()
      }
    }
    #expect(Countdown().map { $0 * 2 }.logged().log == ["6", "4", "2", "completed"])
  }

  @Test("using disposes its resource after what the stream started later")
  func usingInner() {
    let subject = PublishSubject<Int>()
    let notes = Notes<Bool>()
    let stream = Observable<Int>.using({ BooleanDisposable() }) { resource in
      subject.flatMap { _ in Observable<Int>.never().do(onDispose: { notes.add(resource.isDisposed) }) }
    }
    let subscription = stream.subscribe()
    subject.onNext(1)
    subscription.dispose()
    #expect(notes.all == [false])
  }

  @Test("C8 a stream that is disposed of while it is being made sends nothing to its operators")
  func disposedBeforeAttached() {
    let made: [Observable<Int>] = [
      .just(1), .empty(), .error(StreamError.one), .of(1, 2), Observable.just(2).startWith(1),
      .range(start: 0, count: 2),
    ]
    for stream in made {
      let serial = SerialDisposable()
      let subject = PublishSubject<Int>()
      let notes = Notes<String>()
      serial.disposable =
        subject.flatMap { _ in
          Observable<Int>.deferred {
            serial.dispose()
            return stream
          }.do(onNext: { notes.add("\($0)") }, onError: { _ in notes.add("error") }, onCompleted: { notes.add("end") })
        }.subscribe()
      subject.onNext(1)
      #expect(notes.all.isEmpty)
    }
  }
}
