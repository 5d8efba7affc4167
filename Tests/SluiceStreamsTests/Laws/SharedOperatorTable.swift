import SluiceStreams
import TestSupport
import Testing

/// An operator of shared sequences under test.
///
/// To put one under the laws, add a case, and say how to apply it.
enum SharedOperator: String, CaseIterable, CustomTestStringConvertible {
  case source, map, compactMap, scan, scanInto, withUnretained, withUnretainedSelector, doOnNext, debug
  case flatMap, flatMapLatest, flatMapFirst, switchLatest, mergeInner, mergeInnerMaxConcurrent
  case filter, distinct, distinctKey, distinctComparer, distinctKeyComparer, distinctKeyPath, skip
  case merge, mergeList, concat, combineLatest, combineLatestTuple, combineLatestList, zip, zipTuple, zipList
  case withLatestFrom, withLatestFromSelector, startWith, deferred, recovered
  case debounce, throttle, throttleFirst, delay

  var testDescription: String { rawValue }

  /// The operator's name in the library.
  var name: String {
    switch self {
    case .scanInto: "scan"
    case .withUnretainedSelector: "withUnretained"
    case .doOnNext: "do"
    case .mergeInner, .mergeInnerMaxConcurrent, .mergeList: "merge"
    case .distinct, .distinctKey, .distinctComparer, .distinctKeyComparer, .distinctKeyPath: "distinctUntilChanged"
    case .combineLatestTuple, .combineLatestList: "combineLatest"
    case .zipTuple, .zipList: "zip"
    case .withLatestFromSelector: "withLatestFrom"
    case .recovered: "asSharedSequence"
    case .throttleFirst: "throttle"
    default: rawValue
    }
  }

  /// Whether each element leads to exactly one element, the same one, at once.
  var isLossless: Bool {
    switch self {
    case .scan, .scanInto, .skip, .merge, .mergeList, .combineLatest, .combineLatestTuple, .combineLatestList: false
    case .startWith, .debounce, .throttle, .throttleFirst, .delay: false
    // Prints each of its elements.
    case .debug: false
    default: true
    }
  }

  static let lossless = allCases.filter(\.isLossless)

  /// The operator over `source`; `same` returns what it is given, and is called by the operator's closures.
  func apply<Strategy>(
    to source: SharedSequence<Strategy, Int>, same: @escaping @Sendable (Int) -> Int
  ) -> SharedSequence<Strategy, Int> {
    transforming(source, same) ?? flattening(source, same) ?? filtering(source, same) ?? combining(source, same)
      ?? timing(source)
  }

  private func transforming<Strategy>(
    _ source: SharedSequence<Strategy, Int>, _ same: @escaping @Sendable (Int) -> Int
  ) -> SharedSequence<Strategy, Int>? {
    switch self {
    case .source: source
    case .map: source.map(same)
    case .compactMap: source.compactMap { same($0) }
    case .scan: source.scan(0) { same($0 + $1) }
    case .scanInto: source.scan(into: 0) { $0 += same($1) }
    case .withUnretained: source.withUnretained(Self.anchor).map { same($1) }
    case .withUnretainedSelector: source.withUnretained(Self.anchor) { same($1) }
    case .doOnNext: source.do(onNext: { _ = same($0) }, afterNext: { _ = same($0) })
    case .debug: source.map(same).debug("law", trimOutput: true)
    case .deferred: .deferred { source.map(same) }
    case .recovered: source.asObservable().asSharedSequence(onErrorRecover: { _ in .just(same(-2)) })
    default: nil
    }
  }

  private func flattening<Strategy>(
    _ source: SharedSequence<Strategy, Int>, _ same: @escaping @Sendable (Int) -> Int
  ) -> SharedSequence<Strategy, Int>? {
    switch self {
    case .flatMap: source.flatMap { SharedSequence<Strategy, Int>.just(same($0)) }
    case .flatMapLatest: source.flatMapLatest { SharedSequence<Strategy, Int>.just(same($0)) }
    case .flatMapFirst: source.flatMapFirst { SharedSequence<Strategy, Int>.just(same($0)) }
    case .switchLatest: source.map { SharedSequence<Strategy, Int>.just(same($0)) }.switchLatest()
    case .mergeInner: source.map { SharedSequence<Strategy, Int>.just(same($0)) }.merge()
    case .mergeInnerMaxConcurrent:
      source.map { SharedSequence<Strategy, Int>.just(same($0)) }.merge(maxConcurrent: 1)
    default: nil
    }
  }

  private func filtering<Strategy>(
    _ source: SharedSequence<Strategy, Int>, _ same: @escaping @Sendable (Int) -> Int
  ) -> SharedSequence<Strategy, Int>? {
    switch self {
    case .filter: source.filter { same($0) == $0 }
    case .distinct: source.map(same).distinctUntilChanged()
    case .distinctKey: source.distinctUntilChanged { same($0) }
    case .distinctComparer: source.distinctUntilChanged { same($0) == $1 }
    case .distinctKeyComparer: source.distinctUntilChanged({ same($0) }, comparer: { same($0) == $1 })
    case .distinctKeyPath: source.map(same).distinctUntilChanged(at: \.self)
    case .skip: source.map(same).skip(1)
    default: nil
    }
  }

  private func combining<Strategy>(
    _ source: SharedSequence<Strategy, Int>, _ same: @escaping @Sendable (Int) -> Int
  ) -> SharedSequence<Strategy, Int>? {
    typealias Sequence = SharedSequence<Strategy, Int>
    switch self {
    case .merge: return Sequence.merge(source, source.map(same))
    case .mergeList: return Sequence.merge([source, source.map(same)])
    case .concat: return Sequence.concat(source.map(same), .never())
    case .combineLatest: return Sequence.combineLatest(source, source) { max(same($0), $1) }
    case .combineLatestTuple: return SharedSequence.combineLatest(source, source).map { max(same($0.0), $0.1) }
    case .combineLatestList: return Sequence.combineLatest([source, source]) { (all: [Int]) in same(all.max() ?? 0) }
    case .zip: return Sequence.zip(source, source) { max(same($0), $1) }
    case .zipTuple: return SharedSequence.zip(source, source).map { max(same($0.0), $0.1) }
    case .zipList: return Sequence.zip([source, source]).map { same($0[1]) }
    case .withLatestFrom: return source.withLatestFrom(source.map(same))
    case .withLatestFromSelector: return source.withLatestFrom(source.startWith(0)) { one, _ in same(one) }
    case .startWith: return source.map(same).startWith(0)
    default: return nil
    }
  }

  private func timing<Strategy>(_ source: SharedSequence<Strategy, Int>) -> SharedSequence<Strategy, Int> {
    switch self {
    case .debounce: source.debounce(.zero)
    case .throttle: source.throttle(.milliseconds(1))
    case .throttleFirst: source.throttle(.milliseconds(1), latest: false)
    case .delay: source.delay(.zero)
    default: preconditionFailure("say how to apply \(self)")
    }
  }

  /// What `withUnretained` is given; lives as long as the program.
  private static let anchor = LifetimeTracker().object()
}
