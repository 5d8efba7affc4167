import Testing

/// Calls on `Infallible`, `Single`, `Maybe` and `Completable` as they are written in the wild resolve in every mode.
@Suite("Calls on traits, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc on the search path"))
struct TraitCallCheckTests {
  private static let declarations = """
    import SluiceStreams

    nonisolated struct Page: Sendable, Equatable {
      var title = ""
      var count = 0
    }

    nonisolated struct Failed: Error {}

    nonisolated func isEven(_ number: Int) -> Bool { number % 2 == 0 }

    """

  private static let elements = """
    nonisolated func elements(_ pages: Infallible<Page>, _ numbers: Infallible<Int>) {
      let titles: Infallible<String> = pages.map(\\.title)
      let texts = numbers.map(String.init(describing:)).map { $0.count }.compactMap { $0 > 1 ? $0 : nil }
      let parsed: Infallible<Int> = titles.compactMap(Int.init)
      let even = numbers.filter(isEven).filter { number in
        let limit = 3
        return number > limit
      }
      let sums: Infallible<Int> = numbers.scan(0, accumulator: +)
      let lists: Infallible<[Int]> = numbers.scan(into: []) { $0.append($1) }
      let total = numbers.reduce(0, accumulator: +)
      let distinct = pages.distinctUntilChanged().distinctUntilChanged(==).distinctUntilChanged(\\.title)
      let keyed = pages.distinctUntilChanged { $0.title.count }.distinctUntilChanged { $0.count == $1.count }
      let compared = pages.distinctUntilChanged({ $0.title }, comparer: ==).distinctUntilChanged(at: \\.count)
      let parts = numbers.skip(while: { $0 < 3 }).take(while: isEven).take(until: { $0 > 9 }, behavior: .inclusive)
      let watched = numbers.do(onNext: { print($0) }, onCompleted: { print("done") }).debug("numbers").share(replay: 1)
      let owned = pages.withUnretained(NSNumberLike.shared).withUnretained(NSNumberLike.shared) { $1.1.title }
      print(texts, parsed, even, sums, lists, total, distinct, keyed, compared, parts, watched, owned)
    }

    nonisolated final class NSNumberLike: Sendable {
      static let shared = NSNumberLike()
    }

    """

  private static let joining = """
    nonisolated func joining(_ pages: Infallible<Page>, _ numbers: Infallible<Int>, _ request: Single<Page>) {
      let latest = numbers.flatMapLatest { number -> Infallible<String> in
        guard number > 0 else { return .empty() }
        return .just("\\(number)")
      }
      let merged = numbers.flatMap { Infallible.of($0, $0) }.flatMapFirst { Infallible.just("\\($0)") }
      let chained = pages.concatMap { Infallible.just($0.title) }.flatMap(Infallible.just)
      let answers = numbers.flatMapLatest { _ in request.asInfallible(onErrorJustReturn: Page()) }
      let failing: Observable<Page> = numbers.flatMapLatest { _ in request }
      let pairs = Infallible.combineLatest(pages, numbers) { page, number in page.title + "\\(number)" }
      let three = Infallible.combineLatest(pages, numbers, numbers, resultSelector: { ($0.title, $1 + $2) })
      let tuples = Infallible.zip(pages, numbers).filter { $0.1 > 0 }.map { page, number in page.count + number }
      let list = Infallible.combineLatest([numbers, numbers]) { $0.reduce(0, +) }
      let zipped = Infallible<Int>.zip(numbers, numbers, resultSelector: +)
      let sampled = numbers.withLatestFrom(pages) { number, page in page.title + "\\(number)" }.withLatestFrom(pages)
      let sequence = Infallible.concat(numbers, .just(1)).concat(.of(2, 3)).startWith(0)
      let all = Infallible.merge(numbers, .just(1), .never())
      let inner = Infallible.just(numbers).merge().concat(.empty())
      let mixed = Observable.just(1).withLatestFrom(pages).flatMap { _ in numbers }.concat(numbers)
      print(latest, merged, chained, answers, failing, pairs, three, tuples, list, zipped, sampled, sequence, all)
      print(inner, mixed)
    }

    """

  private static let creating = """
    nonisolated func creating(_ relay: PublishRelay<Int>, _ state: BehaviorRelay<Page>, _ numbers: Observable<Int>) {
      let created = Infallible<Int>.create { observer in
        observer(.next(1))
        observer(.completed)
        return Disposables.create()
      }
      let inferred: Infallible<String> = .create { observer in
        observer(.next("a"))
        return Disposables.create { print("disposed") }
      }
      let deferred = Infallible.deferred { Infallible.just(1) }
      let merged = Infallible.merge(relay.asInfallible(), state.asInfallible().map(\\.count))
      let returned = numbers.asInfallible(onErrorJustReturn: 1)
      let fallback = numbers.asInfallible(onErrorFallbackTo: .of(1, 2))
      let recovered = numbers.asInfallible { error in
        print(error)
        return .empty()
      }
      let recovering = numbers.asInfallible(onErrorRecover: { _ in Infallible.just(1) })
      let range: Infallible<Int> = .range(start: 1, count: 3)
      let literal: Infallible<Page> = .just(Page())
      print(created, inferred, deferred, merged, returned, fallback, recovered, recovering, range, literal)
    }

    """

  private static let sequences = """
    nonisolated func sequences(_ single: Single<Int>, _ maybe: Maybe<Int>, _ work: Completable) {
      let pair = Single.zip(single, single.map { "\\($0)" }) { number, text in text + "\\(number)" }
      let sum = Single.zip(single, single, resultSelector: +)
      let tuple = Single.zip(single, single.map { "\\($0)" }).map { $0.1 }
      let list = Single.zip([single, single]) { numbers in numbers.reduce(0, +) }.map { $0 + 1 }
      let array: Single<[Int]> = Single.zip([single, single])
      let both = Maybe.zip(maybe, maybe) { $0 + $1 }
      let chained = single.flatMap(Single.just).flatMap { number -> Single<String> in
        guard number > 0 else { return .error(Failed()) }
        return .just("\\(number)")
      }
      let perhaps = maybe.flatMap { $0 > 0 ? .just("\\($0)") : .empty() }.map(\\.count).catchAndReturn(0)
      let then: Single<Int> = work.andThen(.just(1))
      let thenSingle = work.andThen(single).flatMapCompletable { _ in work }.andThen(maybe).ifEmpty(default: 1)
      let thenStreams = (work.andThen(Observable.just(1)), work.andThen(Infallible.just(1)))
      let all = Completable.zip(work, .empty()).concat(.merge([work, work])).andThen(.concat(work, work))
      let optional = (Single.from(optional: Int("1")), Maybe.from(optional: Int("1")))
      let retried = single.retry(when: { $0.take(3) }).retry(2).catch { _ in .just(1) }
      let timed: Single<Int> = .timer(.seconds(1), scheduler: MainScheduler.instance)
      let slow = single.delay(.seconds(1), scheduler: MainScheduler.instance).observe(on: MainScheduler.instance)
        .subscribe(on: MainScheduler.instance).timeout(.seconds(1), scheduler: MainScheduler.instance)
      let closed = work.timeout(.seconds(1), other: .empty(), scheduler: MainScheduler.instance).asMaybe()
      print(pair, sum, tuple, list, array, both, chained, perhaps, then, thenSingle, thenStreams, all, optional)
      print(retried, timed, slow, closed, single.asMaybe().asSingle().asCompletable())
    }

    nonisolated func generic<Trait: ElementTrait>(_ sequence: PrimitiveSequence<Trait, Int>) -> Maybe<Int> {
      sequence.map { $0 + 1 }.filter { $0 > 0 }
    }

    nonisolated extension PrimitiveSequence where Trait == SingleTrait {
      func twice() -> Single<[Element]> { Single.zip([self, self]).map { $0 } }
    }

    """

  private static let subscribing = """
    @MainActor final class Label: ReactiveCompatible { var text = "" }

    @MainActor final class Screen {
      var x = 0
      var log: [String] = []
      let label = Label()
      let bag = DisposeBag()

      func bind(_ numbers: Infallible<Int>, _ single: Single<Int>, _ maybe: Maybe<Int>, _ work: Completable) {
        numbers.subscribe { self.x = $0 }.disposed(by: bag)
        numbers.subscribe { event in self.log.append("\\(event)") }.disposed(by: bag)
        numbers.subscribe(onNext: { [weak self] in self?.x = $0 }, onDisposed: { self.x = 2 }).disposed(by: bag)
        numbers.subscribe(with: self, onNext: { $0.x = $1 }).disposed(by: bag)
        numbers.bind { self.x = $0 }.disposed(by: bag)
        numbers.bind(with: self) { $0.x = $1 }.disposed(by: bag)
        numbers.map { "\\($0)" }.bind(to: label.rx.text).disposed(by: bag)
        numbers.bind(to: Binder(self) { $0.x = $1 }).disposed(by: bag)
        single.subscribe { event in if case .success(let x) = event { self.x = x } }.disposed(by: bag)
        single.subscribe(onSuccess: { self.x = $0 }, onFailure: { _ in self.x = 0 }).disposed(by: bag)
        single.subscribe(with: self, onSuccess: { $0.x = $1 }, onFailure: { screen, _ in screen.x = 0 }).disposed(by: bag)
        maybe.subscribe(onSuccess: { self.x = $0 }, onCompleted: { self.x = 0 }).disposed(by: bag)
        maybe.subscribe(with: self, onSuccess: { $0.x = $1 }).disposed(by: bag)
        work.subscribe(onCompleted: { self.x = 1 }, onError: { _ in self.x = 0 }).disposed(by: bag)
        work.subscribe(with: self, onCompleted: { $0.x = 1 }).disposed(by: bag)
      }
    }

    """

  @Test("every operator is called without a warning", arguments: Compiler.Mode.allCases)
  func calls(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    let source = [
      Self.declarations, Self.elements, Self.joining, Self.creating, Self.sequences, Self.subscribing,
    ].joined(separator: "\n")
    #expect(try await compiler.check(source, mode) == "")
  }

  private static let refused = """
    nonisolated func tryIt(_ number: Int) throws -> Int { number }

    nonisolated func refused(_ numbers: Infallible<Int>) {
      _ = numbers.map { try tryIt($0) }  // no
      _ = numbers.filter { try tryIt($0) > 0 }  // no
      _ = numbers.scan(0) { try tryIt($0 + $1) }  // no
      _ = numbers.do(onNext: { _ = try tryIt($0) })  // no
      let failing: Infallible<Int> = numbers.flatMap { _ in Observable<Int>.error(Failed()) }  // no
      let unsure: Infallible<Int> = Infallible.merge(numbers, Observable.just(1))  // no
      print(failing, unsure)
    }

    """

  @Test("closures that throw, and inner streams that may fail, are refused", arguments: Compiler.Mode.allCases)
  func refusals(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    let source = Self.declarations + Self.refused
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// no") }.map { $0 + 1 }
    let output = try await compiler.check(source, mode)
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }
    #expect(Set(errors.compactMap { Int($0.split(separator: ":")[1]) }) == Set(marked), "\(output)")
  }

  @Test("a main-actor closure in an operator does not compile in Swift 6 mode", arguments: Compiler.Mode.allCases)
  func isolation(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    let source =
      Self.declarations + """
        @MainActor final class Counter {
          var x = 0

          func bind(_ numbers: Infallible<Int>, _ single: Single<Int>) {
            _ = numbers.map { $0 + self.x }
            _ = single.map { $0 + self.x }
            _ = Single.zip(single, single) { $0 + $1 + self.x }
          }
        }
        """
    let errors = try await compiler.check(source, mode).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.filter { $0.hasPrefix("/") }.count == (mode == .swift5 ? 0 : 3), "\(errors)")
  }
}
