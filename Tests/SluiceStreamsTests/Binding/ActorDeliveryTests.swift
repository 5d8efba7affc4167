import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Subscribing from an actor", .leakChecked)
struct ActorDeliveryTests {
  /// An actor that keeps what it is sent.
  actor Listener {
    var seen: [String] = []
    private let bag = DisposeBag()

    func listen(to stream: Observable<Int>, _ done: Checkpoint) -> [String] {
      stream.subscribe(
        onNext: { element in
          self.assertIsolated()
          self.seen.append("\(element)")
        }, onCompleted: { self.seen.append("completed") },
        onDisposed: {
          self.assertIsolated()
          self.seen.append("disposed")
          done.reach()
        }
      ).disposed(by: bag)
      return seen
    }

    func listenThenDispose(to stream: Observable<Int>, before: @Sendable () -> Void, _ done: Checkpoint) {
      let subscription = stream.subscribe(
        onNext: { self.seen.append("\($0)") }, onDisposed: { done.reach() })
      before()
      subscription.dispose()
    }
  }

  @Test("a stream that ends as `create` does delivers all its elements to an actor, later and in order")
  func createdStreamReachesTheActor() async {
    let listener = Listener()
    let done = Checkpoint()
    let stream = Observable<Int>.create { observer in
      for element in 1...100 { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(await listener.listen(to: stream, done) == [])
    await done.wait()
    #expect(await listener.seen == (1...100).map(String.init) + ["completed", "disposed"])
  }

  @Test("elements sent from many threads reach an actor in the order in which they were sent")
  func manySendersReachTheActor() async {
    let listener = Listener()
    let done = Checkpoint()
    let subject = PublishSubject<Int>()
    let order = subject.logged()
    _ = await listener.listen(to: subject, done)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        onThreads(4) { index in for step in 0..<500 { subject.onNext(index * 1_000 + step) } }
        subject.onCompleted()
        continuation.resume()
      }
    }
    await done.wait()
    #expect(await listener.seen == order.elements.map(String.init) + ["completed", "disposed"])
  }

  @Test("after dispose on the actor nothing arrives that was queued before")
  func disposeDropsWhatWaits() async {
    let listener = Listener()
    let done = Checkpoint()
    let subject = PublishSubject<Int>()
    await listener.listenThenDispose(to: subject, before: { for element in 0..<10 { subject.onNext(element) } }, done)
    await done.wait()
    #expect(await listener.seen == [])
    #expect(!subject.hasObservers)
  }
}
