import Dispatch
import Sluice

/// One row for each family of operators; the first is a subject and an observer with nothing between them.
let operatorTable: [OperatorCase] =
  baseline + transforming + filtering + combining + timing + recovering + sharing + traits

private let baseline = [OperatorCase("nothing between") { $0 }]

private let transforming = [
  OperatorCase("map") { $0.map { $0 &+ 1 } },
  OperatorCase("compactMap") { $0.compactMap { Optional($0) } },
  OperatorCase("scan") { $0.scan(0) { $0 &+ $1 } },
  OperatorCase("enumerated") { $0.enumerated().map { $0.index } },
  OperatorCase("materialize, dematerialize") { $0.materialize().dematerialize() },
  OperatorCase("flatMap, to just") { $0.flatMap { Observable.just($0) } },
  OperatorCase("flatMapLatest, to just") { $0.flatMapLatest { Observable.just($0) } },
  OperatorCase("concatMap, to just") { $0.concatMap { Observable.just($0) } },
  OperatorCase("buffer, of 10") {
    $0.buffer(timeSpan: .seconds(3_600), count: 10, scheduler: idle).map(\.count)
  },
  OperatorCase("window, of 10") {
    $0.window(timeSpan: .seconds(3_600), count: 10, scheduler: idle).flatMap { $0 }
  },
  OperatorCase("groupBy, 10 groups") { $0.groupBy { $0 % 10 }.flatMap { $0 } },
]

private let filtering = [
  OperatorCase("filter") { $0.filter { $0 >= 0 } },
  OperatorCase("distinctUntilChanged") { $0.distinctUntilChanged() },
  OperatorCase("skip, take") { $0.skip(1).take(1_000_000_000) },
  OperatorCase("take(while:)") { $0.take(while: { $0 >= 0 }) },
  OperatorCase("takeLast, of 10") { $0.takeLast(10) },
  OperatorCase("take(until:)") { $0.take(until: Observable<Int>.never()) },
]

private let combining = [
  OperatorCase("startWith") { $0.startWith(0) },
  OperatorCase("merge, of 2") { Observable<Int>.merge($0, Observable.never()) },
  OperatorCase("concat, of 2") { $0.concat(.empty()) },
  OperatorCase("combineLatest, of 2") { Observable<Int>.combineLatest($0, Observable.just(1)) { $0 &+ $1 } },
  OperatorCase("zip, of 2, both fed") { source in Observable<Int>.zip(source, source) { $0 &+ $1 } },
  OperatorCase("withLatestFrom") { $0.withLatestFrom(Observable.just(1)) { $0 &+ $1 } },
  OperatorCase("switchLatest, of one") { Observable.just($0).switchLatest() },
]

private let timing = [
  OperatorCase("timeout") { $0.timeout(.seconds(3_600), scheduler: idle) },
  OperatorCase("throttle") { $0.throttle(.seconds(3_600), scheduler: idle) },
  OperatorCase("debounce") { $0.debounce(.seconds(3_600), scheduler: idle) },
  OperatorCase("observe(on:), the current thread") { $0.observe(on: CurrentThreadScheduler.instance) },
]

private let recovering = [
  OperatorCase("catch") { $0.catch { _ in .empty() } },
  OperatorCase("retry") { $0.retry() },
  OperatorCase("do") { $0.do(onNext: { consume($0) }) },
]

private let sharing = [
  OperatorCase("share") { $0.share() },
  OperatorCase("share(replay: 1)") { $0.share(replay: 1) },
]

private let traits = [
  OperatorCase("Infallible: map") { $0.asInfallible(onErrorJustReturn: 0).map { $0 &+ 1 }.asObservable() }
]

/// A scheduler whose work runs at a time that does not come.
private let idle = SerialDispatchQueueScheduler(qos: .background)
