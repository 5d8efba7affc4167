import Testing

/// What the compiler accepts and refuses; the snippets are compiled against the library as it was built.
@Suite("Isolation, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc on the search path"))
struct IsolationCheckTests {
  private static let hop = """
    import SluiceStreams
    import Dispatch

    extension Observable where Element: Sendable {
      nonisolated func hop() -> Observable<Element> {
        .create { [self] observer in
          subscribe(AnyObserver(eventHandler: { event in DispatchQueue.global().async { observer.on(event) } }))
        }
      }
    }

    """

  private func check(_ source: String, _ mode: Compiler.Mode, _ options: [String] = []) async throws -> String {
    let compiler = try #require(Compiler.found)
    return try await compiler.check(Self.hop + source, mode, options)
  }

  /// Swift 6.3 limits what it finds in a closure for a `@preconcurrency` function to a warning, also in Swift 6 mode.
  private func expectError(_ text: String, in output: String) {
    #expect(output.contains(text))
    withKnownIssue("a warning only, since the operators are @preconcurrency") {
      #expect(output.contains("error: \(text)"))
    }
  }

  @Test("B13: a view that hops, maps and subscribes compiles without a warning", arguments: Compiler.Mode.allCases)
  func view(mode: Compiler.Mode) async throws {
    let output = try await check(
      """
      @MainActor final class Label: ReactiveCompatible { var text = "" }

      @MainActor final class Screen {
        var x = 0
        var log: [String] = []
        let label = Label()
        let taps = PublishRelay<Int>()
        let name = BehaviorRelay(value: "")
        let bag = DisposeBag()

        func bind() {
          Observable.just(1).hop().map { $0 + 1 }.subscribe { self.x = $0 }.disposed(by: bag)
          Observable.just(1).hop().subscribe { event in self.log.append("\\(event)") }.disposed(by: bag)
          Observable.just(1).subscribe(
            onNext: { [weak self] in self?.x = $0 }, onError: { _ in self.x = 0 }, onCompleted: { self.x = 1 },
            onDisposed: { self.x = 2 }
          ).disposed(by: bag)
          taps.subscribe(with: self, onNext: { $0.x = $1 }).disposed(by: bag)
          taps.bind { self.x = $0 }.disposed(by: bag)
          taps.bind(with: self) { $0.x = $1 }.disposed(by: bag)
          taps.map { String($0) }.bind(to: name).disposed(by: bag)
          name.bind(to: label.rx.text).disposed(by: bag)
          name.bind(to: Binder(label) { $0.text = $1 }).disposed(by: bag)
          Observable<String>.combineLatest(taps, name) { "\\($0)\\($1)" }.bind(to: label.rx.text).disposed(by: bag)
          let pairs = Observable.zip(taps, name).filter { $0.0 > 0 }.map { $0.1 }
          pairs.distinctUntilChanged().share(replay: 1).subscribe { self.label.text = $0 }.disposed(by: bag)
          taps.flatMapLatest { Observable.of($0, $0) }.subscribe { self.x = $0 }.disposed(by: bag)
          Observable<Int>.run { send in send(1) }.subscribe { self.x = $0 }.disposed(by: bag)
          Observable.concat([.just(1), .merge(.just(2), .empty())]).subscribe { self.x = $0 }.disposed(by: bag)
        }
      }
      """, mode)
    #expect(output == "")
  }

  @Test("an actor and a nonisolated function subscribe without a warning", arguments: Compiler.Mode.allCases)
  func others(mode: Compiler.Mode) async throws {
    let output = try await check(
      """
      actor Store {
        var x = 0
        let bag = DisposeBag()

        func listen(to numbers: Observable<Int>) {
          numbers.map { $0 + 1 }.subscribe(onNext: { self.x = $0 }).disposed(by: bag)
          numbers.subscribe(with: self, onNext: { _, _ in }).disposed(by: bag)
        }
      }

      nonisolated func total(of numbers: Observable<Int>) -> Int {
        var sum = 0
        _ = numbers.subscribe(onNext: { sum += $0 })
        return sum
      }
      """, mode)
    #expect(output == "")
  }

  @Test("B13: an operator that reads main-actor state does not compile in Swift 6 mode")
  func operatorOnMainActorState() async throws {
    let source = """
      @MainActor final class Screen {
        var x = 0
        let bag = DisposeBag()

        func bind() {
          Observable.just(1).hop().map { $0 + self.x }.subscribe { self.x = $0 }.disposed(by: bag)
        }
      }
      """
    for mode in [Compiler.Mode.swift6, .mainActorByDefault] {
      expectError("main actor-isolated property 'x' can not be referenced", in: try await check(source, mode))
      let strict = try await check(source, mode, ["-warnings-as-errors"])
      #expect(strict.contains("error: main actor-isolated property 'x' can not be referenced"))
    }
    let lenient = try await check(source, .swift5)
    #expect(!lenient.contains("error:"))
  }

  @Test("an operator that captures what is not Sendable compiles in Swift 5 mode only")
  func operatorOnUnsafeCapture() async throws {
    let source = """
      nonisolated final class Model {
        var x = 0

        func stream() -> Observable<Int> {
          Observable.of(1, 2).hop().map { $0 + self.x }.filter { $0 > self.x }.flatMap { Observable.just($0 + self.x) }
        }
      }

      nonisolated func counted() -> Observable<Int> {
        var count = 0
        return Observable.just(1).map { element in
          count += 1
          return element + count
        }
      }
      """
    let strict = try await check(source, .swift6)
    expectError("capture of 'self' with non-Sendable type 'Model' in a '@Sendable' closure", in: strict)
    expectError("mutation of captured var 'count' in concurrently-executing code", in: strict)
    let lenient = try await check(source, .swift5)
    #expect(!lenient.contains("error:"))
  }

  @Test("a stream of elements that are not Sendable does not cross to another task in Swift 6 mode")
  func unsafeElements() async throws {
    let output = try await check(
      """
      final class Box { var x = 0 }

      func send(_ boxes: PublishSubject<Box>) {
        Task.detached { boxes.onNext(Box()) }
        print(boxes)
      }
      """, .swift6)
    #expect(output.contains("error:"))
  }
}
