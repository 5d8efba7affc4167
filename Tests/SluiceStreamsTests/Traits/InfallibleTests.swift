import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct InfallibleTests {
  @Test("Infallible streams are made as observables are")
  func creation() {
    #expect(Infallible.just(1).recorded() == ["1", "completed"])
    #expect(Infallible.just(1, scheduler: CurrentThreadScheduler.instance).recorded() == ["1", "completed"])
    #expect(Infallible.of(1, 2).recorded() == ["1", "2", "completed"])
    #expect(Infallible.from([1, 2]).recorded() == ["1", "2", "completed"])
    #expect(Infallible.from(Set([1])).recorded() == ["1", "completed"])
    #expect(Infallible.from(optional: Int?.none).recorded() == ["completed"])
    let optional = Infallible.from(optional: 1, scheduler: CurrentThreadScheduler.instance)
    #expect(optional.recorded() == ["1", "completed"])
    #expect(Infallible<Int>.empty().recorded() == ["completed"])
    #expect(Infallible<Int>.never().recorded() == [])
    #expect(Infallible.range(start: 1, count: 3).recorded() == ["1", "2", "3", "completed"])
    #expect(Infallible.repeatElement(1).take(2).recorded() == ["1", "1", "completed"])
    let doubled = Infallible.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    #expect(doubled.recorded() == ["1", "2", "4", "completed"])
  }

  @Test("A deferred infallible is made anew for each subscription, and a used resource is disposed with it")
  func deferredAndUsing() {
    let made = Counter()
    let stream = Infallible<Int>.deferred { .just(made.add()) }
    #expect(stream.recorded() == ["1", "completed"])
    #expect(stream.recorded() == ["2", "completed"])
    let disposed = Counter()
    let used = Infallible<Int>.using(
      { CompositeDisposable(Disposables.create(with: { disposed.add() })) }, infallibleFactory: { _ in .just(1) })
    #expect(used.recorded() == ["1", "completed"])
    #expect(disposed.value == 1)
  }

  @Test("What a created infallible is sent after its completion, or after disposal, does not arrive")
  func create() {
    let disposed = Counter()
    let stream = Infallible<Int>.create { observer in
      for event in [InfallibleEvent.next(1), .completed, .next(2), .completed] { observer(event) }
      return Disposables.create(with: { disposed.add() })
    }
    #expect(stream.recorded() == ["1", "completed"])
    #expect(disposed.value == 1)
  }

  @Test("A created infallible that is fed from four threads sends one event at a time, and loses none")
  func createOnThreads() {
    let observer = StrictObserver()
    let subscription = Infallible<Int>.create { observer in
      onThreads(4) { thread in for number in 0..<500 { observer(.next(thread * 1000 + number)) } }
      observer(.completed)
      return Disposables.create()
    }.asObservable().subscribe(observer)
    #expect(observer.violations == [])
    #expect(observer.elements.count == 2000 && observer.hasEnded)
    subscription.dispose()
  }

  @Test("The operators do what those of an observable do")
  func operators() {
    let numbers = Infallible.of(1, 2, 2, 3)
    #expect(numbers.map { $0 * 2 }.recorded() == ["2", "4", "4", "6", "completed"])
    #expect(numbers.compactMap { $0 > 2 ? $0 : nil }.recorded() == ["3", "completed"])
    #expect(numbers.scan(0, accumulator: +).recorded() == ["1", "3", "5", "8", "completed"])
    #expect(numbers.reduce(0, accumulator: +).recorded() == ["8", "completed"])
    #expect(numbers.toArray().recorded() == ["[1, 2, 2, 3]", "completed"])
    #expect(numbers.enumerated().map { $0.index }.recorded() == ["0", "1", "2", "3", "completed"])
    #expect(numbers.distinctUntilChanged().recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.distinctUntilChanged { $0 / 2 }.recorded() == ["1", "2", "completed"])
    #expect(numbers.distinctUntilChanged { $0 + 1 == $1 }.recorded() == ["1", "3", "completed"])
    #expect(numbers.distinctUntilChanged({ -$0 }, comparer: >=).recorded() == ["1", "completed"])
    #expect(numbers.distinctUntilChanged(at: \.description).recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.take(0).recorded() == ["completed"])
    #expect(numbers.take(while: { $0 < 3 }).recorded() == ["1", "2", "2", "completed"])
    #expect(numbers.take(until: { $0 == 2 }, behavior: .inclusive).recorded() == ["1", "2", "completed"])
    #expect(numbers.takeLast(1).recorded() == ["3", "completed"])
    #expect(numbers.skip(3).recorded() == ["3", "completed"])
    #expect(numbers.skip(while: { $0 < 3 }).recorded() == ["3", "completed"])
    #expect(numbers.startWith(8, 9).take(3).recorded() == ["8", "9", "1", "completed"])
    #expect(numbers.withLatestFrom(Infallible.just("a")).take(1).recorded() == ["a", "completed"])
    #expect(numbers.filter { $0 > 9 }.ifEmpty(default: 0).recorded() == ["0", "completed"])
    #expect(numbers.filter { $0 > 9 }.ifEmpty(switchTo: .of(1, 2)).recorded() == ["1", "2", "completed"])
  }

  @Test("Infallible streams are joined as observables are")
  func joining() {
    let numbers = Infallible.of(1, 2)
    let letters = Infallible.of("a", "b")
    let more = Infallible.just(0)
    #expect(numbers.concat(.just(3)).recorded() == ["1", "2", "3", "completed"])
    #expect(numbers.concat(Claimed(source: .just(4))).recorded() == ["1", "2", "4", "completed"])
    #expect(Infallible.concat([numbers, more]).recorded() == ["1", "2", "0", "completed"])
    #expect(Infallible.merge(more, .just(1)).recorded() == ["0", "1", "completed"])
    #expect(Infallible.zip(numbers, letters).map { $0.1 }.recorded() == ["a", "b", "completed"])
    let tuples = Infallible.zip(numbers, letters, numbers, letters).map { $0.3 }
    #expect(tuples.recorded() == ["a", "b", "completed"])
    let latest = Infallible.combineLatest(more, letters, more).map { $0.1 }
    #expect(latest.recorded().last == "completed")
    #expect(Infallible<String>.zip(numbers, letters) { "\($0)\($1)" }.recorded() == ["1a", "2b", "completed"])
    #expect(Infallible<Int>.combineLatest([Infallible<Int>]()) { $0.count }.recorded() == ["0", "completed"])
    let nine = Infallible.zip(more, more, more, more, more, more, more, more, letters)
    #expect(nine.map { (_, _, _, _, _, _, _, _, letter) in letter }.recorded() == ["a", "completed"])
  }

  @Test("flatMap to streams that may fail gives an observable")
  func flatMapToObservable() {
    let failing: Observable<Int> = Infallible.just(1).flatMap { _ in Observable<Int>.error(TestError()) }
    #expect(failing.recorded() == ["error(test)"])
    let single: Observable<Int> = Infallible.of(1, 2).concatMap { Single.just($0) }
    #expect(single.recorded() == ["1", "2", "completed"])
    #expect(Infallible.just(1).flatMapLatest { Maybe.just($0) }.recorded() == ["1", "completed"])
    #expect(Infallible.just(1).flatMapFirst { Observable.just($0) }.recorded() == ["1", "completed"])
  }

  @Test("A stream that may fail is made infallible by what it does about its error")
  func conversions() {
    let failing = Observable<Int>.concat(.just(1), .error(TestError("late")))
    #expect(failing.asInfallible(onErrorJustReturn: 2).recorded() == ["1", "2", "completed"])
    #expect(failing.asInfallible(onErrorFallbackTo: .of(2, 3)).recorded() == ["1", "2", "3", "completed"])
    let texts = failing.map { "\($0)" }
    #expect(texts.asInfallible { .just("\($0)") }.recorded() == ["1", "late", "completed"])
    #expect(Single<Int>.error(TestError()).asInfallible(onErrorJustReturn: 2).recorded() == ["2", "completed"])
    #expect(Maybe<Int>.empty().asInfallible(onErrorJustReturn: 2).recorded() == ["completed"])
    #expect(Completable.error(TestError()).asInfallible(onErrorFallbackTo: .empty()).recorded() == ["completed"])
  }

  @Test("A relay is infallible as it is")
  func relays() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let recorder = Recorder<Int>()
    let bag = DisposeBag()
    let merged = Infallible.merge(publish.asInfallible(), behavior.asInfallible(), replay.asInfallible())
    merged.asObservable().subscribe(recorder).disposed(by: bag)
    publish.accept(2)
    replay.accept(3)
    behavior.accept(4)
    #expect(recorder.log == ["1", "2", "3", "4"])
  }

  @Test("An infallible becomes a single, a maybe or a completable, which may fail")
  func toSequences() {
    #expect(Infallible.just(1).asSingle().recorded() == ["1", "completed"])
    #expect(Infallible.of(1, 2).asSingle().recorded() == ["error(\(RxError.moreThanOneElement))"])
    #expect(Infallible<Int>.empty().asMaybe().recorded() == ["completed"])
    #expect(Infallible.of(1, 2).first().recorded() == ["Optional(1)", "completed"])
    #expect(Infallible.of(1, 2).ignoreElements().asCompletable().recorded() == ["completed"])
  }

  @Test("A chain of 10,000 infallible streams, one after the other, takes no stack")
  func longChain() {
    onSmallStack {
      let chain = (0..<10_000).reduce(Infallible<Int>.empty()) { chain, number in chain.concat(.just(number)) }
      #expect(chain.reduce(0) { sum, _ in sum + 1 }.recorded() == ["10000", "completed"])
      let merged = Infallible.merge((0..<100_000).map { Infallible.just($0) })
      #expect(merged.reduce(0) { sum, _ in sum + 1 }.recorded() == ["100000", "completed"])
    }
  }

  @Test("The events are texts and can be compared")
  func events() {
    #expect("\(InfallibleEvent.next(1))" == "next(1)")
    #expect("\(InfallibleEvent<Int>.completed)" == "completed")
    #expect(InfallibleEvent.next(1) != .completed)
    #expect(InfallibleEvent.next(1).element == 1 && InfallibleEvent<Int>.completed.element == nil)
    #expect(InfallibleEvent<Int>.completed.isCompleted && !InfallibleEvent.next(1).isCompleted)
    let event: Event<Int> = InfallibleEvent.next(1).event
    #expect(event.element == 1)
  }
}
