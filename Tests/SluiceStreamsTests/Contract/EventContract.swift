import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct EventContract {
  @Test("C1 Nothing follows an end")
  func grammar() {
    let recorder = Recorder<Int>()
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create()
    }.subscribe(recorder)
    #expect(recorder.log == ["1", "completed"])
  }

  @Test("C2 Events from four threads never overlap, and none is lost")
  func oneAtATime() {
    let subject = PublishSubject<Int>()
    let observer = StrictObserver()
    let subscription = subject.subscribe(observer)
    onThreads(4) { thread in for number in 0..<1000 { subject.onNext(thread * 1000 + number) } }
    #expect(observer.violations == [])
    #expect(observer.elements.sorted() == Array(0..<4000))
    subscription.dispose()
  }

  @Test("C2 The observer of create serializes what several threads give it")
  func createSerializes() {
    let observer = StrictObserver()
    _ = Observable<Int>.create { observer in
      onThreads(4) { thread in for number in 0..<1000 { observer.onNext(thread * 1000 + number) } }
      observer.onCompleted()
      return Disposables.create()
    }.subscribe(observer)
    #expect(observer.violations == [])
    #expect(observer.elements.count == 4000)
  }

  @Test("C3 An element sent from inside a delivery comes after it has reached every subscriber")
  func queued() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<String>()
    let subscriptions = ["a", "b"].map { name in
      subject.subscribe(onNext: { element in
        recorder.note("\(name)\(element)")
        if name == "a", element == 1 {
          subject.onNext(2)
          recorder.note("sent")
        }
      })
    }
    subject.onNext(1)
    #expect(recorder.log == ["a1", "sent", "b1", "a2", "b2"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("C4 B16 A subject fed from its own observer: every subscriber sees the same order")
  func arrivalOrder() {
    let subject = PublishSubject<Int>()
    let before = Recorder<Int>()
    let after = Recorder<Int>()
    let subscriptions = [
      subject.subscribe(before),
      subject.subscribe(onNext: { if $0 < 5 { subject.onNext($0 + 1) } }),
      subject.subscribe(after),
    ]
    subject.onNext(1)
    #expect(before.log == ["1", "2", "3", "4", "5"])
    #expect(after.log == before.log)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("C3 B16 A self-feed 100,000 deep takes no stack")
  func deepSelfFeed() {
    onSmallStack {
      let subject = PublishSubject<Int>()
      let last = Counter()
      let subscription = subject.map { $0 }.subscribe(onNext: { element in
        last.add()
        if element < 100_000 { subject.onNext(element + 1) }
      })
      subject.onNext(1)
      #expect(last.value == 100_000)
      subscription.dispose()
    }
  }

  @Test("C5 A thread that sends while another delivers does not wait for it")
  func senderDoesNotWait() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = subject.subscribe { event in
      recorder.on(event)
      guard event.element == 1 else { return }
      onThreads(1) { _ in subject.onNext(2) }
      recorder.note("returned")
    }
    subject.onNext(1)
    #expect(recorder.log == ["1", "returned", "2"])
    subscription.dispose()
  }

  @Test("C5 Two subjects that feed each other from two threads both finish")
  func noDeadlock() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let received = [Counter(), Counter()]
    let subscriptions = [0, 1].map { side in
      subjects[side].subscribe(onNext: { element in
        received[side].add()
        if element > 0 { subjects[1 - side].onNext(element - 1) }
      })
    }
    onThreads(2) { thread in for _ in 0..<5000 { subjects[thread].onNext(1) } }
    #expect(received.map(\.value) == [10_000, 10_000])
    for subscription in subscriptions { subscription.dispose() }
  }
}
