import Testing

/// Calls of the sharing, grouping and renamed operators resolve in every mode; what is carried over from earlier days
/// still compiles in Swift 5 mode.
@Suite("Calls of sharing and grouping, checked by the compiler", .enabled(if: Compiler.found != nil, "no swiftc found"))
struct SharingCallCheckTests {
  private static let sharing = """
    import SluiceStreams

    nonisolated struct Reading: Sendable, Equatable {
      var sensor = ""
      var value = 0
    }

    nonisolated func sharing(_ numbers: Observable<Int>, _ bag: DisposeBag) {
      let published: ConnectableObservable<Int> = numbers.publish()
      published.connect().disposed(by: bag)
      let counted: Observable<Int> = published.refCount()
      let replayed = numbers.map { $0 + 1 }.replay(1).refCount().map { $0 }
      let all = numbers.replayAll()
      let behaviour = numbers.multicast(BehaviorSubject(value: 0)).refCount()
      let last = numbers.multicast(AsyncSubject())
      let made = numbers.multicast { PublishSubject() }
      let named = numbers.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: 2) }).refCount()
      let pairs = numbers.multicast({ PublishSubject() }) { Observable.zip($0, $0.skip(1)) { $1 - $0 } }
      let spelled = numbers.multicast({ PublishSubject<Int>() }, selector: { (shared: Observable<Int>) in
        let later = shared.skip(1)
        return Observable.merge(shared, later)
      })
      print(counted, replayed, all, behaviour, last, made, named, pairs, spelled)
    }

    nonisolated func grouping(_ readings: Observable<Reading>, _ scheduler: any SchedulerType) {
      let maxima = readings.groupBy(keySelector: \\.sensor).flatMap { group in
        group.map { "\\(group.key) \\($0.value)" }
      }
      let groups: Observable<GroupedObservable<String, Reading>> = readings.groupBy { $0.sensor }
      let buffered: Observable<[Reading]> = readings.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
      let windows = readings.window(timeSpan: .milliseconds(300), count: 3, scheduler: scheduler)
        .flatMap { $0.toArray() }
      let sampled = readings.sample(Observable<Int>.interval(.seconds(1), scheduler: scheduler))
      let defaulted = readings.sample(readings, defaultValue: Reading())
      print(maxima, groups, buffered, windows, sampled, defaulted)
    }

    """

  private static let inferring = """
    nonisolated struct Failed: Error {}

    nonisolated func request() -> Observable<Reading> { .just(Reading()) }

    nonisolated func inferring(_ readings: Observable<Reading>, _ others: PublishSubject<Reading>) {
      let raced = Observable.amb([readings, others])
      let named: Observable<Reading> = .amb([request(), readings])
      let first = readings.amb(others).amb(request()).map(\\.value)
      let caught = Observable.catch(sequence: [request(), readings]).map { $0.value }
      let leading: Observable<Reading> = .catch(sequence: [.error(Failed()), request()])
      let recovered = readings.catch { _ in .just(Reading()) }.catch { error in
        print(error)
        return .empty()
      }
      let handled: Observable<Reading> = readings.catch({ .error($0) })
      let latest = readings.map { _ in request() }.switchLatest().map(\\.sensor)
      let newest = Observable.of(request(), request()).switchLatest()
      print(raced, named, first, caught, leading, recovered, handled, latest, newest)
    }

    nonisolated func decoding(_ data: Observable<Data>) {
      struct Message: Decodable, Sendable {}
      let decoded: Observable<Message> = data.decode(type: Message.self, decoder: JSONDecoder())
      print(decoded, data.decode(type: [Message].self, decoder: PropertyListDecoder()))
    }

    """

  /// As it was written for earlier versions of the peer.
  private static let earlier = """
    import SluiceStreams

    struct Failed: Error {}

    func earlier(_ numbers: Observable<Int>, _ other: Observable<Int>, _ main: MainScheduler, _ bag: DisposeBag) {
      let serial = SerialDispatchQueueScheduler(qos: .default)
      numbers.observeOn(MainScheduler.instance).subscribeOn(serial).subscribe(onNext: { print($0) }).disposed(by: bag)
      let caught = numbers.catchErrorJustReturn(1).catchError { _ in .just(1) }.catchError { error in
        print(error)
        return .empty()
      }
      let sequence = Observable.catchError([numbers, other])
      let retried = numbers.retryWhen { (errors: Observable<Failed>) in errors.take(2) }
      let ending = numbers.takeWhile { $0 < 3 }.takeUntil(other).takeUntil(.inclusive) { $0 > 9 }.take(2.0, scheduler: main)
      let behavior: TakeUntilBehavior = .exclusive
      let skipping = numbers.skipWhile { $0 < 3 }.skipUntil(other).elementAt(1).skip(0.5, scheduler: main)
      let timed = numbers.throttle(0.3, scheduler: MainScheduler.instance).debounce(0.3, scheduler: main)
        .throttle(1, latest: false, scheduler: main).delay(1.5, scheduler: main).delaySubscription(1, scheduler: main)
        .timeout(30, scheduler: main).take(.seconds(1), scheduler: main)
      let tick = Observable<Int>.interval(1.0, scheduler: MainScheduler.instance)
      let timers = [Observable<Int>.timer(0.5, scheduler: main), Observable<Int>.timer(0, period: 1, scheduler: main)]
      let grouped = numbers.buffer(timeSpan: 1, count: 3, scheduler: main).flatMap { Observable.from($0) }
        .window(timeSpan: 0.5, count: 3, scheduler: main).flatMap { $0 }
      let shared = numbers.shareReplay(1).shareReplayLatestWhileConnected()
      let sources = [Observable.from(optional: 1 as Int?), .just(1, scheduler: serial), .of(1, 2, scheduler: serial)]
      let endless = Observable.repeatElement(1, scheduler: serial)
      let counted = Observable.range(start: 0, count: 3, scheduler: serial)
      let made = Observable.generate(initialState: 0, condition: { $0 < 3 }, scheduler: serial, iterate: { $0 + 1 })
      let latest = Observable.combineLatest([numbers, other]).map { $0.count }
      let plain = numbers.startWith(1).ifEmpty(default: 1).toArray().asObservable().asSingle()
      print(caught, sequence, retried, ending, behavior, skipping, timed, tick, timers, grouped, shared, sources)
      print(endless, counted, made, latest, plain)
    }

    """

  @Test("sharing, grouping and inference work without a warning", arguments: Compiler.Mode.allCases)
  func calls(mode: Compiler.Mode) async throws {
    let compiler = try #require(Compiler.found)
    let source = ["import FoundationEssentials", Self.sharing, Self.inferring].joined(separator: "\n")
    #expect(try await compiler.check(source, mode) == "")
  }

  @Test("code of earlier days compiles in Swift 5 mode, with nothing but hints to the new names")
  func earlierCalls() async throws {
    let compiler = try #require(Compiler.found)
    let text = try await compiler.check(Self.earlier, .swift5)
    #expect(!text.contains("error:"), "\(text)")
    let warnings = text.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.contains("is deprecated") }, "\(text)")
  }

  @Test("what carries elements to another thread takes only Sendable ones in Swift 6 mode")
  func sendability() async throws {
    let compiler = try #require(Compiler.found)
    let source = """
      import SluiceStreams

      final class Counter { var count = 0 }

      func carry(_ counters: Observable<Counter>, _ scheduler: any SchedulerType) {
        CALL
      }
      """
    for call in [
      "_ = counters.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)",
      "_ = counters.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler)",
      "let seen = Counter(); _ = counters.groupBy(keySelector: { _ in seen.count })",
      "let seen = Counter(); _ = counters.multicast { seen.count += 1; return PublishSubject<Counter>() }",
      "let seen = Counter(); _ = counters.catch { _ in seen.count += 1; return .empty() }",
    ] {
      let snippet = source.replacing("CALL", with: call)
      #expect(try await compiler.check(snippet, .swift6).contains("error:"), "\(call)")
      #expect(try await compiler.check(snippet, .swift5) == "", "\(call)")
    }
  }
}
