import SluiceStreams
import TestSupport
import Testing

extension FeatureTableTests {
  private final class View: ReactiveCompatible {
    var number = 0
    var optional: Int?
  }

  @Test("Types")
  @MainActor func types() {
    func observable(_ stream: some ObservableType<Int>) -> Observable<Int> { stream.asObservable() }
    func convertible(_ stream: some ObservableConvertibleType<Int>) -> Observable<Int> { stream.asObservable() }
    func infallible(_ stream: some InfallibleType<Int>) -> Infallible<Int> { stream.asInfallible() }
    func sequence(_ stream: some PrimitiveSequenceType) -> String { "\(type(of: stream.primitiveSequence))" }
    func shared(_ stream: some SharedSequenceConvertibleType) -> String { "\(type(of: stream.asSharedSequence()))" }
    #expect(sent(observable(numbers)) == "1 2 3" && sent(convertible(Single.just(1))) == "1")
    #expect(sent(infallible(Infallible.just(1))) == "1" && sequence(Completable.empty()).contains("Never"))
    #expect(shared(Driver.just(1)).contains("Driver") && shared(SluiceStreams.Signal.just(1)).contains("Signal"))
    let log = Recorder<Int>()
    let observer: AnyObserver<Int> = AnyObserver(log)
    observer.mapObserver { (text: String) in text.count }.on(.next("four"))
    let event = Event.next(2).map { $0 * 2 }
    observer.on(event)
    #expect(event.element == 4 && event.error == nil && !event.isStopEvent && !event.isCompleted)
    #expect(Event<Int>.completed.isCompleted && Event<Int>.error(StreamError.one).isStopEvent)
    #expect(Event<Int>.error(StreamError.one).error as? StreamError == .one)
    #expect(log.log == ["4", "4"])
    let group: GroupedObservable<Int, Int> = GroupedObservable(key: 1, source: numbers)
    #expect(group.key == 1)
    #expect(sent(Maybe.just(1)) == "1" && sent(ControlEvent(events: numbers)) == "1 2 3")
    let view = View()
    let property = ControlProperty(values: numbers, valueSink: view.rx.number)
    #expect(sent(property) == "1 2 3")
    property.onNext(5)
    #expect(view.number == 5 && view.rx.base === view)
  }

  @Test("Observe")
  @MainActor func observe() async throws {
    let view = View()
    var log: [String] = []
    _ = failing.subscribe(
      onNext: { log.append("\($0)") }, onError: { _ in log.append("failed") }, onCompleted: { log.append("never") },
      onDisposed: { log.append("disposed") })
    _ = numbers.subscribe { event in log.append("\(event)") }
    _ = numbers.subscribe(with: view, onNext: { $0.number += $1 }, onCompleted: { log.append("\($0.number)") })
    #expect(log == ["1", "failed", "disposed", "next(1)", "next(2)", "next(3)", "completed", "6"])
    bind(view)
    drive(view)
    let passed = Counter()
    let watched = numbers.do(
      onNext: { passed.add($0) }, afterNext: { _ in passed.add() }, onError: { _ in passed.add(1_000) },
      afterError: { _ in passed.add(1_000) }, onCompleted: { passed.add() }, afterCompleted: { passed.add() },
      onSubscribe: { passed.add() }, onSubscribed: { passed.add() }, onDispose: { passed.add() })
    #expect(sent(watched) == "1 2 3" && passed.value == 14)
    #expect(sent(Observable<Int>.empty().debug("the table of features", trimOutput: true)) == "")
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
  }

  @MainActor private func bind(_ view: View) {
    let log = Recorder<Int>()
    let (event, optionalEvent) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let (state, optionalState) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (kept, optionalKept) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
    var sum = 0
    let bindings: [any Disposable] = [
      numbers.bind(to: log), numbers.bind(to: event), numbers.bind(to: optionalEvent), numbers.bind(to: state),
      numbers.bind(to: optionalState), numbers.bind(to: kept), numbers.bind(to: optionalKept),
      numbers.bind(to: view.rx.number), numbers.bind(to: view.rx.optional),
      numbers.bind(to: Binder(view) { view, number in view.number = number * 2 }),
      numbers.bind(onNext: { sum += $0 }), numbers.bind(with: view, onNext: { view, number in view.number += number }),
      numbers.bind(to: { $0.subscribe(log) }),
      numbers.bind(to: { source in { factor in source.map { $0 * factor }.subscribe(log) } }, curriedArgument: 10),
    ]
    #expect(log.elements == [1, 2, 3, 1, 2, 3, 10, 20, 30] && sum == 6)
    #expect(state.value == 3 && optionalState.value == 3 && sent(kept) == "3" && sent(optionalKept) == "Optional(3)")
    #expect(view.number == 12 && view.optional == 3)
    for binding in bindings { binding.dispose() }
  }

  @MainActor private func drive(_ view: View) {
    let (driver, signal) = (Driver.just(4), SluiceStreams.Signal.just(5))
    let (log, state) = (Recorder<Int>(), BehaviorRelay(value: 0))
    var seen: [Int] = []
    let subscriptions: [any Disposable] = [
      driver.drive(onNext: { seen.append($0) }), driver.drive(with: view, onNext: { $0.number = $1 }),
      driver.drive(log), driver.drive(state), driver.drive(view.rx.optional), driver.drive(),
      driver.drive { $0.subscribe(log) }, signal.emit(onNext: { seen.append($0) }),
      signal.emit(with: view, onNext: { $0.number += $1 }), signal.emit(to: log), signal.emit(to: state),
      signal.emit(to: view.rx.optional), signal.emit(),
    ]
    #expect(seen == [4, 5] && view.number == 9 && view.optional == 5 && state.value == 5)
    #expect(log.elements == [4, 4, 5])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("Disposables")
  func disposables() {
    let count = Counter()
    func counting() -> any Cancelable { Disposables.create { count.add() } }
    do {
      let bag = DisposeBag(disposing: counting())
      bag.insert(counting())
      bag.insert(counting(), counting())
      bag.insert {
        counting()
        counting()
      }
      counting().disposed(by: bag)
      let built = DisposeBag {
        counting()
      }
      #expect(count.value == 0)
      withExtendedLifetime((bag, built)) {}
    }
    #expect(count.value == 8)
    let serial = SerialDisposable()
    serial.disposable = counting()
    let single = SingleAssignmentDisposable()
    single.setDisposable(counting())
    let counted = RefCountDisposable(disposable: counting())
    let retained = counted.retain()
    let scheduled = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: counting())
    let flag = BooleanDisposable()
    let composite = CompositeDisposable(serial, single, counted, scheduled)
    let key = composite.insert(flag)
    if let key { composite.remove(for: key) }
    #expect(flag.isDisposed && composite.count == 4)
    Disposables.create(composite, Disposables.create()).dispose()
    #expect(count.value == 11 && composite.isDisposed)
    retained.dispose()
    #expect(count.value == 12)
    #if DEBUG
      #expect(Resources.total >= 0)
    #endif
    _ = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
  }
}
