import SluiceStreams
import TestSupport
import Testing

@Suite("subscribe without isolation, and its forms", .leakChecked)
struct SubscribeTests {
  final class Target: Sendable {
    let seen = Notes<String>()
  }

  @Test("calls the closures on the thread that emits, at once")
  func emittingThread() {
    let subject = PublishSubject<Int>()
    let seen = Notes<String>()
    let subscription = subject.subscribe(
      onNext: { seen.add("\($0)") }, onError: { seen.add("\($0)") }, onCompleted: { seen.add("completed") },
      onDisposed: { seen.add("disposed") })
    onThreads(1) { _ in
      subject.onNext(1)
      #expect(seen.all == ["1"])
      subject.onCompleted()
      #expect(seen.all == ["1", "completed", "disposed"])
    }
    subscription.dispose()
    #expect(seen.all.count == 3)
  }

  @Test("onDisposed is called once when the subscription is disposed")
  func onDisposed() {
    let seen = Notes<String>()
    let subscription = Observable<Int>.never().subscribe(
      onCompleted: { seen.add("completed") }, onDisposed: { seen.add("disposed") })
    subscription.dispose()
    subscription.dispose()
    #expect(seen.all == ["disposed"])
  }

  @Test("a closure that takes an event and one that takes an element find their overloads")
  func overloads() {
    var elements: [Int] = []
    var events: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { elements.append($0) })
    _ = Observable.of(1, 2).subscribe { event in events.append(event.debugDescription) }
    _ = Observable.of(1, 2).subscribe { elements.append($0) }
    _ = Observable.of(1, 2).subscribe { if case .next(let element) = $0 { elements.append(element) } }
    _ = Observable.of(1, 2).subscribe()
    #expect(elements == [1, 2, 1, 2, 1, 2])
    #expect(events == ["next(1)", "next(2)", "completed"])
  }

  @Test("subscribe(with:) gives the object while it lives, and does not retain it")
  func withObject() {
    let subject = PublishSubject<Int>()
    let seen = Notes<String>()
    weak var released: Target?
    let subscription: any Disposable
    do {
      let target = Target()
      released = target
      subscription = subject.subscribe(
        with: target, onNext: { target, element in target.seen.add("\(element)") },
        onCompleted: { _ in seen.add("completed") })
      subject.onNext(1)
      #expect(target.seen.all == ["1"])
    }
    #expect(released == nil)
    subject.onNext(2)
    subject.onCompleted()
    #expect(seen.all.isEmpty)
    subscription.dispose()
  }
}
