import SluiceStreams
import TestSupport
import Testing

/// An operator over two sources under test: a name, and how to apply it.
///
/// To put an operator under the laws, add an entry to `Combinator.all`.
struct Combinator: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether every element of both sources leads to exactly one element, the same one.
  var isLossless = false
  /// Whether an error of the second source fails the operator, when neither has sent anything yet.
  var failsWithSecond = true
  let build: @Sendable (_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int>

  var testDescription: String { name }

  static let all: [Combinator] = joining + flattening + sharing + infallible

  private static let joining: [Combinator] = [
    Combinator(name: "withLatestFrom") { first, second in first.withLatestFrom(second) { max($0, $1) } },
    Combinator(name: "take(until:)") { first, second in first.take(until: second.filter { $0 > 1_000_000 }) },
    Combinator(name: "skip(until:)") { first, second in first.skip(until: second) },
    Combinator(name: "amb") { first, second in first.amb(second) },
    Combinator(name: "ifEmpty(switchTo:)", failsWithSecond: false) { first, second in first.ifEmpty(switchTo: second) },
    Combinator(name: "catch", failsWithSecond: false) { first, second in first.catch { _ in second } },
    Combinator(name: "retry(when:)", failsWithSecond: false) { first, second in
      first.retry(when: { (_: Observable<any Error>) in second })
    },
    Combinator(name: "merge", isLossless: true) { first, second in Observable<Int>.merge(first, second) },
    Combinator(name: "combineLatest") { first, second in
      Observable<Int>.combineLatest(first, second) { max($0, $1) }
    },
    Combinator(name: "zip") { first, second in Observable<Int>.zip(first, second) { max($0, $1) } },
    Combinator(name: "concat", failsWithSecond: false) { first, second in first.concat(second) },
    Combinator(name: "flatMap", failsWithSecond: false) { first, second in first.flatMap { _ in second } },
  ]

  static let failing = all.filter(\.failsWithSecond)
}
