import SluiceStreams
import Testing

/// A chain that goes on when a stream in it has ended: beside it, or after it.
struct Continuation: Sendable, CustomTestStringConvertible {
  typealias Maker = @Sendable () -> Observable<Int>

  let name: String
  /// Builds the chain; `make` makes the stream that ends, `live` is one that does not.
  let build: @Sendable (_ make: @escaping Maker, _ live: Observable<Int>) -> Observable<Int>

  var testDescription: String { name }

  init(_ name: String, _ build: @escaping @Sendable (@escaping Maker, Observable<Int>) -> Observable<Int>) {
    self.name = name
    self.build = build
  }

  /// Chains that go on when the stream has completed.
  static let afterCompletion: [Continuation] = [
    Continuation("concat(never)") { make, _ in make().concat(.never()) },
    Continuation("concat") { make, live in .concat(make(), live) },
    Continuation("concat, nested") { make, live in .concat(.concat(make(), live), live) },
    Continuation("startWith, concat") { make, live in make().startWith(0).concat(live) },
    Continuation("merge") { make, live in .merge(live, make()) },
    Continuation("merge(maxConcurrent: 1)") { make, live in Observable.of(make(), live).merge(maxConcurrent: 1) },
    Continuation("flatMap, inner") { make, live in live.startWith(0).flatMap { _ in make() } },
    Continuation("flatMap, source") { make, live in make().startWith(0).flatMap { _ in live } },
    Continuation("flatMapLatest, inner") { make, live in live.startWith(0).flatMapLatest { _ in make() } },
    Continuation("flatMapLatest, source") { make, live in make().startWith(0).flatMapLatest { _ in live } },
    Continuation("flatMapFirst, inner") { make, live in live.startWith(0).flatMapFirst { _ in make() } },
    Continuation("flatMapFirst, source") { make, live in make().startWith(0).flatMapFirst { _ in live } },
    Continuation("concatMap, inner") { make, live in live.startWith(0).concatMap { _ in make() } },
    Continuation("concatMap, source") { make, live in make().startWith(0).concatMap { _ in live } },
    Continuation("switchLatest") { make, live in live.startWith(0).map { _ in make() }.switchLatest() },
    Continuation("combineLatest") { make, live in
      .combineLatest(make().startWith(0), live.startWith(0)) { $0 + $1 }
    },
    Continuation("combineLatest, of a collection") { make, live in
      .combineLatest([make().startWith(0), live.startWith(0)]) { $0[0] + $0[1] }
    },
    Continuation("zip") { make, live in .zip(make().startWith(0), live) { $0 + $1 } },
    Continuation("withLatestFrom") { make, live in live.withLatestFrom(make()) { $0 + $1 } },
    Continuation("skip(until:)") { make, live in live.skip(until: make()) },
    Continuation("take(until:)") { make, live in live.take(until: make().ignoreElements()) },
    Continuation("ifEmpty(switchTo:)") { make, live in make().filter { _ in false }.ifEmpty(switchTo: live) },
    Continuation("share") { make, live in make().share(replay: 1, scope: .forever).concat(live) },
    Continuation("deferred") { make, live in Observable.deferred { make() }.concat(live) },
    Continuation("materialize") { make, live in make().materialize().map { $0.element ?? 0 }.concat(live) },
  ]

  /// Chains that go on when the stream has failed.
  static let afterError: [Continuation] = [
    Continuation("catch") { make, live in make().catch { _ in live } },
    Continuation("catch(sequence:)") { make, live in Observable<Int>.catch(sequence: [make(), live]) },
    Continuation("materialize, merge") { make, live in
      .merge(make().materialize().map { $0.element ?? 0 }, live)
    },
    Continuation("catchAndReturn, concat") { make, live in make().catchAndReturn(0).concat(live) },
    Continuation("flatMap, inner") { make, live in
      live.startWith(0).flatMap { _ in make().catchAndReturn(0) }
    },
  ]
}
