import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("drive(_:) and emit(to:)", .leakChecked) struct DriveToTests {
  final class Label: ReactiveCompatible {
    var text = ""
    var note: String?
  }

  private let bag = DisposeBag()
  private let subject = PublishSubject<Int>()
  private var driver: Driver<Int> { subject.asDriver(onErrorJustReturn: -1) }
  private var signal: Signal<Int> { subject.asSignal(onErrorJustReturn: -1) }

  @Test("to observers, also of optional elements, one or several, with the completion")
  func observers() {
    let (plain, other, optional) = (Recorder<Int>(), Recorder<Int>(), Recorder<Int?>())
    driver.drive(plain, other).disposed(by: bag)
    driver.drive(optional).disposed(by: bag)
    signal.emit(to: plain).disposed(by: bag)
    signal.emit(to: optional, optional).disposed(by: bag)
    subject.onNext(1)
    subject.onCompleted()
    #expect(plain.log == ["1", "1", "completed", "completed"] && other.log == ["1", "completed"])
    #expect(optional.elements == [1, 1, 1])
  }

  @Test("to every kind of relay, also of optional elements, one or several; the end does not end them")
  func relays() {
    let (publish, publishOptional) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let (behavior, behaviorOptional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (replay, replayOptional) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let logs = (publish.logged(bag), publishOptional.logged(bag))
    for subscription in [
      driver.drive(publish, publish), driver.drive(publishOptional), driver.drive(behavior),
      driver.drive(behaviorOptional), driver.drive(replay), driver.drive(replayOptional),
      signal.emit(to: publish), signal.emit(to: publishOptional), signal.emit(to: behavior),
      signal.emit(to: behaviorOptional), signal.emit(to: replay, replay), signal.emit(to: replayOptional),
    ] { subscription.disposed(by: bag) }
    subject.onNext(1)
    subject.onCompleted()
    #expect(logs.0.log == ["1", "1", "1"] && logs.1.elements == [1, 1] && !logs.1.hasEnded)
    #expect(behavior.value == 1 && behaviorOptional.value == 1)
    #expect(replay.logged(bag).elements == [1, 1, 1] && replayOptional.logged(bag).elements == [1, 1])
  }

  @Test("to binders, at once on the main actor; after dispose nothing more")
  func binders() {
    let label = Label()
    let texts = driver.map { "\($0)" }
    let subscriptions = [
      texts.drive(label.rx.text), texts.drive(label.rx.note),
      signal.map { "\($0)" }.emit(to: label.rx.text, Binder(label) { $0.text += $1 }),
    ]
    subject.onNext(1)
    #expect(label.text == "11" && label.note == "1")
    for subscription in subscriptions { subscription.dispose() }
    subject.onNext(2)
    #expect(label.text == "11" && label.note == "1")
  }

  @Test("to a function, with or without a further argument")
  func functions() {
    let count = Driver.of(1, 2).drive { (stream: Observable<Int>) in stream.logged().elements.count }
    let sum = Driver.of(1, 2).drive(
      { (stream: Observable<Int>) in { (start: Int) in stream.logged().elements.reduce(start, +) } },
      curriedArgument: 10)
    let emitted = Signal.of(1, 2).emit(
      to: { (stream: Observable<Int>) in stream.logged().elements.count })
    #expect(count == 2 && sum == 13 && emitted == 2)
  }

  @Test("to closures with an object that is not retained")
  func objects() {
    var label: Label? = Label()
    weak let released = label
    if let label {
      driver.drive(
        with: label, onNext: { $0.text += "\($1)" }, onCompleted: { $0.text += "." }, onDisposed: { $0.text += "!" }
      ).disposed(by: bag)
      signal.emit(with: label, onNext: { $0.text += "\($1)" }).disposed(by: bag)
    }
    subject.onNext(1)
    #expect(label?.text == "11")
    label = nil
    #expect(released == nil)
    subject.onNext(2)
  }
}
