import SluiceStreams
import TestSupport
import Testing

@Suite("bind(to:)", .leakChecked)
struct BindTests {
  @Test("binds to observers, also of optional elements, and passes on the end")
  func observers() {
    let subject = PublishSubject<Int>()
    let plain = Recorder<Int>()
    let optional = Recorder<Int?>()
    _ = subject.bind(to: plain, plain)
    _ = subject.bind(to: optional)
    subject.onNext(1)
    subject.onCompleted()
    #expect(plain.log == ["1", "1", "completed", "completed"])
    #expect(optional.elements == [1] && optional.hasEnded)
  }

  @Test("binds to a subject, which ends with the stream")
  func subjects() {
    let target = PublishSubject<Int>()
    let log = target.logged()
    _ = Observable.of(1, 2).bind(to: target)
    #expect(log.log == ["1", "2", "completed"])
  }

  @Test("binds to every kind of relay, also of optional elements; the stream's end does not end them")
  func relays() {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    let publish = PublishRelay<Int>()
    let publishOptional = PublishRelay<Int?>()
    let behavior = BehaviorRelay(value: 0)
    let behaviorOptional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.createUnbound()
    let replayOptional = ReplayRelay<Int?>.createUnbound()
    let logs = (publish.logged(bag), publishOptional.logged(bag))
    subject.bind(to: publish).disposed(by: bag)
    subject.bind(to: publishOptional).disposed(by: bag)
    subject.bind(to: behavior, behavior).disposed(by: bag)
    subject.bind(to: behaviorOptional).disposed(by: bag)
    subject.bind(to: replay).disposed(by: bag)
    subject.bind(to: replayOptional).disposed(by: bag)
    subject.onNext(1)
    subject.onCompleted()
    #expect(logs.0.log == ["1"] && logs.1.elements == [1] && !logs.1.hasEnded)
    #expect(behavior.value == 1 && behaviorOptional.value == 1)
    #expect(replay.logged(bag).log == ["1"] && replayOptional.logged(bag).elements == [1])
  }

  @Test("gives the stream to a function, with or without a further argument")
  func functions() {
    let count = Observable.of(1, 2).bind(to: { (stream: Observable<Int>) in stream.logged().elements.count })
    let sum = Observable.of(1, 2).bind(
      to: { (stream: Observable<Int>) in { (start: Int) in stream.logged().elements.reduce(start, +) } },
      curriedArgument: 10)
    #expect(count == 2 && sum == 13)
  }

  @Test("calls a closure with every element, and with an object that it does not retain")
  func closures() {
    final class Box { var values: [Int] = [] }
    let box = Box()
    var values: [Int] = []
    _ = Observable.of(1, 2).bind(onNext: { values.append($0) })
    _ = Observable.of(1, 2).bind { values.append($0) }
    _ = Observable.of(1, 2).bind(with: box) { $0.values.append($1) }
    #expect(values == [1, 2, 1, 2] && box.values == [1, 2])
  }
}
