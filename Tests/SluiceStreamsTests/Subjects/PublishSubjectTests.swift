import SluiceStreams
import TestSupport
import Testing

@Suite("PublishSubject", .leakChecked)
struct PublishSubjectTests {
  @Test("sends each element to those who are subscribed when it arrives")
  func sendsToThoseWhoAreThere() {
    let subject = PublishSubject<Int>()
    subject.onNext(0)
    let first = subject.logged()
    subject.onNext(1)
    let second = subject.logged()
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(first.log == ["1", "2", "completed"])
    #expect(second.log == ["2", "completed"])
  }

  @Test("tells a late subscriber how it ended, and only the first end counts")
  func lateSubscriberGetsTheEnd() {
    let subject = PublishSubject<Int>()
    subject.onError(StreamError.one)
    subject.onCompleted()
    subject.onError(StreamError.two)
    #expect(subject.logged().log == ["error(one)"])
  }

  @Test("has observers from the first subscription until the last is disposed or the subject ends")
  func hasObservers() {
    let subject = PublishSubject<Int>()
    #expect(!subject.hasObservers)
    let subscriptions = [subject.subscribe(Recorder()), subject.subscribe(Recorder())]
    subscriptions[0].dispose()
    subscriptions[0].dispose()
    #expect(subject.hasObservers)
    subscriptions[1].dispose()
    #expect(!subject.hasObservers)
    let log = subject.logged()
    subject.onCompleted()
    #expect(!subject.hasObservers && log.log == ["completed"])
  }

  @Test("an element sent from inside an observer reaches everyone after the one in hand")
  func reentrantElementIsQueued() {
    let subject = PublishSubject<Int>()
    let first = Recorder<Int>()
    let subscription = subject.subscribe(onNext: { element in
      if element == 1 { subject.onNext(2) }
      first.on(.next(element))
    })
    let second = subject.logged()
    subject.onNext(1)
    #expect(first.elements == [1, 2])
    #expect(second.elements == [1, 2])
    subscription.dispose()
  }

  @Test("a subscriber that comes from inside an observer gets the next element, and not the one in hand")
  func reentrantSubscription() {
    let subject = PublishSubject<Int>()
    let late = Recorder<Int>()
    let subscription = subject.subscribe(onNext: { if $0 == 1 { _ = subject.subscribe(late) } })
    subject.onNext(1)
    subject.onNext(2)
    #expect(late.elements == [2])
    subscription.dispose()
  }

  @Test("an observer that disposes another one inside an element keeps that element from it")
  func reentrantDisposal() {
    let subject = PublishSubject<Int>()
    let victim = SerialDisposable()
    let killer = subject.subscribe(onNext: { _ in victim.dispose() })
    let log = Recorder<Int>()
    victim.disposable = subject.subscribe(log)
    subject.onNext(1)
    #expect(log.events.isEmpty)
    killer.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("an observer that ends its own subscription gets nothing more")
  func disposesItself() {
    let subject = PublishSubject<Int>()
    let own = SerialDisposable()
    let log = Recorder<Int>()
    own.disposable = subject.subscribe(onNext: {
      log.on(.next($0))
      own.dispose()
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.elements == [1])
  }

  @Test("B16: a subject fed from its own observer shows everyone the same order, also 1,000 deep")
  func feedsItself() {
    onThreads(1) { _ in
      let subject = PublishSubject<Int>()
      let before = subject.logged()
      let feed = subject.subscribe(onNext: { if $0 < 1_000 { subject.onNext($0 + 1) } })
      let after = subject.logged()
      subject.onNext(0)
      #expect(before.elements == Array(0...1_000))
      #expect(after.elements == Array(0...1_000))
      feed.dispose()
    }
  }

  @Test("dispose lets go of the subscribers without a word; who comes later gets an error")
  func disposal() {
    let subject = PublishSubject<Int>()
    let log = subject.logged()
    subject.dispose()
    subject.onNext(1)
    #expect(log.events.isEmpty && subject.isDisposed && !subject.hasObservers)
    #expect(subject.logged().events.first?.error is RxError)
  }

  @Test("elements sent from many threads all arrive, one at a time, in the same order for everyone")
  func concurrentSenders() {
    let subject = PublishSubject<Int>()
    let logs = [subject.logged(), subject.logged()]
    onThreads(4) { sender in for step in 0..<1_000 { subject.onNext(sender * 10_000 + step) } }
    #expect(logs[0].elements.count == 4_000)
    #expect(logs[0].elements == logs[1].elements)
    for sender in 0..<4 {
      let own = logs[0].elements.filter { $0 / 10_000 == sender }
      #expect(own == (0..<1_000).map { sender * 10_000 + $0 })
    }
    #expect(!logs[0].hasOverlapped)
  }
}
