import Testing

/// Calls between streams and async code resolve in every mode, without a warning.
@Suite("Async calls, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc on the search path"))
struct AsyncCallCheckTests {
  private static let bridging = """
    import SluiceStreams
    nonisolated struct Position: Sendable { var x = 0 }
    nonisolated func iterate(_ numbers: Observable<Int>, _ subject: PublishSubject<Int>, _ positions: BehaviorRelay<Position>) async throws {
      for try await number in numbers.values { print(number) }
      for try await number in subject.values(bufferingPolicy: .bufferingNewest(1)) { print(number) }
      for try await x in positions.map(\\.x).values(bufferingPolicy: .unbounded).map({ $0 + 1 }) { print(x) }
      let all: [Int] = try await numbers.values.reduce(into: []) { $0.append($1) }
      var iterator = numbers.values.makeAsyncIterator()
      let next = try await iterator.next()
      print(all, next as Any)
    }
    nonisolated func outcomes(_ single: Single<Int>, _ maybe: Maybe<String>, _ done: Completable) async throws {
      let one: Int = try await single.value
      let text: String? = try await maybe.value
      try await done.value
      print(one, text as Any)
      for try await x in single.values { print(x) }
    }
    nonisolated func load() async throws -> Int { 1 }
    nonisolated func made() {
      let a = Single.create { try await load() }
      let b = Single<Int>.create(priority: .high, detached: true) { try await load() }
      let c: Single<Int> = .create { 1 }
      let d = Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
      }
      let e: Single<Int> = .create {
        let x = try await load()
        return x + 1
      }
      let f = Single<Int>.create { _ in Disposables.create() }
      let stream = AsyncStream<Int> { $0.finish() }
      let s: Observable<Int> = stream.asObservable().map { $0 + 1 }
      let t = AsyncThrowingStream<Int, any Error> { $0.finish() }.map { $0 + 1 }.asObservable()
      let back = Observable.just(1).values.asObservable()
      print(a, b, c, d, e, f, s, t, back)
    }
    @MainActor final class Screen {
      var x = 0
      func listen(_ numbers: Observable<Int>, _ single: Single<Int>) {
        Task {
          for try await number in numbers.values { self.x = number }
          self.x = try await single.value
        }
        Task { [weak self] in
          do { for try await number in numbers.values { self?.x = number } } catch { self?.x = -1 }
        }
      }
    }
    actor Store {
      var x = 0
      func listen(_ numbers: Observable<Int>, _ single: Single<Int>) async throws {
        for try await number in numbers.values { x = number }
        x = try await single.value
      }
    }

    """

  private static let scheduling = """
    import SluiceStreams
    nonisolated func schedule(_ scheduler: any SchedulerType) {
      _ = scheduler.scheduleRecursive(3, dueTime: .seconds(1)) { left, scheduler in
        if left > 0 { scheduler.schedule(left - 1, dueTime: .seconds(1)) } else { scheduler.schedule(7) }
      }
      _ = scheduler.scheduleRecursive(3) { left, recurse in if left > 0 { recurse(left - 1) } }
      _ = scheduler.scheduleAbsolute(1, time: scheduler.now.advanced(by: .seconds(1))) { _ in Disposables.create() }
      _ = ClockScheduler(clock: ContinuousClock())
      _ = Observable<Int>.interval(.seconds(1), scheduler: ClockScheduler(clock: SuspendingClock(), tolerance: .seconds(1)))
      _ = Observable.just(1).subscribe(on: ConcurrentMainScheduler.instance)
    }
    @MainActor func bags(_ flag: Bool) {
      let d: any Disposable = Disposables.create()
      let bag = DisposeBag {
        d
        BooleanDisposable()
        if flag { d } else { Disposables.create { print("x") } }
        for _ in 0..<2 { d }
        [d, d]
        Observable.just(1).subscribe(onNext: { print($0) })
      }
      bag.insert(d, d)
      bag.insert([d])
      bag.insert { d; d }
      _ = DisposeBag(disposing: d, d)
      _ = DisposeBag(disposing: [d])
      _ = Disposables.create(d, d, d)
      _ = Disposables.create([d])
      let counter = RefCountDisposable(disposable: d)
      counter.retain().disposed(by: bag)
      ScheduledDisposable(scheduler: MainScheduler.instance, disposable: d).disposed(by: bag)
      Hooks.defaultErrorHandler = { lines, error in print(lines, error) }
      Hooks.customCaptureSubscriptionCallstack = { [] }
    }

    """

  @Test("streams are iterated and awaited, sequences become streams", arguments: Compiler.Mode.allCases)
  func bridging(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    #expect(try await compiler.check(Self.bridging, mode) == "")
  }

  @Test("schedulers and disposables are called in all their forms", arguments: Compiler.Mode.allCases)
  func scheduling(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    #expect(try await compiler.check(Self.scheduling, mode) == "")
  }

  @Test("elements that are not Sendable are iterated and awaited in Swift 5 mode only")
  func unsafeElements() async throws {
    let compiler = try #require(Compiler.found)
    let source = """
      import SluiceStreams

      final class Model { var x = 0 }

      func carried(_ models: Observable<Model>, _ single: Single<Model>) async throws {
        for try await model in models.values { print(model.x) }
        print(try await single.value.x)
      }
      """
    let output = try await compiler.check(source, .swift6)
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
    #expect(errors.count == 2 && errors.allSatisfy { $0.contains("Sendable") }, "\(output)")
    #expect(try await compiler.check(source, .swift5) == "")
  }
}
