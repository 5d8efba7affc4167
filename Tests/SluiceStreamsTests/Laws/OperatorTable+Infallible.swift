import SluiceStreams
import TestSupport
import Testing

/// An operator of `Infallible` under test; all have to stand here, but those with a clock (`InfallibleStage`).
struct InfallibleOperator: Sendable, CustomTestStringConvertible {
  typealias Build = @Sendable (_ source: Infallible<Int>, _ captured: LifetimeTracker.Tracked) -> Infallible<Int>

  let name: String
  var isLossless = false
  var endsEarly = false
  let build: Build

  var testDescription: String { name }

  static let all = transforming + filtering + flattening + combining

  /// Prints what it sees, so it is under fewer laws than the others.
  static let debug = lossless("debug") { source, _ in source.debug("law", trimOutput: true) }

  private static func lossless(_ name: String, _ build: @escaping Build) -> InfallibleOperator {
    InfallibleOperator(name: name, isLossless: true, build: build)
  }

  private static func ending(_ name: String, _ build: @escaping Build) -> InfallibleOperator {
    InfallibleOperator(name: name, endsEarly: true, build: build)
  }

  private static func other(_ name: String, _ build: @escaping Build) -> InfallibleOperator {
    InfallibleOperator(name: name, build: build)
  }
}

extension Operator {
  /// The operators of `Infallible`, over a source whose error is replaced.
  static let infallible: [Operator] =
    InfallibleOperator.all.map { operation in
      Operator(
        name: "Infallible.\(operation.name)", isLossless: operation.isLossless, endsEarly: operation.endsEarly,
        recovers: true
      ) { source, object in
        operation.build(source.asInfallible(onErrorJustReturn: -1), object).asObservable()
      }
    } + toInfallible

  /// The ways from a stream that may fail to one that does not.
  private static let toInfallible: [Operator] = [
    replacing("asInfallible(onErrorJustReturn:)") { source, _ in
      source.asInfallible(onErrorJustReturn: -1).asObservable()
    },
    replacing("asInfallible(onErrorFallbackTo:)") { source, _ in
      source.asInfallible(onErrorFallbackTo: .of(-1, -2)).asObservable()
    },
    replacing("asInfallible(onErrorRecover:)") { source, object in
      source.asInfallible(onErrorRecover: { [object] _ in .just(object.same(-1)) }).asObservable()
    },
    replacing("asInfallible, of a type of one's own") { source, object in
      Claimed(source: source.map { [object] in object.same($0) }.catchAndReturn(-1)).asInfallible().asObservable()
    },
    replacing("Infallible.create") { source, object in
      Infallible.create { [object] observer in
        object.same(source).subscribe(
          AnyObserver { event in
            if let element = event.element { observer(.next(element)) } else { observer(.completed) }
          })
      }.asObservable()
    },
  ]
}

/// A type that says that its stream never fails, which the stream decides.
struct Claimed: InfallibleType {
  let source: Observable<Int>

  func asObservable() -> Observable<Int> { source }
}

extension InfallibleOperator {
  private static let transforming: [InfallibleOperator] = [
    lossless("map") { source, object in source.map { [object] in object.same($0) } },
    lossless("compactMap") { source, object in source.compactMap { [object] in object.same($0) } },
    lossless("scan") { source, object in source.scan(0) { [object] in object.same($1) } },
    lossless("scan(into:)") { source, object in source.scan(into: 0) { [object] in $0 = object.same($1) } },
    lossless("enumerated") { source, _ in source.enumerated().map(\.element) },
    lossless("withUnretained") { source, _ in source.withUnretained(Operator.anchor).map { $1 } },
    lossless("withUnretained(resultSelector:)") { source, object in
      source.withUnretained(Operator.anchor) { [object] in object.same($1) }
    },
    lossless("do") { source, object in
      source.do(onNext: { [object] _ in object.touch() }, onDispose: { [object] in object.touch() })
    },
    lossless("share") { source, _ in source.share() },
    lossless("share(replay:)") { source, _ in source.share(replay: 1) },
    lossless("materialize") { source, _ in source.materialize().compactMap(\.element) },
    other("reduce") { source, object in source.reduce(0) { [object] in object.same($0 + $1) } },
    other("toArray") { source, _ in
      source.toArray().asObservable().map(\.count).asInfallible(onErrorJustReturn: -1)
    },
    other("asSingle") { source, _ in source.asSingle().asObservable().asInfallible(onErrorJustReturn: -1) },
    other("asMaybe") { source, _ in source.asMaybe().asObservable().asInfallible(onErrorJustReturn: -1) },
    other("asCompletable") { source, _ in
      source.ignoreElements().asCompletable().asObservable().map { _ -> Int in }.asInfallible(onErrorJustReturn: -1)
    },
    ending("first") { source, _ in
      source.first().asObservable().map { $0 ?? 0 }.asInfallible(onErrorJustReturn: -1)
    },
  ]

  private static let filtering: [InfallibleOperator] = [
    lossless("filter") { source, object in source.filter { [object] in object.same($0) == $0 } },
    other("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
    other("distinctUntilChanged, by key") { source, object in
      source.distinctUntilChanged { [object] in object.same($0) }
    },
    other("distinctUntilChanged, by comparer") { source, object in
      source.distinctUntilChanged { [object] in object.same($0) == $1 }
    },
    other("distinctUntilChanged, by key and comparer") { source, object in
      source.distinctUntilChanged({ [object] in object.same($0) }, comparer: { $0 == $1 })
    },
    other("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.self) },
    ending("take") { source, _ in source.take(1) },
    ending("take(while:)") { source, object in source.take(while: { [object] in object.same($0) < 1 }) },
    ending("take(until:behavior:)") { source, object in
      source.take(until: { [object] in object.same($0) == 1 }, behavior: .inclusive)
    },
    lossless("take(until:)") { source, _ in source.take(until: Infallible<Void>.never()) },
    other("takeLast") { source, _ in source.takeLast(2) },
    lossless("skip(0)") { source, _ in source.skip(0) },
    other("skip") { source, _ in source.skip(1) },
    other("skip(while:)") { source, object in source.skip(while: { [object] in object.same($0) < 2 }) },
    lossless("skip(until:)") { source, _ in source.skip(until: Infallible.just(())) },
    other("ignoreElements") { source, _ in source.ignoreElements().map { _ -> Int in } },
    lossless("ifEmpty(default:)") { source, _ in source.ifEmpty(default: -1) },
    lossless("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .just(-1)) },
  ]

  private static let flattening: [InfallibleOperator] = [
    lossless("flatMap") { source, object in source.flatMap { [object] in Infallible.just(object.same($0)) } },
    lossless("flatMapLatest") { source, object in
      source.flatMapLatest { [object] in Infallible.just(object.same($0)) }
    },
    lossless("flatMapFirst") { source, object in
      source.flatMapFirst { [object] in Infallible.just(object.same($0)) }
    },
    lossless("concatMap") { source, object in source.concatMap { [object] in Infallible.just(object.same($0)) } },
    lossless("flatMap, to a type of one's own") { source, _ in source.flatMap { Claimed(source: .just($0)) } },
    lossless("merge()") { source, _ in source.map { Infallible.just($0) }.merge() },
    lossless("merge(maxConcurrent:)") { source, _ in
      source.map { Infallible.just($0) }.merge(maxConcurrent: 2)
    },
    lossless("concat()") { source, _ in source.map { Infallible.just($0) }.concat() },
    lossless("switchLatest") { source, _ in source.map { Infallible.just($0) }.switchLatest() },
  ]

  private static let combining: [InfallibleOperator] = [
    lossless("combineLatest") { source, object in
      Infallible<Int>.combineLatest(source, Infallible.just(0)) { [object] one, _ in object.same(one) }
    },
    lossless("combineLatest, as tuples") { source, _ in
      Infallible.combineLatest(source, Infallible.just(0)).map { $0.0 }
    },
    lossless("combineLatest, of a collection") { source, object in
      Infallible<Int>.combineLatest([source]) { [object] all in object.same(all[0]) }
    },
    lossless("combineLatest, as arrays") { source, _ in Infallible.combineLatest([source]).map { $0[0] } },
    other("zip") { source, object in
      Infallible<Int>.zip(source, Infallible.of(1, 2)) { [object] one, _ in object.same(one) }
    },
    other("zip, as tuples") { source, _ in Infallible.zip(source, Infallible.of(1, 2)).map { $0.0 } },
    lossless("zip, of a collection") { source, object in
      Infallible<Int>.zip([source]) { [object] all in object.same(all[0]) }
    },
    lossless("zip, as arrays") { source, _ in Infallible.zip([source]).map { $0[0] } },
    lossless("withLatestFrom") { source, object in
      source.withLatestFrom(Infallible.just(0)) { [object] one, _ in object.same(one) }
    },
    other("withLatestFrom, alone") { source, _ in source.withLatestFrom(Infallible.just(2_000)) },
    lossless("startWith()") { source, _ in source.startWith() },
    other("startWith") { source, _ in source.startWith(-1) },
    lossless("amb") { source, _ in source.amb(Infallible<Int>.never()) },
    lossless("concat, static") { source, _ in Infallible.concat(source, .empty()) },
    lossless("concat, of a sequence") { source, _ in Infallible.concat(AnySequence([source, .empty()])) },
    lossless("concat") { source, _ in source.concat(.empty()) },
    lossless("merge, static") { source, _ in Infallible.merge(source, .empty()) },
    lossless("merge, of a collection") { source, _ in Infallible.merge(AnyCollection([source, .empty()])) },
    lossless("deferred") { source, object in .deferred { [object] in object.same(source) } },
    lossless("using") { source, object in
      .using({ BooleanDisposable() }, infallibleFactory: { [object] _ in object.same(source) })
    },
  ]
}

extension Combinator {
  /// The operators of `Infallible` over two sources, whose errors are replaced.
  static let infallible: [Combinator] = [
    infallible("merge", isLossless: true) { .merge($0, $1) },
    infallible("concat") { $0.concat($1) },
    infallible("combineLatest") { Infallible<Int>.combineLatest($0, $1) { max($0, $1) } },
    infallible("zip") { Infallible<Int>.zip($0, $1) { max($0, $1) } },
    infallible("withLatestFrom") { $0.withLatestFrom($1) { max($0, $1) } },
    infallible("amb") { $0.amb($1) },
    infallible("take(until:)") { first, second in first.take(until: second.filter { $0 > 1_000_000 }) },
    infallible("skip(until:)") { $0.skip(until: $1) },
    infallible("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: $1) },
    infallible("flatMap") { first, second in first.flatMap { _ in second } },
    infallible("flatMapLatest") { first, second in first.flatMapLatest { _ in second } },
    Combinator(name: "asInfallible(onErrorFallbackTo:)", failsWithSecond: false) { first, second in
      first.asInfallible(onErrorFallbackTo: second.asInfallible(onErrorJustReturn: 1)).asObservable()
    },
  ]

  private static func infallible(
    _ name: String, isLossless: Bool = false,
    _ build: @escaping @Sendable (Infallible<Int>, Infallible<Int>) -> Infallible<Int>
  ) -> Combinator {
    Combinator(name: "Infallible.\(name)", isLossless: isLossless, failsWithSecond: false) { first, second in
      build(first.asInfallible(onErrorJustReturn: 1), second.asInfallible(onErrorJustReturn: 1)).asObservable()
    }
  }
}
