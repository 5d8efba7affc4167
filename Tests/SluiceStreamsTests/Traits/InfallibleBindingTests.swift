import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Binding an infallible on the main actor", .leakChecked)
@MainActor
struct InfallibleBindingTests {
  final class Label: ReactiveCompatible {
    var text = ""
    var subtitle: String?
  }

  private let label = Label()
  private let source = BehaviorRelay(value: "a")
  private let bag = DisposeBag()

  @Test("closures, binders, observers and relays take every element at once")
  func atOnce() {
    let infallible = source.asInfallible()
    let observed = PublishSubject<String>()
    let optional = PublishSubject<String?>()
    let relays = (PublishRelay<String>(), BehaviorRelay(value: ""), ReplayRelay<String>.createUnbound())
    let optionals = (PublishRelay<String?>(), BehaviorRelay<String?>(value: nil), ReplayRelay<String?>.createUnbound())
    let recorder = Recorder<String>()
    for stream in [observed, relays.0.asObservable(), relays.1.skip(1), relays.2.asObservable()] {
      stream.subscribe(recorder).disposed(by: bag)
    }
    for stream in [optional, optionals.0.asObservable(), optionals.1.skip(1), optionals.2.asObservable()] {
      stream.compactMap { $0 }.subscribe(recorder).disposed(by: bag)
    }
    var seen: [String] = []
    infallible.bind(to: label.rx.text).disposed(by: bag)
    infallible.bind(to: label.rx.subtitle).disposed(by: bag)
    infallible.bind(onNext: { seen.append("bound \($0)") }).disposed(by: bag)
    infallible.bind(with: label) { label, text in seen.append("\(label.text) with \(text)") }.disposed(by: bag)
    infallible.bind(to: observed).disposed(by: bag)
    infallible.bind(to: optional).disposed(by: bag)
    infallible.bind(to: relays.0).disposed(by: bag)
    infallible.bind(to: relays.1).disposed(by: bag)
    infallible.bind(to: relays.2).disposed(by: bag)
    infallible.bind(to: optionals.0).disposed(by: bag)
    infallible.bind(to: optionals.1).disposed(by: bag)
    infallible.bind(to: optionals.2).disposed(by: bag)
    #expect(label.text == "a" && label.subtitle == "a")
    #expect(seen == ["bound a", "a with a"])
    #expect(recorder.log == Array(repeating: "a", count: 8))
    source.accept("b")
    #expect(label.text == "b" && label.subtitle == "b")
    #expect(recorder.log.count == 16)
  }

  @Test("bind(to:) gives the stream to a function, also a curried one")
  func functions() {
    let infallible = source.asInfallible()
    let first: [String] = infallible.bind { stream in stream.take(1).recorded() }
    #expect(first == ["a", "completed"])
    let text: String = infallible.bind(
      to: { stream in { argument in stream.take(1).recorded()[0] + argument } }, curriedArgument: "!")
    #expect(text == "a!")
  }

  @Test("an element that arrives elsewhere is delivered on the main actor, in order")
  func fromElsewhere() async {
    let done = Checkpoint()
    var seen: [Int] = []
    let numbers = Observable.from(Array(1...100)).hop(to: DispatchQueue(label: "elsewhere"))
    numbers.asInfallible(onErrorJustReturn: 0).subscribe(
      onNext: {
        MainActor.assertIsolated()
        seen.append($0)
      },
      onCompleted: { seen.append(0) },
      onDisposed: {
        MainActor.assertIsolated()
        done.reach()
      }
    ).disposed(by: bag)
    await done.wait()
    #expect(seen == Array(1...100) + [0])
  }

  @Test("the closure of all events gets them, on the main actor")
  func events() {
    var seen: [InfallibleEvent<Int>] = []
    _ = Infallible.of(1, 2).subscribe { event in
      MainActor.assertIsolated()
      seen.append(event)
    }
    #expect(seen == [.next(1), .next(2), .completed])
  }

  @Test("closures that belong to an object are not called when it is gone, and do not keep it")
  func object() {
    var label: Label? = Label()
    weak let gone = label
    var seen: [String] = []
    if let label {
      source.asInfallible().subscribe(
        with: label, onNext: { _, text in seen.append(text) }, onDisposed: { _ in seen.append("disposed") }
      ).disposed(by: bag)
    }
    source.accept("b")
    label = nil
    #expect(gone == nil)
    source.accept("c")
    #expect(seen == ["a", "b"])
  }

  @Test("nothing is bound after disposal")
  func disposal() {
    let subscription = source.asInfallible().bind(to: label.rx.text)
    subscription.dispose()
    source.accept("b")
    #expect(label.text == "a")
  }
}
