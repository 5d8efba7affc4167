import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Binder and .rx", .leakChecked)
@MainActor
struct BinderTests {
  final class Label: ReactiveCompatible {
    var text = ""
    var note: String? = ""
    var history: [String] = []
  }

  @Test("a binder made on the main actor sets at once there, and in order from elsewhere")
  func isolation() async {
    let label = Label()
    let subject = PublishSubject<String>()
    let done = Checkpoint()
    let binder = Binder<String>(label) { label, text in
      MainActor.assertIsolated()
      label.history.append(text)
      if text == "last" { done.reach() }
    }
    let bag = DisposeBag()
    subject.bind(to: binder).disposed(by: bag)
    subject.onNext("a")
    #expect(label.history == ["a"])
    Self.sendFromElsewhere(["b", "c"], subject)
    subject.onNext("last")
    #expect(label.history == ["a"])
    await done.wait()
    #expect(label.history == ["a", "b", "c", "last"])
  }

  @Test("a stream that has ended elsewhere still sets what it sent before")
  func endedStream() async {
    let label = Label()
    let done = Checkpoint()
    let binder = Binder<String>(label) { label, text in
      label.history.append(text)
      if text == "b" { done.reach() }
    }
    let bag = DisposeBag()
    Observable.of("a", "b").hop(to: DispatchQueue(label: "elsewhere")).bind(to: binder).disposed(by: bag)
    await done.wait()
    #expect(label.history == ["a", "b"])
  }

  @Test("after dispose nothing is set that was on its way")
  func disposeDropsWhatWaits() async {
    let label = Label()
    let subject = PublishSubject<String>()
    let done = Checkpoint()
    let binder = Binder<String>(label) { label, text in
      label.history.append(text)
      done.reach()
    }
    let subscription = subject.bind(to: binder)
    Self.sendFromElsewhere(["late"], subject)
    subscription.dispose()
    binder.onNext("direct")
    await done.wait()
    #expect(label.history == ["direct"])
    #expect(!subject.hasObservers)
  }

  @Test("a binder does not retain its target")
  func weakTarget() {
    let relay = PublishRelay<String>()
    let bag = DisposeBag()
    weak var released: Label?
    do {
      let label = Label()
      released = label
      relay.bind(to: Binder(label) { $0.text = $1 }).disposed(by: bag)
      relay.bind(to: label.rx.text).disposed(by: bag)
      relay.accept("a")
      #expect(label.text == "a")
    }
    #expect(released == nil)
    relay.accept("b")
  }

  @Test(".rx sets a property on the main actor, also from elsewhere, and an optional one")
  func dynamicMember() async {
    let label = Label()
    let subject = PublishSubject<String>()
    let bag = DisposeBag()
    subject.bind(to: label.rx.text).disposed(by: bag)
    subject.bind(to: label.rx.note).disposed(by: bag)
    subject.onNext("a")
    #expect(label.text == "a" && label.note == "a")
    Self.sendFromElsewhere(["b"], subject)
    #expect(label.text == "a")
    let done = Checkpoint()
    DispatchQueue.main.async { done.reach() }
    await done.wait()
    #expect(label.text == "b" && label.note == "b")
  }

  @Test("one stream is bound to several binders with one subscription")
  func severalBinders() {
    let label = Label()
    let other = Label()
    let count = Notes<Int>()
    _ = Observable<String>.deferred {
      count.add(1)
      return .just("a")
    }.bind(to: label.rx.text, other.rx.text)
    #expect(label.text == "a" && other.text == "a" && count.all == [1])
  }

  @Test("as an observer it sets what it is given")
  func asObserver() {
    let label = Label()
    let observer = Binder<String>(label) { $0.text = $1 }.asObserver()
    observer.onNext("a")
    observer.onCompleted()
    #expect(label.text == "a")
  }

  private static func sendFromElsewhere(_ texts: [String], _ subject: PublishSubject<String>) {
    onThreads(1) { _ in for text in texts { subject.onNext(text) } }
  }
}
