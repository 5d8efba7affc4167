import FoundationEssentials
import SluiceStreams
import TestSupport
import Testing

/// An operator under test: a name, and how to apply it to a source of integers.
///
/// To put an operator under the laws, add an entry to `Operator.all`. The laws send 1, 2, 3, ... and only look at what
/// every operator has to keep.
struct Operator: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether every element of the source leads to exactly one element, the same one.
  var isLossless = false
  /// Whether its streams keep what they sent, for those who subscribe after the end.
  var keepsReplay = false
  /// Whether the operator ends by itself while its source goes on.
  var endsEarly = false
  /// Whether an error of the source makes the operator subscribe to its source again.
  var resubscribes = false
  /// Whether the operator completes when its source has failed.
  var recovers = false
  /// Whether the operator ends as soon as it is subscribed to.
  var endsAtOnce = false
  /// Whether the operator fails by itself on an element.
  var fails = false
  /// Builds the operator over a source; the object is to be captured by its closures, where it has any.
  let build: @Sendable (_ source: Observable<Int>, _ captured: LifetimeTracker.Tracked) -> Observable<Int>

  var testDescription: String { name }
}

extension Operator {
  static let all: [Operator] =
    transforming + filtering + combining + recovering + traits + Operator.flattening + Operator.joining
    + Operator.sharing + Operator.grouping
    + Operator.infallible + Operator.primitiveSequences
    + Operator.timing

  static let lossless = all.filter(\.isLossless)
  static let endingEarly = all.filter(\.endsEarly)
  static let notResubscribing = all.filter { !$0.resubscribes }

  static func lossless(
    _ name: String, _ build: @escaping @Sendable (Observable<Int>, LifetimeTracker.Tracked) -> Observable<Int>
  ) -> Operator {
    Operator(name: name, isLossless: true, build: build)
  }

  /// An operator that passes every element on, and completes when its source has failed.
  static func replacing(
    _ name: String, _ build: @escaping @Sendable (Observable<Int>, LifetimeTracker.Tracked) -> Observable<Int>
  ) -> Operator {
    Operator(name: name, isLossless: true, recovers: true, build: build)
  }

  private static func ending(
    _ name: String, _ build: @escaping @Sendable (Observable<Int>, LifetimeTracker.Tracked) -> Observable<Int>
  ) -> Operator {
    Operator(name: name, endsEarly: true, build: build)
  }

  private static func other(
    _ name: String, _ build: @escaping @Sendable (Observable<Int>, LifetimeTracker.Tracked) -> Observable<Int>
  ) -> Operator {
    Operator(name: name, build: build)
  }

  private static func resubscribing(
    _ name: String, _ build: @escaping @Sendable (Observable<Int>, LifetimeTracker.Tracked) -> Observable<Int>
  ) -> Operator {
    Operator(name: name, isLossless: true, resubscribes: true, build: build)
  }
}

extension Operator {
  private static let transforming: [Operator] = [
    lossless("map") { source, object in source.map { [object] in object.same($0) } },
    lossless("compactMap") { source, object in source.compactMap { [object] in object.same($0) } },
    lossless("scan") { source, object in source.scan(0) { [object] in object.same($1) } },
    lossless("scan(into:)") { source, object in source.scan(into: 0) { [object] in $0 = object.same($1) } },
    lossless("enumerated") { source, _ in source.enumerated().map(\.element) },
    lossless("materialize().dematerialize()") { source, _ in source.materialize().dematerialize() },
    lossless("withUnretained") { source, _ in source.withUnretained(Operator.anchor) { $1 } },
    lossless("do") { source, object in
      source.do(onNext: { [object] _ in object.touch() }, onDispose: { [object] in object.touch() })
    },
    lossless("debug") { source, object in
      source.debug("law", trimOutput: false, write: { [object] _ in object.touch() })
    },
    other("reduce") { source, object in source.reduce(0) { [object] in object.same($0 + $1) } },
    lossless("decode") { source, object in
      source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: HoldingDecoder(object: object))
    },
    other("toArray") { source, _ in source.toArray().asObservable().map(\.count) },
  ]

  private static let filtering: [Operator] = [
    lossless("filter") { source, object in
      source.filter { [object] in object.same($0) == $0 }
    },
    other("distinctUntilChanged") { source, object in
      source.distinctUntilChanged { [object] in object.same($0) }
    },
    ending("take") { source, _ in source.take(1) },
    ending("take(while:)") { source, object in source.take(while: { [object] in object.same($0) < 1 }) },
    ending("take(while:behavior:)") { source, object in
      source.take(while: { [object] in object.same($0) < 1 }, behavior: .inclusive)
    },
    ending("take(until:behavior:)") { source, object in source.take(until: { [object] in object.same($0) == 1 }) },
    lossless("take(until:)") { source, _ in source.take(until: Observable<Void>.never()) },
    other("takeLast") { source, _ in source.takeLast(2) },
    lossless("skip(0)") { source, _ in source.skip(0) },
    other("skip") { source, _ in source.skip(1) },
    other("skip(while:)") { source, object in source.skip(while: { [object] in object.same($0) < 2 }) },
    lossless("skip(until:)") { source, _ in source.skip(until: Observable.just(())) },
    other("ignoreElements") { source, _ in source.ignoreElements().map { _ -> Int in } },
    ending("element(at:)") { source, _ in source.element(at: 0) },
    ending("first") { source, _ in source.first().asObservable().map { $0 ?? 0 } },
    other("single") { source, object in source.single { [object] in object.same($0) == 1 } },
  ]

  private static let combining: [Operator] = [
    lossless("startWith()") { source, _ in source.startWith() },
    other("startWith") { source, _ in source.startWith(-1) },
    lossless("withLatestFrom") { source, object in
      source.withLatestFrom(Observable.just(0).startWith(1)) { [object] one, _ in object.same(one) }
    },
    lossless("withLatestFrom, as second") { source, object in
      source.withLatestFrom(source.startWith(0)) { [object] one, _ in object.same(one) }
    },
    lossless("amb") { source, _ in source.amb(Observable<Int>.never()) },
    lossless("ifEmpty(default:)") { source, _ in source.ifEmpty(default: -1) },
    lossless("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .just(-1)) },
  ]

  private static let recovering: [Operator] = [
    lossless("catch") { source, object in
      source.catch { [object] error in .error(object.same(error)) }
    },
    replacing("catchAndReturn") { source, _ in source.catchAndReturn(-1) },
    lossless("catch(sequence:)") { source, _ in Observable<Int>.catch(sequence: [source]) },
    resubscribing("retry") { source, _ in source.retry() },
    lossless("retry(1)") { source, _ in source.retry(1) },
    resubscribing("retry(when:)") { source, object in
      source.retry(when: { [object] errors in errors.map { object.same($0) } })
    },
  ]

  private static let traits: [Operator] = [
    other("asSingle") { source, _ in source.take(1).asSingle().asObservable() },
    other("asMaybe") { source, _ in source.asMaybe().asObservable() },
    ending("Single.flatMap") { source, object in
      source.take(1).asSingle().flatMap { [object] in .just(object.same($0)) }.asObservable()
    },
    other("Completable.andThen") { source, _ in
      source.ignoreElements().asCompletable().andThen(Observable.just(-1))
    },
    lossless("deferred") { source, object in
      .deferred { [object] in object.same(source) }
    },
    lossless("using") { source, object in
      .using({ BooleanDisposable() }, observableFactory: { [object] _ in object.same(source) })
    },
    lossless("create") { source, object in
      .create { [object] observer in object.same(source).subscribe(observer) }
    },
  ]

  /// What `withUnretained` is given; lives as long as the program.
  static let anchor = LifetimeTracker().object()
}

/// A decoder of numbers that holds an object.
private struct HoldingDecoder: DataDecoder, Sendable {
  let object: LifetimeTracker.Tracked

  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
    object.touch()
    return try JSONDecoder().decode(type, from: data)
  }
}

extension LifetimeTracker.Tracked {
  /// The value itself; keeps the object captured by the closure that asks.
  func same<Value>(_ value: Value) -> Value {
    value
  }
}
