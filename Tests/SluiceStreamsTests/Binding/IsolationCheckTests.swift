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

  /// Checks that Swift 6 mode refuses the lines of `source` that end in "// no", and no others, and that Swift 5 mode
  /// takes them all without a word.
  private func expectRefusals(_ text: String, in source: String) async throws {
    let lines = (Self.hop + source).split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// no") }.map { $0 + 1 }
    for mode in [Compiler.Mode.swift6, .mainActorByDefault] {
      let output = try await check(source, mode)
      let errors = output.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }
      #expect(errors.compactMap { Int($0.split(separator: ":")[1]) } == marked)
      #expect(errors.allSatisfy { $0.contains(text) }, "\(errors)")
    }
    #expect(try await check(source, .swift5) == "")
  }

  @Test("B13: an operator that reads main-actor state does not compile in Swift 6 mode")
  func operatorOnMainActorState() async throws {
    try await expectRefusals(
      "error: main actor-isolated property 'x' can not be",
      in: """
        @MainActor final class Screen {
          var x = 0

          func bind() {
            let numbers = Observable.just(1).hop()
            _ = numbers.map { $0 + self.x }  // no
            _ = numbers.filter { $0 > self.x }  // no
            _ = numbers.flatMap { Observable.just($0 + self.x) }  // no
            _ = numbers.do(onNext: { self.x = $0 })  // no
            _ = numbers.scan(0) { $0 + $1 + self.x }  // no
            _ = numbers.subscribe { self.x = $0 }
            _ = Observable<Int>.create { observer in
              observer.onNext(self.x)  // no
              return Disposables.create()
            }
            _ = Single<Int>.create { single in
              single(.success(self.x))  // no
              return Disposables.create()
            }
            _ = Disposables.create { self.x = 0 }  // no
          }
        }
        """)
  }

  @Test("an operator that captures an object that is not Sendable compiles in Swift 5 mode only")
  func operatorOnUnsafeCapture() async throws {
    try await expectRefusals(
      "with non-Sendable type 'Model' in a '@Sendable' closure",
      in: """
        nonisolated final class Model {
          var x = 0

          func stream() -> Observable<Int> {
            Observable.just(1).map { $0 + self.x }  // no
          }
        }

        nonisolated func carried(_ numbers: Observable<Int>, _ model: Model) -> Observable<Int> {
          numbers.catch { _ in .just(model.x) }  // no
        }
        """)
  }

  @Test("an operator that changes a captured variable compiles in Swift 5 mode only")
  func operatorOnCapturedVariable() async throws {
    try await expectRefusals(
      "captured var 'count' in concurrently-executing code",
      in: """
        nonisolated func counted(_ numbers: Observable<Int>) -> Observable<Int> {
          var count = 0
          return numbers.map { element in
            count += 1  // no
            return element
          }
        }
        """)
  }

  @Test("elements that are not Sendable do not cross to a scheduler in Swift 6 mode")
  func unsafeElementsOnSchedulers() async throws {
    try await expectRefusals(
      "Sendable",
      in: """
        nonisolated final class Model {
          var x = 0
        }

        nonisolated func carried(_ models: Observable<Model>, _ other: SerialDispatchQueueScheduler) {
          _ = models.map { $0.x }.observe(on: other)
          _ = models.observe(on: other)  // no
          _ = models.subscribe(on: other)  // no
          _ = models.delay(.seconds(1), scheduler: other)  // no
          _ = models.delaySubscription(.seconds(1), scheduler: other)  // no
          _ = models.debounce(.seconds(1), scheduler: other)  // no
          _ = models.throttle(.seconds(1), scheduler: other)  // no
        }
        """)
  }

  @Test("an observer that is not Sendable cannot be made into one that is in Swift 6 mode")
  func unsafeObservers() async throws {
    try await expectRefusals(
      "Sendable",
      in: """
        nonisolated final class Sum: ObserverType {
          var sum = 0
          func on(_ event: Event<Int>) { sum += event.element ?? 0 }
        }

        nonisolated func erased(_ sum: Sum) {
          _ = AnyObserver(sum)  // no
          _ = sum.asObserver()  // no
          _ = Observable.just(1).bind(to: sum)
          _ = AnyObserver(PublishSubject<Int>())
        }
        """)
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
