import Sluice
import Testing

/// The forms of `Infallible`, `Single`, `Maybe` and `Completable` that Swift 5 code sees: their closures capture a class
/// that is not Sendable, and their elements are of one.
struct TraitTests {
  final class Form {
    var minimum = 2
    var log: [String] = []

    func note(_ text: String) -> Bool {
      log.append(text)
      return true
    }
  }

  private let form = Form()

  /// What a stream sends at once, and how it ends.
  private func sent<Stream: ObservableConvertibleType>(_ stream: Stream) -> [String] {
    var sent: [String] = []
    _ = stream.asObservable().subscribe(
      onNext: { sent.append("\($0)") }, onError: { _ in sent.append("failed") }, onCompleted: { sent.append(".") })
    return sent
  }

  @Test("An infallible transforms and filters")
  func elements() {
    let numbers = Infallible.of(1, 2, 3)
    #expect(sent(numbers.map { $0 + form.minimum }) == ["3", "4", "5", "."])
    #expect(sent(numbers.compactMap { $0 > form.minimum ? $0 : nil }) == ["3", "."])
    #expect(sent(numbers.filter { $0 >= form.minimum }) == ["2", "3", "."])
    #expect(sent(numbers.scan(0) { $0 + $1 * form.minimum }) == ["2", "6", "12", "."])
    #expect(sent(numbers.scan(into: 0) { $0 += $1 * form.minimum }) == ["2", "6", "12", "."])
    #expect(sent(numbers.reduce(0) { $0 + $1 * form.minimum }) == ["12", "."])
    #expect(sent(numbers.distinctUntilChanged { $0 / form.minimum }) == ["1", "2", "."])
    #expect(sent(numbers.distinctUntilChanged { _, _ in form.note("compared") }) == ["1", "."])
    #expect(sent(numbers.distinctUntilChanged({ $0 / form.minimum }, comparer: { $0 == $1 })) == ["1", "2", "."])
    #expect(sent(numbers.take(while: { $0 < form.minimum })) == ["1", "."])
    #expect(sent(numbers.take(until: { $0 > form.minimum })) == ["1", "2", "."])
    #expect(sent(numbers.skip(while: { $0 < form.minimum })) == ["2", "3", "."])
    #expect(sent(numbers.withUnretained(form) { $0.minimum * $1 }) == ["2", "4", "6", "."])
    #expect(sent(numbers.do(onNext: { form.log.append("saw \($0)") }).take(1)) == ["1", "."])
    #expect(form.log == ["compared", "compared", "saw 1"])
  }

  @Test("An infallible flattens and joins")
  func joining() {
    let numbers = Infallible.of(1, 2)
    #expect(sent(numbers.flatMap { Infallible.of($0, form.minimum) }).last == ".")
    #expect(sent(numbers.flatMapLatest { Infallible.just($0 + form.minimum) }) == ["3", "4", "."])
    #expect(sent(numbers.flatMapFirst { Infallible.just($0 + form.minimum) }) == ["3", "4", "."])
    #expect(sent(numbers.concatMap { Infallible.of($0, form.minimum) }) == ["1", "2", "2", "2", "."])
    let failing: Observable<Int> = numbers.flatMapLatest { _ in Single<Int>.error(RxError.unknown) }
    #expect(sent(failing) == ["failed"])
    #expect(sent(numbers.flatMap { Maybe.just($0 + form.minimum) }) == ["3", "4", "."])
    #expect(sent(numbers.flatMapFirst { Maybe.just($0 + form.minimum) }) == ["3", "4", "."])
    #expect(sent(numbers.concatMap { Maybe.just($0 + form.minimum) }) == ["3", "4", "."])
    #expect(sent(Infallible.zip(numbers, numbers) { $0 + $1 + form.minimum }) == ["4", "6", "."])
    #expect(sent(Infallible.zip([numbers]) { $0[0] + form.minimum }) == ["3", "4", "."])
    #expect(sent(Infallible.combineLatest(numbers, Infallible.just(0)) { $0 + $1 + form.minimum }).last == ".")
    #expect(sent(Infallible.combineLatest([numbers]) { $0[0] + form.minimum }) == ["3", "4", "."])
    #expect(sent(numbers.withLatestFrom(Infallible.just(5)) { $0 + $1 + form.minimum }) == ["8", "9", "."])
  }

  @Test("An infallible is created")
  func creating() {
    let created = Infallible<Form>.create { observer in
      observer(.next(self.form))
      observer(.completed)
      return Disposables.create { self.form.log.append("closed") }
    }
    #expect(sent(created.map { $0.minimum }) == ["2", "."])
    #expect(form.log == ["closed"])
    #expect(sent(Infallible.deferred { .just(form.minimum) }) == ["2", "."])
    #expect(sent(Infallible.using({ DisposeBag2() }, infallibleFactory: { _ in .just(form.minimum) })) == ["2", "."])
    let states = Infallible.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * form.minimum })
    #expect(sent(states) == ["1", "2", "4", "."])
    let failing = Observable<Int>.error(RxError.unknown)
    #expect(sent(failing.asInfallible { _ in .just(form.minimum) }) == ["2", "."])
  }

  private final class DisposeBag2: Disposable {
    func dispose() {}
  }

  @Test("A single, a maybe and a completable go through operators")
  func sequences() {
    let single = Single.just(1)
    #expect(sent(single.map { $0 + form.minimum }) == ["3", "."])
    #expect(sent(single.compactMap { $0 > form.minimum ? $0 : nil }) == ["."])
    #expect(sent(single.filter { $0 < form.minimum }) == ["1", "."])
    #expect(sent(single.flatMap { .just($0 + form.minimum) }) == ["3", "."])
    #expect(sent(single.flatMapMaybe { .just($0 + form.minimum) }) == ["3", "."])
    #expect(sent(single.flatMapCompletable { _ in form.note("done") ? .empty() : .never() }) == ["."])
    #expect(sent(single.asMaybe().flatMapSingle { .just($0 + form.minimum) }) == ["3", "."])
    #expect(sent(Single.zip(single, single) { $0 + $1 + form.minimum }) == ["4", "."])
    #expect(sent(Single.zip([single]) { $0[0] + form.minimum }) == ["3", "."])
    #expect(sent(Single.deferred { .just(form.minimum) }) == ["2", "."])
    #expect(sent(Single<Int>.error(RxError.unknown).catch { _ in .just(form.minimum) }) == ["2", "."])
    #expect(sent(Single<Int>.error(RxError.unknown).retry(when: { $0.take(form.minimum) })) == ["failed"])
    #expect(sent(single.do(onSuccess: { form.log.append("single \($0)") })) == ["1", "."])
    #expect(sent(Maybe.just(1).do(onNext: { form.log.append("maybe \($0)") })) == ["1", "."])
    #expect(sent(Completable.empty().do(onCompleted: { form.log.append("completable") })) == ["."])
    let created = Completable.create { completable in
      completable(self.form.note("created") ? .completed : .error(RxError.unknown))
      return Disposables.create()
    }
    #expect(sent(created) == ["."])
    #expect(form.log == ["done", "single 1", "maybe 1", "completable", "created"])
  }

  @Test("Elements that are not Sendable cross threads, for their own code answers for them")
  func notSendable() {
    let turn = CurrentThreadScheduler.instance
    let forms = Infallible.just(form).observe(on: turn).subscribe(on: turn)
    #expect(sent(forms.map { $0.minimum }) == ["2", "."])
    let single = Single.just(form).observe(on: turn).subscribe(on: turn)
    #expect(sent(single.map { $0.minimum }) == ["2", "."])
  }
}
