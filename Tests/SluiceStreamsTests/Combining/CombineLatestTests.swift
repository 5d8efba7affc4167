import SluiceStreams
import TestSupport
import Testing

@Suite("combineLatest", .leakChecked)
struct CombineLatestTests {
  @Test("combines the latest elements, by turns")
  func turns() {
    let log = Observable<String>.combineLatest(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }
      .logged()
    #expect(log.log == ["1a", "2a", "2b", "3b", "completed"])
  }

  @Test("makes no result before every source has sent")
  func waitsForAll() {
    let numbers = PublishSubject<Int>()
    let letters = PublishSubject<String>()
    let log = Observable<String>.combineLatest(numbers, letters, resultSelector: { "\($0)\($1)" }).logged()
    numbers.onNext(1)
    numbers.onNext(2)
    #expect(log.events.isEmpty)
    letters.onNext("a")
    letters.onNext("b")
    #expect(log.elements == ["2a", "2b"])
  }

  @Test("B19: two sources that derive from one subject show the mixed pair in between")
  func mixedPair() {
    let subject = PublishSubject<Int>()
    let log = Observable<String>.combineLatest(subject, subject.map { $0 * 10 }) { "\($0)-\($1)" }.logged()
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.elements == ["1-10", "2-10", "2-20"])
    let tuples = Observable.combineLatest(subject, subject.map { $0 * 10 }).map { "\($0)-\($1)" }.logged()
    let list = Observable.combineLatest([subject.asObservable(), subject.map { $0 * 10 }]).map { "\($0[0])-\($0[1])" }
      .logged()
    subject.onNext(1)
    subject.onNext(2)
    #expect(tuples.elements == ["1-10", "2-10", "2-20"] && list.elements == tuples.elements)
    let fields = subject.map { "\($0)-\($0 * 10)" }.logged()
    subject.onNext(3)
    #expect(fields.elements == ["3-30"])
  }

  @Test("completes when every source has, or as soon as one has without an element")
  func completion() {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = Observable<Int>.combineLatest(sources[0], sources[1]) { $0 + $1 }.logged()
    sources[0].onNext(1)
    sources[0].onCompleted()
    sources[1].onNext(1)
    sources[1].onNext(2)
    #expect(log.log == ["2", "3"])
    sources[1].onCompleted()
    #expect(log.log == ["2", "3", "completed"])
    let never = PublishSubject<Int>()
    #expect(Observable<Int>.combineLatest(never, Observable<Int>.empty()) { $0 + $1 }.logged().log == ["completed"])
    #expect(!never.hasObservers)
  }

  @Test("fails with the first error, and when resultSelector throws; then every source is disposed")
  func errors() {
    for throwing in [true, false] {
      let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
      let log = Observable<Int>.combineLatest(sources[0], sources[1]) { _, _ in throw StreamError.one }.logged()
      sources[0].onNext(1)
      if throwing { sources[1].onNext(1) } else { sources[1].onError(StreamError.one) }
      #expect(log.log == ["error(one)"])
      #expect(!sources[0].hasObservers && !sources[1].hasObservers)
    }
  }

  @Test("combines collections, and an empty one into one empty array")
  func collections() {
    let sources = [BehaviorSubject(value: 1), BehaviorSubject(value: 2)]
    let arrays = Observable<Int>.combineLatest(sources).logged()
    let sums = Observable<Int>.combineLatest(sources) { $0.reduce(0, +) }.logged()
    sources[0].onNext(10)
    #expect(arrays.elements == [[1, 2], [10, 2]] && sums.elements == [3, 12])
    #expect(Observable<Int>.combineLatest([Observable<Int>]()).logged().log == ["[]", "completed"])
  }

  @Test("nil is an element like any other")
  func optionals() {
    let sources = [Observable<Int?>.of(nil), Observable<Int?>.of(1, nil)]
    #expect(Observable<Int?>.combineLatest(sources).logged().elements == [[nil, 1], [nil, nil]])
    let pairs = Observable.combineLatest(sources[0], sources[1]).map { "\($0.0 as Any) \($0.1 as Any)" }.logged()
    #expect(pairs.elements == ["nil Optional(1)", "nil nil"])
  }

  @Test("an element sent from inside a result is combined after it")
  func reentrancy() {
    let sources = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let bag = DisposeBag()
    let log = Recorder<String>()
    Observable<String>.combineLatest(sources[0], sources[1]) { "\($0)\($1)" }.subscribe(onNext: { pair in
      if pair == "10" { sources[1].accept(1) }
      log.on(.next(pair))
    }).disposed(by: bag)
    sources[0].accept(1)
    #expect(log.elements == ["00", "10", "11"])
  }

  @Test("sent from several threads, the last result has the last elements and none overlaps", arguments: 0..<50)
  func concurrency(round: Int) {
    let sources = (0..<3).map { _ in PublishSubject<Int>() }
    let log = Observable<Int>.combineLatest(sources).logged()
    onThreads(3) { index in
      for step in 1...100 { sources[index].onNext(step) }
      sources[index].onCompleted()
    }
    #expect(log.elements.last == [100, 100, 100])
    #expect(zip(log.elements, log.elements.dropFirst()).allSatisfy { zip($0, $1).allSatisfy(<=) })
    #expect(log.hasEnded && !log.hasOverlapped)
  }

  @Test("releases its sources and resultSelector on dispose and at the end", arguments: [true, false])
  func release(isDisposed: Bool) {
    let census = LifetimeTracker()
    let source = PublishSubject<Int>()
    let subscription = Self.subscribe(source, census.object())
    source.onNext(1)
    #expect(census.alive == 1)
    if isDisposed { subscription.dispose() } else { source.onCompleted() }
    #expect(census.alive == 0 && !source.hasObservers)
  }

  private static func subscribe(_ source: PublishSubject<Int>, _ member: LifetimeTracker.Tracked) -> any Disposable {
    Observable<Int>.combineLatest(source, source) { first, second in
      member.touch()
      return first + second
    }.subscribe(Recorder())
  }
}
