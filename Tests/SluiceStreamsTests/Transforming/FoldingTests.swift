import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct FoldingTests {
  @Test("scan sends each running result")
  func scan() {
    #expect(Observable.of(1, 2, 3).scan(0, accumulator: +).recorded() == ["1", "3", "6", "completed"])
  }

  @Test("scan(into:) folds in place")
  func scanInto() {
    let log = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }.recorded()
    #expect(log == ["[1]", "[1, 2]", "completed"])
  }

  @Test("scan fails when its accumulator throws, and its source ends there")
  func scanThrows() {
    let passed = Counter()
    let log = Observable.of(1, 2, 3).do(onNext: { _ in passed.add() })
      .scan(0) { sum, element in
        if element == 2 { throw TestError() }
        return sum + element
      }.recorded()
    #expect(log == ["1", "error(test)"])
    #expect(passed.value == 2)
  }

  @Test("reduce sends one result when its source completes, none when it fails")
  func reduce() {
    #expect(Observable.of(1, 2, 3).reduce(10, accumulator: +).recorded() == ["16", "completed"])
    #expect(Observable<Int>.empty().reduce(10, accumulator: +).recorded() == ["10", "completed"])
    #expect(Observable<Int>.error(TestError()).reduce(10, accumulator: +).recorded() == ["error(test)"])
    #expect(
      Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "sum \($0)" }).recorded() == ["sum 3", "completed"])
  }

  @Test("toArray is a single of all elements")
  func toArray() {
    let array: Single<[Int]> = Observable.of(1, 2).toArray()
    #expect(array.recorded() == ["[1, 2]", "completed"])
    #expect(Observable<Int>.empty().toArray().recorded() == ["[]", "completed"])
  }

  @Test("enumerated counts from 0")
  func enumerated() {
    let log = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }.recorded()
    #expect(log == ["0a", "1b", "completed"])
  }
}
