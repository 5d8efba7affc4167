import FoundationEssentials
import SluiceStreams
import TestSupport
import Testing

/// Each name of the table of features is used once, so that none can vanish: a test is a row of it.
///
/// What the operators do is tested in the folder of their theme; here a name has to be there and to do what it says.
@Suite("The table of features", .leakChecked)
struct FeatureTableTests {
  let numbers = Observable.of(1, 2, 3)
  let failing = Observable.of(1).concat(.error(StreamError.one))

  /// Elements as text.
  func sent(_ stream: some ObservableConvertibleType) -> String {
    stream.recorded().filter { $0 != "completed" }.joined(separator: " ")
  }

  @Test("Create")
  func create() {
    let made = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(sent(made) == "1")
    #expect(sent(Observable.just(1)) == "1")
    #expect(sent(Observable.just(1, scheduler: CurrentThreadScheduler.instance)) == "1")
    #expect(sent(Observable.of(1, 2)) == "1 2")
    #expect(sent(Observable.from([1, 2])) == "1 2")
    #expect(sent(Observable.from(Set([1]))) == "1")
    #expect(sent(Observable.from(optional: 1)) == "1")
    #expect(sent(Observable.from(optional: Int?.none, scheduler: CurrentThreadScheduler.instance)) == "")
    #expect(sent(Observable<Int>.empty()) == "")
    #expect(Observable<Int>.never().recorded() == [])
    #expect(Observable<Int>.error(StreamError.one).recorded() == ["error(one)"])
    #expect(sent(Observable.deferred { .just(1) }) == "1")
    #expect(sent(Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })) == "1 2")
    #expect(sent(Observable.range(start: 1, count: 3)) == "1 2 3")
    #expect(sent(Observable.repeatElement(1).take(2)) == "1 1")
    #expect(sent(Observable.using({ BooleanDisposable() }, observableFactory: { .just($0.isDisposed) })) == "false")
  }

  @Test("Create from asynchronous work")
  func createAsynchronously() async throws {
    #expect(try await Observable<Int>.run { send in send(1) }.toArray().value == [1])
    #expect(try await Single.create(priority: .medium, detached: true, work: { 1 }).value == 1)
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    var seen: [Int] = []
    for try await element in stream.asObservable().values { seen.append(element) }
    for try await element in numbers.values(bufferingPolicy: .bufferingOldest(1)) { seen.append(element) }
    for await element in Infallible.of(3, 4).values { seen.append(element) }
    #expect(seen == [1, 1, 3, 4])
  }

  @Test("Transform")
  func transform() throws {
    #expect(sent(numbers.map { $0 + 1 }) == "2 3 4")
    #expect(sent(numbers.compactMap { $0 == 2 ? nil : $0 }) == "1 3")
    #expect(sent(numbers.flatMap { Observable.just($0) }) == "1 2 3")
    #expect(sent(numbers.flatMapFirst { Observable.just($0) }) == "1 2 3")
    #expect(sent(numbers.flatMapLatest { Observable.just($0) }) == "1 2 3")
    #expect(sent(numbers.concatMap { Observable.just($0) }) == "1 2 3")
    #expect(sent(numbers.scan(0) { $0 + $1 }) == "1 3 6")
    #expect(sent(numbers.scan(into: 0) { $0 += $1 }) == "1 3 6")
    #expect(sent(numbers.reduce(0) { $0 + $1 }) == "6")
    #expect(sent(numbers.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)!" })) == "6!")
    #expect(sent(numbers.toArray()) == "[1, 2, 3]")
    #expect(sent(numbers.groupBy { $0 % 2 }.map(\.key)) == "1 0")
    #expect(sent(numbers.enumerated().map { $0.index + $0.element }) == "1 3 5")
    #expect(sent(numbers.materialize().dematerialize()) == "1 2 3")
    #expect(sent(Observable.just(Data("7".utf8)).decode(type: Int.self, decoder: JSONDecoder())) == "7")
    let object = Tally()
    #expect(sent(numbers.withUnretained(object).map { $1 }) == "1 2 3")
    #expect(sent(numbers.withUnretained(object) { $1 }) == "1 2 3")
  }

  @Test("Filter")
  func filter() {
    #expect(sent(numbers.filter { $0 > 1 }) == "2 3")
    #expect(numbers.ignoreElements().recorded() == ["completed"])
    let pairs = Observable.of(1, 1, 2, 4)
    #expect(sent(pairs.distinctUntilChanged()) == "1 2 4")
    #expect(sent(pairs.distinctUntilChanged { $0 % 2 }) == "1 2")
    #expect(sent(pairs.distinctUntilChanged { (left: Int, right: Int) in left + 1 >= right }) == "1 4")
    #expect(sent(pairs.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })) == "1 2")
    #expect(sent(pairs.distinctUntilChanged(at: \.magnitude)) == "1 2 4")
    #expect(sent(numbers.element(at: 1)) == "2")
    #expect(sent(numbers.first()) == "Optional(1)")
    #expect(sent(Observable.just(1).single()) == "1")
    #expect(sent(numbers.single { $0 == 2 }) == "2")
    #expect(sent(numbers.skip(1)) == "2 3")
    #expect(sent(numbers.skip(while: { $0 < 2 })) == "2 3")
    #expect(sent(numbers.skip(until: Observable.just(0))) == "1 2 3")
    #expect(sent(numbers.take(1)) == "1")
    #expect(sent(numbers.take(while: { $0 < 2 })) == "1")
    #expect(sent(numbers.take(while: { $0 < 2 }, behavior: .inclusive)) == "1 2")
    #expect(sent(numbers.take(until: Observable<Int>.never())) == "1 2 3")
    #expect(sent(numbers.take(until: { $0 == 2 })) == "1")
    #expect(sent(numbers.take(until: { $0 == 2 }, behavior: .inclusive)) == "1 2")
    #expect(sent(numbers.takeLast(1)) == "3")
    #expect(sent(numbers.sample(Observable.just(0))) == "")
    #expect(sent(Observable<Int>.never().sample(Observable.just(0), defaultValue: 5).take(1)) == "5")
  }

  @Test("Combine")
  func combine() {
    let letters = Observable.of("a", "b", "c")
    let streams = [numbers, numbers]
    #expect(sent(Observable.merge(numbers, .empty())) == "1 2 3" && sent(Observable.merge(streams).count) == "6")
    #expect(sent(Observable.of(numbers, .just(4)).merge().count) == "4")
    #expect(sent(Observable.of(numbers, .just(4)).merge(maxConcurrent: 1)) == "1 2 3 4")
    #expect(sent(Observable.concat(numbers, .just(4))) == "1 2 3 4" && sent(Observable.concat(streams).count) == "6")
    #expect(sent(numbers.concat(.just(4))) == "1 2 3 4")
    #expect(sent(Observable.of(numbers, .just(4)).concat()) == "1 2 3 4")
    #expect(sent(Observable.combineLatest(numbers.takeLast(1), letters.takeLast(1)).map { "\($0)\($1)" }) == "3c")
    #expect(sent(Observable.combineLatest(streams.map { $0.takeLast(1) })) == "[3, 3]")
    #expect(sent(Observable.combineLatest(streams.map { $0.takeLast(1) }, resultSelector: \.count)) == "2")
    let latest = Observable.combineLatest(numbers.takeLast(1), letters.takeLast(1)) { "\($1)\($0)" }
    #expect(sent(latest) == "c3")
    #expect(sent(Observable.zip(numbers, letters).map { "\($0)\($1)" }) == "1a 2b 3c")
    #expect(sent(Observable.zip(numbers, letters, numbers) { "\($0)\($1)\($2)" }) == "1a1 2b2 3c3")
    #expect(sent(Observable.zip(numbers, numbers, numbers, numbers, numbers) { $0 + $1 + $2 + $3 + $4 }) == "5 10 15")
    #expect(sent(Observable.zip(streams, resultSelector: \.count)) == "2 2 2")
    #expect(sent(Observable.zip(streams)) == "[1, 1] [2, 2] [3, 3]")
    let latestLetter = BehaviorRelay(value: "z")
    #expect(sent(numbers.withLatestFrom(latestLetter)) == "z z z")
    #expect(sent(numbers.withLatestFrom(latestLetter) { "\($0)\($1)" }) == "1z 2z 3z")
    #expect(sent(numbers.startWith(0)) == "0 1 2 3")
    #expect(sent(Observable.of(.never(), numbers).switchLatest()) == "1 2 3")
    #expect(sent(numbers.amb(.never())) == "1 2 3" && sent(Observable.amb([.never(), numbers])) == "1 2 3")
    #expect(sent(Observable<Int>.empty().ifEmpty(default: 1)) == "1")
    #expect(sent(Observable<Int>.empty().ifEmpty(switchTo: numbers)) == "1 2 3")
  }

  @Test("Errors")
  func errors() {
    #expect(sent(failing.catch { _ in .just(2) }) == "1 2")
    #expect(sent(failing.catchAndReturn(2)) == "1 2")
    #expect(sent(Observable.catch(sequence: [failing, .just(2)])) == "1 2")
    #expect(sent(failing.retry().take(2)) == "1 1")
    #expect(sent(failing.retry(2)) == "1 1 error(one)")
    #expect(sent(failing.retry { (_: Observable<any Error>) in Observable<Int>.empty() }) == "1")
    #expect(sent(failing.retry(when: { (errors: Observable<StreamError>) in errors.take(1) })) == "1 1")
  }

  private final class Tally: Sendable {}
}

extension ObservableType {
  /// How many elements there are, once the stream completes.
  fileprivate var count: Observable<Int> { toArray().map(\.count).asObservable() }
}
