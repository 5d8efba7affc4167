import SluiceStreams
import TestSupport
import Testing

/// An operator of `Single`, `Maybe` or `Completable` under test, applied to a single of an integer.
struct SequenceOperator: Sendable, CustomTestStringConvertible {
  typealias Build = @Sendable (_ source: Single<Int>, _ captured: LifetimeTracker.Tracked) -> Observable<Int>

  enum Result {
    case single, maybe, completable
  }

  let name: String
  let result: Result
  /// Whether a failure makes the operator subscribe to its source again.
  var resubscribes = false
  /// Whether the operator ends as soon as it is subscribed to.
  var endsAtOnce = false
  /// Whether the operator fails though its source has an element.
  var fails = false
  let build: Build

  var testDescription: String { name }

  static let all = singles + maybes + completables + timed

  static func single(
    _ name: String, _ build: @escaping @Sendable (Single<Int>, LifetimeTracker.Tracked) -> Single<Int>
  ) -> SequenceOperator {
    SequenceOperator(name: "Single.\(name)", result: .single) { build($0, $1).asObservable() }
  }

  /// The same, noted as one that fails though its source has an element.
  private var failing: SequenceOperator {
    var copy = self
    copy.fails = true
    return copy
  }

  /// The same, noted as one that ends as soon as it is subscribed to.
  private var endingAtOnce: SequenceOperator {
    var copy = self
    copy.endsAtOnce = true
    return copy
  }

  static func maybe(
    _ name: String, _ build: @escaping @Sendable (Maybe<Int>, LifetimeTracker.Tracked) -> Maybe<Int>
  ) -> SequenceOperator {
    SequenceOperator(name: "Maybe.\(name)", result: .maybe) { build($0.asMaybe(), $1).asObservable() }
  }

  static func completable(
    _ name: String, _ build: @escaping @Sendable (Completable, LifetimeTracker.Tracked) -> Completable
  ) -> SequenceOperator {
    SequenceOperator(name: "Completable.\(name)", result: .completable) { source, object in
      build(source.asCompletable(), object).asObservable().map { _ -> Int in }
    }
  }
}

extension Operator {
  /// The operators of the primitive sequences, over the first event of a source.
  static let primitiveSequences: [Operator] = SequenceOperator.all.map { operation in
    Operator(
      name: operation.name, endsEarly: true, resubscribes: operation.resubscribes, endsAtOnce: operation.endsAtOnce,
      fails: operation.fails
    ) { source, object in
      // What asks again on a failure would ask a source that has completed for ever.
      let completion: SingleEvent<Int> = operation.resubscribes ? .success(-1) : .failure(RxError.noElements)
      return operation.build(firstEvent(of: source, completion), object)
    }
  }

  /// A single whose outcome is the first event of `source`, or `completion`.
  private static func firstEvent(of source: Observable<Int>, _ completion: SingleEvent<Int>) -> Single<Int> {
    Single.create { single in
      source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element): single(.success(element))
          case .error(let error): single(.failure(error))
          case .completed: single(completion)
          }
        })
    }
  }
}

extension SequenceOperator {
  private static let singles: [SequenceOperator] = [
    single("create") { source, _ in source },
    single("map") { source, object in source.map { [object] in object.same($0) } },
    single("flatMap") { source, object in source.flatMap { [object] in .just(object.same($0)) } },
    single("flatMap, to a failure") { source, object in
      source.flatMap { [object] _ in .error(object.same(TestError())) }
    }.failing,
    single("do") { source, object in
      source.do(onSuccess: { [object] _ in object.touch() }, onDispose: { [object] in object.touch() })
    },
    single("do, throwing before") { source, object in
      source.do(onSuccess: { [object] _ in throw object.same(TestError()) })
    }.failing,
    single("do, throwing after") { source, object in
      source.do(afterSuccess: { [object] _ in throw object.same(fault) })
    },
    single("catch") { source, object in source.catch { [object] in .error(object.same($0)) } },
    single("catchAndReturn") { source, _ in source.catchAndReturn(-1) },
    single("catchAndReturn, after a late error") { source, _ in
      source.do(afterSuccess: { _ in throw fault }).catchAndReturn(-1)
    },
    single("retry(2)") { source, _ in source.retry(2) },
    SequenceOperator(name: "Single.retry", result: .single, resubscribes: true) { source, _ in
      source.retry().asObservable()
    },
    single("retry(when:)") { source, object in
      source.retry(when: { [object] errors in object.same(errors).take(1) })
    },
    single("amb") { source, _ in source.amb(.never()) },
    single("deferred") { source, object in .deferred { [object] in object.same(source) } },
    single("using") { source, object in
      .using({ BooleanDisposable() }, primitiveSequenceFactory: { [object] _ in object.same(source) })
    },
    single("zip") { source, object in Single.zip(source, .just(0)) { [object] one, _ in object.same(one) } },
    single("zip, as tuples") { source, _ in Single.zip(source, .just(0)).map { $0.0 } },
    single("zip, of a collection") { source, object in
      Single.zip([source, .just(0)]) { [object] all in object.same(all[0]) }
    },
    single("zip, as arrays") { source, _ in Single.zip([source]).map { $0[0] } },
    single("asMaybe().asSingle()") { source, _ in source.asMaybe().asSingle() },
    single("as observable and back") { source, _ in source.asObservable().asSingle() },
    single("ifEmpty(default:)") { source, object in
      source.filter { [object] in object.same($0) < 0 }.ifEmpty(default: -1)
    },
    single("ifEmpty(switchTo:)") { source, _ in source.asMaybe().ifEmpty(switchTo: Single.just(-1)) },
    single("andThen") { source, _ in source.asCompletable().andThen(Single.just(-1)) },
  ]

  private static let maybes: [SequenceOperator] = [
    maybe("map") { source, object in source.map { [object] in object.same($0) } },
    maybe("filter") { source, object in source.filter { [object] in object.same($0) < 0 } },
    maybe("compactMap") { source, object in source.compactMap { [object] in object.same($0) } },
    maybe("flatMap") { source, object in source.flatMap { [object] in .just(object.same($0)) } },
    maybe("flatMap, to nothing") { source, object in
      source.flatMap { [object] in object.same($0) < 0 ? .just(0) : .empty() }
    },
    maybe("flatMapSingle") { source, object in source.flatMapSingle { [object] in .just(object.same($0)) } },
    maybe("flatMapMaybe") { source, object in
      source.asSingle().flatMapMaybe { [object] in .just(object.same($0)) }
    },
    maybe("do") { source, object in
      source.do(onNext: { [object] _ in object.touch() }, onCompleted: { [object] in object.touch() })
    },
    maybe("do, throwing after") { source, object in
      source.do(onCompleted: { [object] in throw object.same(fault) })
    },
    maybe("catchAndReturn") { source, _ in source.catchAndReturn(-1) },
    maybe("ifEmpty(switchTo:)") { source, _ in source.filter { $0 < 0 }.ifEmpty(switchTo: Maybe.just(-1)) },
    maybe("zip") { source, _ in Maybe.zip(source, source.map { $0 }) { one, _ in one } },
    maybe("zip, with nothing") { source, _ in Maybe.zip(source, Maybe<Int>.empty()) { one, _ in one } }.endingAtOnce,
    maybe("as observable and back") { source, _ in source.asObservable().asMaybe() },
    maybe("andThen") { source, _ in source.asCompletable().andThen(Maybe.just(-1)) },
  ]

  private static let completables: [SequenceOperator] = [
    completable("create") { source, object in
      .create { [object] completable in
        object.same(source).subscribe(
          isolation: nil, onCompleted: { completable(.completed) }, onError: { completable(.error($0)) })
      }
    },
    completable("andThen") { source, _ in source.andThen(.empty()) },
    completable("andThen, as second") { source, _ in Completable.empty().andThen(source) },
    completable("andThen an infallible") { source, _ in
      source.andThen(Infallible.just(1)).ignoreElements().asCompletable()
    },
    completable("concat") { source, _ in source.concat(.empty()) },
    completable("concat, of several") { source, _ in .concat(.empty(), source, .empty()) },
    completable("merge") { source, _ in .merge(source, .empty()) },
    completable("zip") { source, _ in .zip(source, source) },
    completable("do") { source, object in source.do(onCompleted: { [object] in object.touch() }) },
    completable("do, throwing before") { source, object in
      source.do(onCompleted: { [object] in throw object.same(TestError()) })
    }.failing,
    completable("do, throwing after") { source, object in
      source.do(afterCompleted: { [object] in throw object.same(fault) })
    },
    completable("catch") { source, object in
      source.catch { [object] error in object.same(Completable.error(error)) }
    },
    completable("flatMapCompletable") { source, object in
      Single.just(1).flatMapCompletable { [object] _ in object.same(source) }
    },
    completable("asMaybe().asCompletable()") { source, _ in source.asMaybe().asCompletable() },
  ]

  /// An error that is reported, and that no test looks at.
  private static let fault = ErrorLog().fault
}
