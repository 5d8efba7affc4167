import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("Operators of shared sequences", .leakChecked) struct SharedSequenceOperatorTests {
  private func elements<Element>(of driver: Driver<Element>) -> [Element] {
    var seen: [Element] = []
    driver.drive(onNext: { seen.append($0) }).dispose()
    return seen
  }

  private let numbers = Driver.of(1, 2, 2, 3)

  @Test("transform and filter as those of observables")
  func transforming() {
    #expect(elements(of: numbers.map { $0 * 2 }) == [2, 4, 4, 6])
    #expect(elements(of: numbers.compactMap { $0 == 2 ? nil : $0 }) == [1, 3])
    #expect(elements(of: numbers.filter { $0 > 1 }) == [2, 2, 3])
    #expect(elements(of: numbers.scan(10, accumulator: +)) == [11, 13, 15, 18])
    #expect(elements(of: numbers.scan(into: []) { $0.append($1) }).last == [1, 2, 2, 3])
    #expect(elements(of: numbers.distinctUntilChanged()) == [1, 2, 3])
    #expect(elements(of: numbers.distinctUntilChanged { $0 / 2 }) == [1, 2])
    #expect(elements(of: numbers.distinctUntilChanged { $0 <= $1 }) == [1])
    #expect(elements(of: numbers.distinctUntilChanged({ $0 % 2 }, comparer: ==)) == [1, 2, 3])
    #expect(elements(of: numbers.distinctUntilChanged(at: \.isZero)) == [1])
    #expect(elements(of: numbers.skip(3)) == [3])
    #expect(elements(of: numbers.skip(-1)) == [1, 2, 2, 3])
    #expect(elements(of: numbers.startWith(0)) == [0, 1, 2, 2, 3])
  }

  @Test("flatten as those of observables")
  func flattening() {
    #expect(elements(of: numbers.flatMap { Driver.of($0, 0) }) == [1, 0, 2, 0, 2, 0, 3, 0])
    #expect(elements(of: numbers.flatMapLatest { Driver.just($0) }) == [1, 2, 2, 3])
    #expect(elements(of: numbers.flatMapFirst { $0 == 1 ? Driver<Int>.never() : .just($0) }) == [])
    let inner = PublishRelay<Int>()
    var seen: [Int] = []
    let subscription = Driver.of(inner.asSignal(), inner.asSignal()).merge(maxConcurrent: 1).emit(onNext: {
      seen.append($0)
    })
    inner.accept(1)
    #expect(seen == [1])
    subscription.dispose()
    #expect(elements(of: Driver.of(Driver.just(1), .just(2)).merge()) == [1, 2])
    #expect(elements(of: Driver.of(Driver<Int>.never(), .just(2)).switchLatest()) == [2])
  }

  @Test("join as those of observables, of several types and numbers")
  func joining() {
    let letters = Driver.of("a", "b")
    #expect(elements(of: Driver.merge(.just(1), .just(2))) == [1, 2])
    #expect(elements(of: Driver.merge([Driver.just(1), .just(2)][...])) == [1, 2])
    #expect(elements(of: Driver.concat([Driver.just(1), .just(2)])) == [1, 2])
    #expect(elements(of: Driver.combineLatest(Driver.just(1), letters) { "\($0)\($1)" }) == ["1a", "1b"])
    #expect(elements(of: Driver.zip(numbers, letters) { "\($0)\($1)" }) == ["1a", "2b"])
    #expect(elements(of: Driver.combineLatest(Driver.just(1), letters)).map { "\($0)\($1)" } == ["1a", "1b"])
    #expect(elements(of: Driver.zip(numbers, letters, numbers)).map { "\($0)\($1)\($2)" } == ["1a1", "2b2"])
    #expect(elements(of: Driver.combineLatest([Driver.just(1), .just(2)])) == [[1, 2]])
    #expect(elements(of: Driver.zip([numbers, numbers]) { $0.reduce(0, +) }) == [2, 4, 4, 6])
    #expect(elements(of: Driver.combineLatest([Driver<Int>]()) { (_: [Int]) in 9 }) == [9])
    #expect(elements(of: Driver.zip([Driver<Int>]())) == [])
    #expect(elements(of: numbers.withLatestFrom(Driver.just("x"))) == ["x", "x", "x", "x"])
    #expect(elements(of: numbers.withLatestFrom(Signal.just(1)) { $0 + $1 }) == [2, 3, 3, 4])
  }

  @Test("tuples of up to eight sequences")
  func tuples() {
    let one = Driver.just(1)
    #expect(elements(of: Driver.zip(one, one, one, one)).map { $0.3 } == [1])
    #expect(elements(of: Driver.zip(one, one, one, one, one)).map { $0.4 } == [1])
    #expect(elements(of: Driver.zip(one, one, one, one, one, one)).map { $0.5 } == [1])
    #expect(elements(of: Driver.zip(one, one, one, one, one, one, one)).map { $0.6 } == [1])
    #expect(elements(of: Driver.zip(one, one, one, one, one, one, one, one)).map { $0.7 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one)).map { $0.2 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one, one)).map { $0.3 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one, one, one)).map { $0.4 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one, one, one, one)).map { $0.5 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one, one, one, one, one)).map { $0.6 } == [1])
    #expect(elements(of: Driver.combineLatest(one, one, one, one, one, one, one, one)).map { $0.7 } == [1])
    let sums = Driver<Int>.combineLatest(one, one, one, one, one, one, one, one, one) {
      [$0, $1, $2, $3, $4, $5, $6, $7, $8].reduce(0, +)
    }
    #expect(elements(of: sums) == [9])
  }

  @Test("do calls its closures once for all subscribers")
  func doing() {
    let log = Notes<String>()
    let relay = PublishRelay<Int>()
    let driver = relay.asDriver(onErrorJustReturn: 0).do(
      onNext: { log.add("next \($0)") }, afterNext: { log.add("after \($0)") }, onSubscribe: { log.add("subscribe") },
      onSubscribed: { log.add("subscribed") }, onDispose: { log.add("dispose") })
    let subscriptions = [driver.drive(onNext: { log.add("\($0)") }), driver.drive()]
    relay.accept(1)
    for subscription in subscriptions { subscription.dispose() }
    #expect(log.all == ["subscribe", "subscribed", "next 1", "1", "after 1", "dispose"])
  }

  @Test("withUnretained ends when its object is gone")
  func unretained() {
    final class Box: Sendable {}
    var box: Box? = Box()
    let relay = PublishRelay<Int>()
    var seen = 0
    var isCompleted = false
    guard let present = box else { return }
    let driver = relay.asSignal().withUnretained(present).map { $1 }
    _ = consume present
    _ = driver.emit(onNext: { seen = $0 }, onCompleted: { isCompleted = true })
    relay.accept(1)
    box = nil
    relay.accept(2)
    #expect(seen == 1 && isCompleted)
  }

  @Test("asDriver, asSignal and asSharedSequence of a shared sequence are the sequence")
  func itself() {
    #expect(elements(of: numbers.asDriver().asSharedSequence()) == [1, 2, 2, 3])
    var seen: [Int] = []
    _ = Signal.just(1).asSignal().asObservable().subscribe(onNext: { seen.append($0) })
    #expect(seen == [1])
  }
}

extension Int {
  fileprivate var isZero: Bool { self == 0 }
}
