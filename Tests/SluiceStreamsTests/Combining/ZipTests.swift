import SluiceStreams
import TestSupport
import Testing

@Suite("zip", .leakChecked)
struct ZipTests {
  @Test("pairs the first elements, then the second ones, and completes when no further pair can be made")
  func pairs() {
    let log = Observable<String>.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }.logged()
    #expect(log.log == ["1a", "2b", "completed"])
  }

  @Test("keeps elements that wait for their partners, also after their source has completed")
  func keepsWhatWaits() {
    let numbers = PublishSubject<Int>()
    let letters = PublishSubject<String>()
    let log = Observable<String>.zip(numbers, letters) { "\($0)\($1)" }.logged()
    numbers.onNext(1)
    numbers.onNext(2)
    numbers.onCompleted()
    letters.onNext("a")
    #expect(log.log == ["1a"])
    letters.onNext("b")
    #expect(log.log == ["1a", "2b", "completed"])
    #expect(!letters.hasObservers)
  }

  @Test("completes at once when a source ends whose elements are all used")
  func completesEarly() {
    let numbers = PublishSubject<Int>()
    let letters = PublishSubject<String>()
    let log = Observable<String>.zip(numbers, letters) { "\($0)\($1)" }.logged()
    numbers.onNext(1)
    letters.onNext("a")
    numbers.onCompleted()
    #expect(log.log == ["1a", "completed"] && !letters.hasObservers)
  }

  @Test("fails with the first error, at once, and when resultSelector throws")
  func errors() {
    let numbers = PublishSubject<Int>()
    let failed = Observable<Int>.zip(numbers, Observable<Int>.error(StreamError.one)) { $0 + $1 }.logged()
    #expect(failed.log == ["error(one)"] && !numbers.hasObservers)
    let thrown = Observable<Int>.zip(Observable.just(1), Observable.just(2)) { _, _ in throw StreamError.two }.logged()
    #expect(thrown.log == ["error(two)"])
  }

  @Test("zips collections, and completes for an empty one")
  func collections() {
    let sources = [Observable.of(1, 2), Observable.of(10, 20, 30), Observable.of(100, 200)]
    #expect(Observable<Int>.zip(sources).logged().elements == [[1, 10, 100], [2, 20, 200]])
    #expect(Observable<Int>.zip(sources) { $0.reduce(0, +) }.logged().log == ["111", "222", "completed"])
    #expect(Observable<Int>.zip([Observable<Int>]()).logged().log == ["completed"])
  }

  @Test("sent from several threads, every pair is made once, in order", arguments: 0..<50)
  func concurrency(round: Int) {
    let sources = (0..<3).map { _ in PublishSubject<Int>() }
    let log = Observable<Int>.zip(sources).logged()
    onThreads(3) { index in
      for step in 0..<100 { sources[index].onNext(step) }
      sources[index].onCompleted()
    }
    #expect(log.elements == (0..<100).map { [$0, $0, $0] })
    #expect(log.hasEnded && !log.hasOverlapped)
  }
}
