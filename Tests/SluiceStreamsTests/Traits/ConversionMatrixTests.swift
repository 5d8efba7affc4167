import SluiceStreams
import TestSupport
import Testing

/// Every conversion between the kinds of streams, by its name: from the kind in a test's name to the type that is written.
///
/// `CarriedOverTests` has the same for Swift 5 code, where elements need not be Sendable.
@MainActor
@Suite("Conversions between the kinds of streams", .leakChecked)
struct ConversionMatrixTests {
  private let failure = Observable<Int>.error(StreamError.one)

  private func expect(
    _ expected: [String], _ streams: [any ObservableConvertibleType<Int>], _ location: SourceLocation = #_sourceLocation
  ) {
    for (index, stream) in streams.enumerated() {
      #expect(stream.recorded() == expected, "number \(index), \(type(of: stream))", sourceLocation: location)
    }
  }

  @Test("from an observable")
  func observable() {
    let source = Observable.just(1)
    expect(
      ["1", "completed"],
      [
        source.asObservable() as Observable<Int>, source.asSingle() as Single<Int>, source.asMaybe() as Maybe<Int>,
        source.publish().refCount() as Observable<Int>,
        GroupedObservable(key: "key", source: source).asObservable() as Observable<Int>,
        ControlEvent(events: source), ControlProperty(values: source, valueSink: AnyObserver { _ in }),
      ])
    expect(
      ["1", "completed"],
      [
        failure.asInfallible(onErrorJustReturn: 1) as Infallible<Int>,
        failure.asInfallible(onErrorFallbackTo: .just(1)) as Infallible<Int>,
        failure.asInfallible(onErrorRecover: { _ in .just(1) }) as Infallible<Int>,
        failure.asDriver(onErrorJustReturn: 1) as Driver<Int>,
        failure.asDriver(onErrorDriveWith: .just(1)) as Driver<Int>,
        failure.asDriver(onErrorRecover: { _ in .just(1) }) as Driver<Int>,
        failure.asSignal(onErrorJustReturn: 1) as SluiceStreams.Signal<Int>,
        failure.asSignal(onErrorSignalWith: .just(1)) as SluiceStreams.Signal<Int>,
        failure.asSignal(onErrorRecover: { _ in .just(1) }) as SluiceStreams.Signal<Int>,
        failure.asSharedSequence(onErrorJustReturn: 1) as Driver<Int>,
        failure.asSharedSequence(onErrorDriveWith: .just(1)) as SluiceStreams.Signal<Int>,
        failure.asSharedSequence(onErrorRecover: { _ in .just(1) }) as Driver<Int>,
        failure.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: 1)
          as SluiceStreams.Signal<Int>,
      ])
    #expect(source.ignoreElements().asCompletable().recorded() == ["completed"])
    #expect((source.first() as Single<Int?>).recorded() == ["Optional(1)", "completed"])
    #expect((source.toArray() as Single<[Int]>).recorded() == ["[1]", "completed"])
  }

  @Test("from an infallible, and a group of one")
  func infallible() {
    for source in [Infallible.just(1), GroupedInfallible(key: "key", source: .just(1)).asInfallible()] {
      expect(
        ["1", "completed"],
        [
          source.asObservable() as Observable<Int>, source.asInfallible() as Infallible<Int>,
          source.asSingle() as Single<Int>, source.asMaybe() as Maybe<Int>, source.asDriver() as Driver<Int>,
          source.asSignal() as SluiceStreams.Signal<Int>, source.asSharedSequence() as Driver<Int>,
          source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) as SluiceStreams.Signal<Int>,
          source.asDriver(onErrorJustReturn: 2) as Driver<Int>,
          source.asSignal(onErrorJustReturn: 2) as SluiceStreams.Signal<Int>,
        ])
      #expect(source.ignoreElements().asCompletable().recorded() == ["completed"])
      #expect((source.first() as Single<Int?>).recorded() == ["Optional(1)", "completed"])
      #expect((source.toArray() as Single<[Int]>).recorded() == ["[1]", "completed"])
    }
  }

  @Test("from a single")
  func single() {
    let source = Single.just(1)
    expect(
      ["1", "completed"],
      [
        source.asObservable() as Observable<Int>, source.asSingle() as Single<Int>, source.asMaybe() as Maybe<Int>,
        source.primitiveSequence as Single<Int>,
      ])
    expectRecovery(from: Single<Int>.error(StreamError.one))
    #expect((source.asCompletable() as Completable).recorded() == ["completed"])
  }

  @Test("from a maybe")
  func maybe() {
    let source = Maybe.just(1)
    expect(
      ["1", "completed"],
      [
        source.asObservable() as Observable<Int>, source.asSingle() as Single<Int>, source.asMaybe() as Maybe<Int>,
        Maybe.empty().ifEmpty(default: 1) as Single<Int>, Maybe.empty().ifEmpty(switchTo: .just(1)) as Maybe<Int>,
        Maybe.empty().ifEmpty(switchTo: .just(1)) as Single<Int>,
      ])
    expectRecovery(from: Maybe<Int>.error(StreamError.one))
    #expect((source.asCompletable() as Completable).recorded() == ["completed"])
  }

  @Test("from a completable")
  func completable() {
    let streams: [any ObservableConvertibleType<Never>] = [
      Completable.empty().asObservable() as Observable<Never>, Completable.empty().asCompletable() as Completable,
      Completable.empty().asMaybe() as Maybe<Never>,
      Completable.error(StreamError.one).asInfallible(onErrorFallbackTo: .empty()) as Infallible<Never>,
      Completable.error(StreamError.one).asDriver(onErrorDriveWith: .empty()) as Driver<Never>,
      Completable.error(StreamError.one).asSignal(onErrorSignalWith: .empty()) as SluiceStreams.Signal<Never>,
      Completable.error(StreamError.one).asDriver(onErrorRecover: { _ in .empty() }) as Driver<Never>,
    ]
    for stream in streams { #expect(stream.recorded() == ["completed"]) }
  }

  @Test("from a driver")
  func driver() {
    let source = Driver.just(1)
    expect(
      ["1", "completed"],
      [
        source.asObservable() as Observable<Int>, source.asDriver() as Driver<Int>,
        source.asSharedSequence() as Driver<Int>, source.asInfallible() as Infallible<Int>,
        source.asSignal(onErrorJustReturn: 2) as SluiceStreams.Signal<Int>,
        source.asInfallible().asSignal() as SluiceStreams.Signal<Int>,
        source.asObservable().asSingle() as Single<Int>, source.asInfallible().asSingle() as Single<Int>,
      ])
  }

  @Test("from a signal")
  func signal() {
    let source = SluiceStreams.Signal.just(1)
    expect(
      ["1", "completed"],
      [
        source.asObservable() as Observable<Int>, source.asSignal() as SluiceStreams.Signal<Int>,
        source.asSharedSequence() as SluiceStreams.Signal<Int>, source.asInfallible() as Infallible<Int>,
        source.asDriver(onErrorJustReturn: 2) as Driver<Int>, source.asInfallible().asDriver() as Driver<Int>,
        source.asObservable().asMaybe() as Maybe<Int>, source.asInfallible().asMaybe() as Maybe<Int>,
      ])
  }

  @Test("from subjects and relays")
  func subjectsAndRelays() {
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let subject = BehaviorSubject(value: 1)
    replay.accept(1)
    expect(
      ["1"],
      [
        behavior.asObservable() as Observable<Int>, behavior.asInfallible() as Infallible<Int>,
        behavior.asDriver() as Driver<Int>, behavior.asSignal(onErrorJustReturn: 2) as SluiceStreams.Signal<Int>,
        replay.asObservable() as Observable<Int>, replay.asInfallible() as Infallible<Int>,
        replay.asInfallible().asDriver() as Driver<Int>, replay.asDriver(onErrorJustReturn: 2) as Driver<Int>,
        subject.asObservable() as Observable<Int>, subject.asDriver(onErrorJustReturn: 2) as Driver<Int>,
      ])
    let publish = PublishRelay<Int>()
    let streams: [any ObservableConvertibleType<Int>] = [
      publish.asObservable() as Observable<Int>, publish.asInfallible() as Infallible<Int>,
      publish.asSignal() as SluiceStreams.Signal<Int>, publish.asDriver(onErrorJustReturn: 2) as Driver<Int>,
    ]
    let logs = streams.map { stream in
      let log = Recorder<Int>()
      return (log, stream.asObservable().subscribe(log))
    }
    publish.accept(1)
    #expect(logs.map(\.0.log) == Array(repeating: ["1"], count: streams.count))
    for (_, subscription) in logs { subscription.dispose() }
    let observer: AnyObserver<Int> = AnyObserver(subject.asObserver())
    observer.onNext(3)
    #expect((try? subject.value()) == 3)
  }

  @Test("from a control's event and property")
  func controls() {
    let event = ControlEvent(events: Observable.just(1))
    let property = ControlProperty(values: Observable.just(1), valueSink: AnyObserver<Int> { _ in })
    expect(
      ["1", "completed"],
      [
        event.asObservable() as Observable<Int>, event.asControlEvent() as ControlEvent<Int>,
        event.asDriver() as Driver<Int>, event.asSignal() as SluiceStreams.Signal<Int>,
        event.asInfallible() as Infallible<Int>,
        property.asObservable() as Observable<Int>, property.asControlProperty() as ControlProperty<Int>,
        property.asDriver() as Driver<Int>, property.asInfallible() as Infallible<Int>,
        property.asSignal(onErrorJustReturn: 2) as SluiceStreams.Signal<Int>,
      ])
    expect(["completed"], [property.changed as ControlEvent<Int>])
    let observer: AnyObserver<Int> = property.asObserver()
    observer.onNext(1)
  }

  /// A primitive sequence whose only way to the kinds that cannot fail is an answer to its error.
  private func expectRecovery(
    from source: some ObservableConvertibleType<Int>, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(
      ["1", "completed"],
      [
        source.asInfallible(onErrorJustReturn: 1) as Infallible<Int>,
        source.asInfallible(onErrorFallbackTo: .just(1)) as Infallible<Int>,
        source.asInfallible(onErrorRecover: { _ in .just(1) }) as Infallible<Int>,
        source.asDriver(onErrorJustReturn: 1) as Driver<Int>,
        source.asDriver(onErrorDriveWith: .just(1)) as Driver<Int>,
        source.asDriver(onErrorRecover: { _ in .just(1) }) as Driver<Int>,
        source.asSignal(onErrorJustReturn: 1) as SluiceStreams.Signal<Int>,
        source.asSignal(onErrorSignalWith: .just(1)) as SluiceStreams.Signal<Int>,
        source.asSignal(onErrorRecover: { _ in .just(1) }) as SluiceStreams.Signal<Int>,
      ], location)
  }

  @Test("a conversion that never fails shares as its kind does, and keeps to the main executor")
  func sharing() async {
    let (subscriptions, whereabouts) = (Counter(), Whereabouts())
    let subject = PublishSubject<Int>()
    let source = Infallible<Int>.deferred {
      subscriptions.add()
      return subject.asInfallible(onErrorJustReturn: 0)
    }
    let (driver, signal) = (source.asDriver(), source.asSignal())
    let bag = DisposeBag()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    driver.drive(first).disposed(by: bag)
    signal.emit(to: second).disposed(by: bag)
    driver.asInfallible().subscribe(onNext: { _ in whereabouts.note() }).disposed(by: bag)
    #expect(subscriptions.value == 2)
    onThreads(1) { _ in subject.onNext(1) }
    await mainTurn()
    #expect(first.log == ["1"] && second.log == ["1"])
    #expect(whereabouts.onMain == 1 && whereabouts.elsewhere == 0)
    #expect(driver.recorded() == ["1"] && signal.recorded() == [])
  }
}
