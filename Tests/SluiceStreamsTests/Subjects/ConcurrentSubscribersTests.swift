import SluiceStreams
import TestSupport
import Testing

/// What a source that replays promises to a subscriber who comes while others send.
@Suite("Subscribers that come while another thread sends", .leakChecked)
struct ConcurrentSubscribersTests {
  @Test("get the replay before subscribe returns, then every later element once", arguments: 0..<8)
  func noGapNoDuplicate(round: Int) {
    let relay = BehaviorRelay(value: 0)
    let last = 20_000
    onThreads(3) { index in
      if index == 0 {
        for element in 1...last { relay.accept(element) }
        return
      }
      var logs: [Recorder<Int>] = []
      let bag = DisposeBag()
      repeat {
        let log = relay.logged(bag)
        #expect(!log.events.isEmpty)
        logs.append(log)
      } while relay.value < last && logs.count < 400
      // The sender may still deliver to the last ones; what they have so far has no gap.
      for log in logs {
        let seen = log.elements
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 == $0 + 1 })
        #expect(!log.hasOverlapped)
      }
    }
    #expect(relay.logged().elements == [last])
  }

  @Test("of a ReplaySubject get everything from the beginning, and the end", arguments: 0..<300)
  func everythingReplayed(round: Int) {
    let subject = ReplaySubject<Int>.createUnbounded()
    let logs = Notes<Recorder<Int>>()
    onThreads(3) { index in
      if index == 0 {
        for element in 0..<50 { subject.onNext(element) }
        subject.onCompleted()
      } else {
        for _ in 0..<8 { logs.add(subject.logged()) }
      }
    }
    for log in logs.all {
      #expect(log.elements == Array(0..<50))
      #expect(log.hasEnded && !log.hasOverlapped)
    }
    #expect(!subject.hasObservers)
  }

  @Test("and go at once leave nothing behind", arguments: [true, false])
  func comeAndGo(replays: Bool) {
    let behavior = BehaviorSubject(value: 0)
    let publish = PublishSubject<Int>()
    onThreads(4) { index in
      for step in 0..<500 {
        if index == 0 {
          behavior.onNext(step)
          publish.onNext(step)
        } else {
          (replays ? behavior.subscribe(Recorder()) : publish.subscribe(Recorder())).dispose()
        }
      }
    }
    #expect(!behavior.hasObservers && !publish.hasObservers)
  }

  @Test("dispose keeps later elements from the thread that called it", arguments: 0..<200)
  func disposalIsFinal(round: Int) {
    let subject = PublishSubject<Int>()
    let log = Recorder<Int>()
    let subscription = subject.subscribe(log)
    let disposed = Checkpoint()
    onThreads(2) { index in
      if index == 0 {
        subject.onNext(1)
        disposed.waitHere()
        subject.onNext(2)
      } else {
        subscription.dispose()
        disposed.reach()
      }
    }
    #expect(!log.elements.contains(2))
  }
}
