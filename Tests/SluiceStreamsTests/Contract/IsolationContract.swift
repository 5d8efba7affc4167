import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct IsolationContract {
  @MainActor
  @Test("C6 On the main actor an event that arrives there is delivered at once")
  func atOnce() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = subject.subscribe(onNext: { log.append($0) })
    subject.onNext(1)
    #expect(log == [1])
    subscription.dispose()
  }

  @MainActor
  @Test("C6 On the main actor an event never overtakes one that came from elsewhere")
  func inOrder() async {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    onThreads(1) { _ in subject.onNext(1) }
    await withCheckedContinuation { continuation in
      _ = subject.subscribe(
        onNext: { element in
          MainActor.assertIsolated()
          log.append(element)
        }, onDisposed: { continuation.resume() })
      onThreads(1) { _ in for element in 1...3 { subject.onNext(element) } }
      subject.onNext(4)
      subject.onCompleted()
      #expect(log == [])
    }
    #expect(log == [1, 2, 3, 4])
  }

  @MainActor
  @Test("C6 What came before an early end is delivered on the main actor before it")
  func earlyEndOnMainActor() async {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    await withCheckedContinuation { continuation in
      _ = subject.take(2).subscribe(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
        onDisposed: { continuation.resume() })
      onThreads(1) { _ in for element in 1...3 { subject.onNext(element) } }
    }
    #expect(log == ["1", "2", "completed"])
  }

  @Test("C6 On another actor events are delivered there, in order, with the end of a stream that ended early")
  func anotherActor() async {
    let listener = Listener()
    await listener.listen(to: Observable.of(1, 2, 3).take(2))
    #expect(await listener.log == ["1", "2", "completed"])
    await listener.listen(to: Observable.of(1, 2).map { if $0 == 2 { throw TestError() } else { $0 } })
    #expect(await listener.log == ["1", "error(test)"])
  }

  @Test("C6 On another actor a single's outcome is delivered there")
  func singleOnAnotherActor() async {
    let listener = Listener()
    await listener.listen(to: Observable.of(1, 2).first())
    #expect(await listener.log == ["Optional(1)"])
  }

  @Test("C6 Without isolation events are delivered on the thread that emits")
  func withoutIsolation() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    let subscription = subject.subscribe(onNext: { recorder.note("\($0)") })
    onThreads(1) { _ in
      subject.onNext(1)
      #expect(recorder.log == ["1"])
    }
    subscription.dispose()
  }

  private actor Listener {
    var log: [String] = []

    func listen(to stream: Observable<Int>) async {
      log = []
      await withCheckedContinuation { continuation in
        _ = stream.subscribe(
          onNext: { self.log.append("\($0)") }, onError: { self.log.append("error(\($0))") },
          onCompleted: { self.log.append("completed") }, onDisposed: { continuation.resume() })
      }
    }

    func listen(to single: Single<Int?>) async {
      log = []
      await withCheckedContinuation { continuation in
        _ = single.subscribe(
          onSuccess: { self.log.append("\($0 as Any)") }, onDisposed: { continuation.resume() })
      }
    }
  }
}
