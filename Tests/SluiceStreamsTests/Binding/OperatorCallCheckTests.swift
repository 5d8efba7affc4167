import Testing

/// Calls as they are written in the wild resolve in every mode: Swift 5 code sees other forms of the operators than
/// Swift 6 code does.
@Suite("Calls, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc on the search path"))
struct OperatorCallCheckTests {
  private static let declarations = """
    import SluiceStreams

    nonisolated struct Page: Sendable, Equatable {
      var title = ""
      var count = 0
      static func titled(_ title: String) -> Page { Page(title: title) }
      func isLonger(than other: Page) -> Bool { count > other.count }
    }

    nonisolated enum Mutation: Sendable {
      case setMessages([String])
      case setTitle(String)
      case failed(any Error)
    }

    nonisolated extension Array {
      init(with element: Element) { self = [element] }
    }

    nonisolated struct Failed: Error {}

    nonisolated func isEven(_ number: Int) -> Bool { number % 2 == 0 }

    """

  private static let transforming = """
    nonisolated func transforming(_ pages: Observable<Page>, _ numbers: Observable<Int>) {
      let titles: Observable<String> = pages.map(\\.title)
      let mutations: Observable<Mutation> = titles.map(Mutation.setTitle)
      let messages = titles.toArray().map(Mutation.setMessages)
      let wrapped: Observable<[Page]> = pages.map(Array.init(with:))
      let texts = numbers.map(String.init(describing:)).map(Page.titled).map { $0.title }
      let parsed: Observable<Int> = titles.compactMap(Int.init).compactMap { $0 > 1 ? $0 : nil }
      let sums: Observable<Int> = numbers.scan(0, accumulator: +)
      let lists: Observable<[Int]> = numbers.scan(into: []) { $0.append($1) }
      let total: Observable<Int> = numbers.reduce(0, accumulator: +)
      let text = numbers.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\\($0)" })
      let long = numbers.map { number in
        let page = Page(title: "\\(number)", count: number)
        return (page.title, page.count + 1)
      }
      let counted = numbers.do(onNext: { print($0) }, onError: { _ in print("failed") }, onCompleted: { print("done") })
      let seen = numbers.do(onNext: { number in
        let doubled = number * 2
        print(doubled)
      }).do(onSubscribe: { print("on") }, onDispose: { print("off") })
      print(mutations, messages, wrapped, texts, parsed, sums, lists, total, text, long, counted, seen)
    }

    """

  private static let flattening = """
    nonisolated func flattening(_ pages: Observable<Page>, _ numbers: Observable<Int>) {
      let latest = numbers.flatMapLatest { number -> Observable<String> in
        guard number > 0 else { return .empty() }
        return .just("\\(number)")
      }
      let merged = numbers.flatMap { Observable.of($0, $0) }.flatMapFirst { Observable.just("\\($0)") }
      let chained = pages.concatMap { Observable.just($0.title) }.flatMap(Observable.just)
      let single = numbers.flatMap { Single.just($0) }
      print(latest, merged, chained, single)
    }

    """

  private static let filtering = """
    nonisolated func filtering(_ pages: Observable<Page>, _ numbers: Observable<Int>) {
      let even = numbers.filter(isEven).filter { $0 > 2 }.filter { number in
        let limit = 3
        return number > limit
      }
      let titles: Observable<Page> = pages.distinctUntilChanged(\\.title)
      let lengths = pages.distinctUntilChanged { $0.title.count }.distinctUntilChanged { $0.count == $1.count }
      let keyed = pages.distinctUntilChanged({ $0.title }, comparer: ==).distinctUntilChanged(at: \\.count)
      let plain = pages.distinctUntilChanged().distinctUntilChanged(==)
      let parts = numbers.skip(while: { $0 < 3 }).take(while: isEven).take(until: { $0 > 9 }, behavior: .inclusive)
      let one = numbers.single { $0 == 1 }.single()
      print(even, titles, lengths, keyed, plain, parts, one)
    }

    """

  private static let combining = """
    nonisolated func combining(_ pages: Observable<Page>, _ numbers: Observable<Int>) {
      let latest = Observable.combineLatest(pages, numbers) { page, number in page.title + "\\(number)" }
      let three = Observable.combineLatest(pages, numbers, numbers, resultSelector: { ($0.title, $1 + $2) })
      let list = Observable.combineLatest([numbers, numbers]) { $0.reduce(0, +) }
      let zipped = Observable<Int>.zip(numbers, numbers, resultSelector: +)
      let zippedList = Observable.zip([numbers, numbers]) { numbers in numbers.count }
      let tuples = Observable.zip(pages, numbers).map { page, number in page.count + number }
      let sampled = numbers.withLatestFrom(pages) { number, page in page.title + "\\(number)" }.withLatestFrom(pages)
      let owned = pages.withUnretained(numbers).withUnretained(numbers) { $1.1.title }
      print(latest, three, list, zipped, zippedList, tuples, sampled, owned)
    }

    """

  private static let creating = """
    nonisolated func creating() {
      let created = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create { print("disposed") }
      }
      let inferred: Observable<String> = .create { observer in
        let inner = AnyObserver<Int> { event in observer.on(event.map { "\\($0)" }) }
        let mapped: AnyObserver<String> = inner.mapObserver { Int($0) ?? 0 }
        return CompositeDisposable(created.subscribe(inner), Observable.just("1").subscribe(mapped))
      }
      let deferred = Observable<Int>.deferred { .just(1) }
      let used = Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in .just(1) })
      let generated = Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })
      let nothing = Disposables.create()
      let several = Disposables.create(nothing, Disposables.create(with: { print("disposed") }))
      print(inferred, deferred, used, generated, several)
    }

    """

  private static let recovering = """
    nonisolated func recovering(_ numbers: Observable<Int>) {
      let caught = numbers.catch { _ in .just(1) }.catch { error in
        print(error)
        return .empty()
      }
      let mutations: Observable<Mutation> = numbers.map { .setTitle("\\($0)") }.catch { .just(.failed($0)) }
      let retried = numbers.retry(when: { $0.take(3) }).retry(when: { (errors: Observable<Failed>) in errors.skip(1) })
      let delayed = numbers.retry { errors in errors.flatMap { _ in Observable.just(1) } }
      print(caught, mutations, retried, delayed)
    }

    """

  private static let traits = """
    nonisolated func traits() {
      let single = Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
      }
      let maybe = Maybe<Int>.create { maybe in
        maybe(.completed)
        return Disposables.create { print("disposed") }
      }
      let completable = Completable.create { completable in
        completable(.completed)
        return Disposables.create()
      }
      let singles = single.map { $0 + 1 }.map(String.init(describing:)).map(\\.count).flatMap { .just($0) }
      let maybes = single.filter { $0 > 1 }.compactMap { $0 }.map { "\\($0)" }.flatMap { Maybe.just($0) }
      let others = single.flatMapMaybe { _ in maybe }.flatMapSingle { .just($0) }.flatMapCompletable { _ in completable }
      let done = single.do(onSuccess: { print($0) }).catch { _ in .just(1) }.flatMapCompletable { _ in .empty() }
      let watched = maybe.do(onNext: { print($0) }, onCompleted: { print("none") }).compactMap { $0 }.filter { $0 > 0 }
      let ended = completable.do(onError: { print($0) }, onCompleted: { print("done") })
      let made = Single<Int>.deferred { single }.retry(when: { $0.take(2) })
      let used = Single<Int>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in single })
      print(singles, maybes, others, done, watched, ended, made, used)
    }

    """

  @Test("every operator is called without a warning", arguments: Compiler.Mode.allCases)
  func calls(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    let source = [
      Self.declarations, Self.transforming, Self.flattening, Self.filtering, Self.combining, Self.creating,
      Self.recovering, Self.traits,
    ].joined(separator: "\n")
    #expect(try await compiler.check(source, mode) == "")
  }
}
