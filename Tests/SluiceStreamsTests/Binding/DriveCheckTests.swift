import Testing

/// What the compiler accepts and refuses of drivers, signals and controls.
@Suite(
  "Drivers and controls, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc on the search path"))
struct DriveCheckTests {
  private func check(_ source: String, _ mode: Compiler.Mode) async throws -> String {
    let compiler = try #require(Compiler.found)
    return try await compiler.check("import SluiceStreams\n" + source, mode)
  }

  @Test("a view that drives, emits and binds controls compiles without a warning", arguments: Compiler.Mode.allCases)
  func view(mode: Compiler.Mode) async throws {
    let output = try await check(
      """
      @MainActor final class Field: ReactiveCompatible {
        var text: String? = ""
        let typed = BehaviorRelay<String?>(value: nil)
        let taps = PublishRelay<Void>()
      }

      extension Reactive where Base: Field {
        @MainActor var value: ControlProperty<String?> {
          ControlProperty(values: base.typed, valueSink: Binder(base) { $0.text = $1 })
        }
        @MainActor var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
      }

      @MainActor final class Screen {
        var x = 0
        var log: [String] = []
        let field = Field()
        let numbers = BehaviorRelay(value: 0)
        let happenings = PublishRelay<Int>()
        let bag = DisposeBag()

        func bind() {
          let driver = numbers.asDriver()
          driver.drive { self.x = $0 }.disposed(by: bag)
          driver.drive(onNext: { [weak self] in self?.x = $0 }, onCompleted: { self.x = 1 }, onDisposed: { self.x = 2 })
            .disposed(by: bag)
          driver.drive(with: self, onNext: { owner, number in
            owner.x = number
            owner.log.append("\\(number)")
          }).disposed(by: bag)
          driver.map { "\\($0)" }.drive(field.rx.text).disposed(by: bag)
          driver.map { "\\($0)" }.drive(field.rx.value).disposed(by: bag)
          driver.map { "\\($0)" }.drive(field.rx.value.orEmpty).disposed(by: bag)
          driver.drive(numbers, numbers).disposed(by: bag)
          driver.drive(Binder(self) { $0.x = $1 }).disposed(by: bag)
          driver.drive(Binder(self, scheduler: MainScheduler.instance) { $0.x = $1 }).disposed(by: bag)
          let signal = happenings.asSignal()
          signal.emit { self.x = $0 }.disposed(by: bag)
          signal.emit(with: self) { $0.x = $1 }.disposed(by: bag)
          signal.emit(to: numbers).disposed(by: bag)
          signal.emit(to: happenings, happenings).disposed(by: bag)
          field.rx.tap.asSignal().withLatestFrom(driver).emit { self.x = $0 }.disposed(by: bag)
          field.rx.tap.bind { self.x = 0 }.disposed(by: bag)
          field.rx.value.orEmpty.changed.asDriver().drive { self.log.append($0) }.disposed(by: bag)
          Driver.combineLatest(driver, driver) { $0 + $1 }.drive { self.x = $0 }.disposed(by: bag)
          Driver.combineLatest(driver, driver).filter { $0.0 > 0 }.map { $0.1 }.drive { self.x = $0 }.disposed(by: bag)
          Driver.merge(driver, .just(1), .empty()).drive { self.x = $0 }.disposed(by: bag)
          Observable.just(1).asDriver(onErrorJustReturn: 0).flatMapLatest { Driver.of($0, $0) }.distinctUntilChanged()
            .debounce(.milliseconds(300)).drive { self.x = $0 }.disposed(by: bag)
          Observable.just(1).asSignal(onErrorSignalWith: .empty()).throttle(.seconds(1)).emit().disposed(by: bag)
        }
      }
      """, mode)
    #expect(output == "")
  }

  @Test("an actor and a nonisolated function drive without a warning", arguments: Compiler.Mode.allCases)
  func others(mode: Compiler.Mode) async throws {
    let output = try await check(
      """
      actor Store {
        var x = 0
        let bag = DisposeBag()

        func listen(to numbers: Driver<Int>, _ happenings: Signal<Int>) {
          numbers.map { $0 + 1 }.drive(onNext: { self.x = $0 }).disposed(by: bag)
          happenings.emit(with: self, onNext: { _, _ in }).disposed(by: bag)
        }
      }

      nonisolated func drive(_ numbers: Driver<Int>) {
        _ = numbers.drive(onNext: { print($0) })
        _ = numbers.drive(PublishRelay<Int>())
      }
      """, mode)
    #expect(output == "")
  }

  @Test("every operator is found, with closures of one line and of several", arguments: Compiler.Mode.allCases)
  func operators(mode: Compiler.Mode) async throws {
    let output = try await check(
      """
      nonisolated final class Owner: Sendable {}

      nonisolated func operators(_ a: Driver<Int>, _ b: Signal<String>, _ owner: Owner) -> [Driver<Int>] {
        let texts: Driver<String> = Driver.combineLatest(a, a, a) { one, two, three in
          let sum = one + two + three
          return "\\(sum)"
        }
        let lists: Driver<[Int]> = Driver.zip([a, a])
        let pairs = Driver.zip(a, texts).map { number, text in "\\(number)\\(text)" }
        let nested: Driver<Driver<Int>> = a.map { _ in Driver.just(1) }
        return [
          a.map { $0 + 1 }, a.compactMap { $0 == 1 ? nil : $0 }, a.filter { $0 > 1 }, a.scan(0) { $0 + $1 },
          a.scan(into: 0) { $0 += $1 }, a.withUnretained(owner).map { $1 }, a.withUnretained(owner) { $1 },
          a.do(onNext: { print($0) }), a.debug(), a.flatMap { .just($0) }, a.flatMapLatest { .just($0) },
          a.flatMapFirst { number in
            let next = number + 1
            return Driver.just(next)
          },
          b.flatMap { text in Driver.just(text.count) }, nested.switchLatest(), nested.merge(),
          nested.merge(maxConcurrent: 2), a.distinctUntilChanged(), a.distinctUntilChanged { $0 % 2 },
          a.distinctUntilChanged { $0 == $1 }, a.distinctUntilChanged({ $0 % 2 }) { $0 == $1 },
          a.distinctUntilChanged(at: \\.magnitude), a.skip(1), .merge(a, a), .merge([a]), .concat(a, a), .concat([a]),
          .combineLatest(a, texts) { $0 + $1.count }, .combineLatest([a, a]) { $0.reduce(0, +) },
          .zip(a, texts) { $0 + $1.count }, .zip([texts, texts]) { $0.count }, a.withLatestFrom(b) { $0 + $1.count },
          b.withLatestFrom(a).asDriver(onErrorJustReturn: 0), a.startWith(0), .deferred { a }, .interval(.seconds(1)),
          .timer(.seconds(1)), .timer(.seconds(1), period: .seconds(1)), .of(1, 2), .from([1]), .from(1...3),
          .from(optional: nil), .empty(), .never(), a.debounce(.seconds(1)), a.throttle(.seconds(1), latest: false),
          a.delay(.seconds(1)), lists.map { $0.count }, pairs.map(\\.count),
          a.asObservable().asDriver(onErrorRecover: { _ in .empty() }), a.asSignal(onErrorJustReturn: 1).asDriver(onErrorDriveWith: a),
        ]
      }
      """, mode)
    #expect(output == "")
  }

  @Test("main-actor state, elements and sinks that are not safe are refused in Swift 6 mode only")
  func refusals() async throws {
    let source = """
      nonisolated final class Model {
        var x = 0
      }

      nonisolated final class Sink: ObserverType {
        var sum = 0
        func on(_ event: Event<Int>) { sum += event.element ?? 0 }
      }

      @MainActor final class Screen {
        var x = 0

        func bind(_ numbers: Driver<Int>) {
          _ = numbers.map { $0 + self.x }  // no
          _ = numbers.filter { $0 > self.x }  // no
          _ = numbers.flatMapLatest { Driver.just($0 + self.x) }  // no
          _ = numbers.drive { self.x = $0 }
          _ = ControlProperty(values: numbers.asObservable(), valueSink: Sink())
        }
      }

      nonisolated func carried(_ models: Observable<Model>, _ relay: BehaviorRelay<Model>, _ model: Model) {
        _ = models.asDriver(onErrorJustReturn: model)  // no
        _ = models.asSignal(onErrorSignalWith: .empty())  // no
        _ = relay.asDriver()  // no
        _ = Driver.just(model)  // no
        _ = ControlEvent(events: models)  // no
        _ = ControlProperty(values: Observable.just(1), valueSink: Sink())  // no
        _ = Binder(model, scheduler: MainScheduler.asyncInstance) { (model: Model, _: Int) in model.x = 0 }  // no
      }
      """
    let lines = ("import SluiceStreams\n" + source).split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// no") }.map { $0 + 1 }
    for mode in [Compiler.Mode.swift6, .mainActorByDefault] {
      let output = try await check(source, mode)
      let errors = output.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }
      #expect(Set(errors.compactMap { Int($0.split(separator: ":")[1]) }) == Set(marked), "\(output)")
    }
    #expect(try await check(source, .swift5) == "")
  }
}
