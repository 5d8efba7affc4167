import Dispatch
import Sluice
import Testing

/// Operators whose closures capture what Swift 6 mode would refuse.
struct CapturingTests {
  final class Form {
    var minimum = 2
    var log: [String] = []

    func checked(_ numbers: Observable<Int>) -> Observable<String> {
      numbers
        .filter { $0 >= self.minimum }
        .do(onNext: { self.log.append("checked \($0)") }, onDispose: { self.log.append("disposed") })
        .flatMap { number in Observable.of(number, self.minimum) }
        .map { [unowned self] in "\($0) of \(self.minimum)" }
    }

    func saved(_ name: String) -> Single<String> {
      Single.create { single in
        self.log.append("saved \(name)")
        single(.success(name))
        return Disposables.create { self.log.append("closed") }
      }
      .map { "\($0) \(self.minimum)" }
    }
  }

  @Test("Operators read and change a class that is not Sendable")
  func object() {
    let form = Form()
    var shown: [String] = []
    _ = form.checked(.of(1, 2, 3)).subscribe(onNext: { shown.append($0) })
    _ = form.saved("a").subscribe(onSuccess: { shown.append($0) })
    #expect(shown == ["2 of 2", "2 of 2", "3 of 2", "2 of 2", "a 2"])
    #expect(form.log == ["checked 2", "checked 3", "disposed", "saved a", "closed"])
  }

  @Test("Operators change captured variables")
  func variables() {
    var subscriptions = 0
    var calls = 0
    var errors: [String] = []
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      if subscriptions == 1 { observer.onError(RxError.noElements) } else { observer.onCompleted() }
      return Disposables.create { calls += 100 }
    }
    var values: [Int] = []
    _ =
      source
      .catch { error in
        errors.append("\(error)")
        return source
      }
      .scan(into: 0) { total, element in
        calls += 1
        total += element
      }
      .withLatestFrom(
        Observable.deferred {
          calls += 10
          return .just(calls)
        }
      ) { $0 * 1000 + $1 }
      .subscribe(onNext: { values.append($0) })
    #expect(values == [1010, 3010])
    #expect(subscriptions == 2)
    #expect(calls == 212)
    #expect(errors == ["\(RxError.noElements)"])
  }

  @Test("Selectors of combineLatest and zip read a class that is not Sendable")
  func selectors() {
    let form = Form()
    let (one, two) = (Observable.just(1), Observable.just("b"))
    func sent(_ texts: Observable<String>) -> [String] {
      var sent: [String] = []
      _ = texts.subscribe(onNext: { sent.append($0) })
      return sent
    }
    #expect(sent(.zip(one, two) { "\($0)\($1)\(form.minimum)" }) == ["1b2"])
    #expect(sent(.combineLatest(one, two) { "\($0)\($1)\(form.minimum)" }) == ["1b2"])
    #expect(sent(.zip(one, two, one) { "\($0)\($1)\($2)\(form.minimum)" }) == ["1b12"])
    #expect(sent(.combineLatest(one, two, one, two) { "\($0)\($1)\($2)\($3)\(form.minimum)" }) == ["1b1b2"])
    #expect(sent(.zip(one, two, one, two, one) { "\($0)\($1)\($2)\($3)\($4)\(form.minimum)" }) == ["1b1b12"])
  }

  @MainActor
  final class Screen {
    var offset = 10

    /// The sum of an element that arrives on a queue and what belongs to the main actor.
    func sum(on queue: DispatchQueue, then: @escaping @Sendable (Int) -> Void) -> any Disposable {
      Observable.just(1)
        .observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
        .map { $0 + self.offset }
        .subscribe(AnyObserver { if case .next(let sum) = $0 { then(sum) } })
    }
  }

  @Test("An operator that reads main-actor state on another thread does not trap")
  @MainActor
  func mainActorState() async {
    let screen = Screen()
    let queue = DispatchQueue(label: "sum")
    let sum = await withCheckedContinuation { continuation in
      _ = screen.sum(on: queue) { continuation.resume(returning: $0) }
    }
    #expect(sum == 11)
  }
}
