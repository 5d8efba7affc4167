import Sluice
import Testing

/// Every conversion between the kinds of streams as Swift 5 code sees it: elements and closures need not be Sendable.
@MainActor
struct ConversionMatrixTests {
  /// Not Sendable, and shown as a number.
  final class Item: CustomStringConvertible, Hashable {
    var number = 1

    var description: String { "\(number)" }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    static func == (left: Item, right: Item) -> Bool { left.number == right.number }
  }

  struct Failed: Error {}

  private let item = Item()
  private var failure: Observable<Item> { .error(Failed()) }

  private func expect(
    _ expected: [String], _ streams: [any ObservableConvertibleType], _ location: SourceLocation = #_sourceLocation
  ) {
    func sent(_ stream: some ObservableConvertibleType) -> [String] {
      var sent: [String] = []
      let subscription = stream.asObservable().subscribe(
        onNext: { sent.append("\($0)") }, onError: { _ in sent.append("failed") }, onCompleted: { sent.append(".") })
      subscription.dispose()
      return sent
    }
    for (index, stream) in streams.enumerated() {
      #expect(sent(stream) == expected, "number \(index), \(type(of: stream))", sourceLocation: location)
    }
  }

  @Test("A stream that may fail, with an answer to its error")
  func answered() {
    let sources: [any ObservableConvertibleType<Item>] = [
      failure, Single<Item>.error(Failed()), Maybe<Item>.error(Failed()),
    ]
    func check(_ source: some ObservableConvertibleType<Item>) {
      expect(
        ["1", "."],
        [
          source.asInfallible(onErrorJustReturn: item) as Infallible<Item>,
          source.asInfallible(onErrorFallbackTo: .just(item)) as Infallible<Item>,
          source.asInfallible(onErrorRecover: { _ in .just(item) }) as Infallible<Item>,
          source.asDriver(onErrorJustReturn: item) as Driver<Item>,
          source.asDriver(onErrorDriveWith: .just(item)) as Driver<Item>,
          source.asDriver(onErrorRecover: { _ in .just(item) }) as Driver<Item>,
          source.asSignal(onErrorJustReturn: item) as Signal<Item>,
          source.asSignal(onErrorSignalWith: .just(item)) as Signal<Item>,
          source.asSignal(onErrorRecover: { _ in .just(item) }) as Signal<Item>,
          source.asSharedSequence(onErrorJustReturn: item) as Driver<Item>,
          source.asSharedSequence(onErrorDriveWith: .just(item)) as Signal<Item>,
          source.asSharedSequence(onErrorRecover: { _ in .just(item) }) as Driver<Item>,
        ])
    }
    for source in sources { check(source) }
  }

  @Test("A stream that never fails")
  func infallible() {
    let source = Infallible.just(item)
    let event = ControlEvent(events: Observable.just(item))
    let property = ControlProperty(values: Observable.just(item), valueSink: AnyObserver<Item> { _ in })
    expect(
      ["1", "."],
      [
        source.asObservable() as Observable<Item>, source.asDriver() as Driver<Item>,
        source.asSignal() as Signal<Item>, source.asSharedSequence() as Driver<Item>,
        source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) as Signal<Item>,
        source.asSingle() as Single<Item>, source.asMaybe() as Maybe<Item>,
        Driver.just(item).asObservable() as Observable<Item>, Driver.just(item).asInfallible() as Infallible<Item>,
        Driver.just(item).asDriver() as Driver<Item>, Signal.just(item).asSignal() as Signal<Item>,
        Signal.just(item).asInfallible() as Infallible<Item>, event.asObservable() as Observable<Item>,
        event.asInfallible() as Infallible<Item>, event.asDriver() as Driver<Item>, event.asSignal() as Signal<Item>,
        property.asObservable() as Observable<Item>, property.asInfallible() as Infallible<Item>,
        property.asDriver() as Driver<Item>,
      ])
    expect(["."], [property.changed as ControlEvent<Item>])
  }

  @Test("A relay")
  func relays() {
    let (behavior, replay) = (BehaviorRelay(value: item), ReplayRelay<Item>.create(bufferSize: 1))
    replay.accept(item)
    expect(
      ["1"],
      [
        behavior.asObservable() as Observable<Item>, behavior.asInfallible() as Infallible<Item>,
        behavior.asDriver() as Driver<Item>, replay.asInfallible() as Infallible<Item>,
        replay.asInfallible().asDriver() as Driver<Item>,
      ])
    let publish = PublishRelay<Item>()
    expect([], [publish.asSignal() as Signal<Item>, publish.asInfallible() as Infallible<Item>])
  }

  @Test("The values of streams that never fail are iterated without try")
  func values() async {
    var seen: [Int] = []
    for await value in Infallible.just(item).values { seen.append(value.number) }
    for await value in Driver.just(item).values { seen.append(value.number) }
    for await value in Signal.just(item).values(bufferingPolicy: .unbounded) { seen.append(value.number) }
    for await value in ControlEvent(events: Observable.just(item)).values { seen.append(value.number) }
    #expect(seen == [1, 1, 1, 1])
  }

  @Test("An infallible in arrays, windows and groups")
  func windows() {
    let scheduler = HistoricalScheduler()
    let source = Infallible.of(item, item)
    let minimum = Item()
    expect(
      ["[1, 1]", "[]", "."], [source.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)])
    expect(["1", "1", "."], [source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler).flatMap { $0 }])
    expect(["true", "."], [source.groupBy { $0 == minimum }.map { $0.key }])
  }
}
