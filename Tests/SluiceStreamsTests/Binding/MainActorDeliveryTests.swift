import Dispatch
import SluiceStreams
import TestSupport
import Testing

@Suite("Subscribing on the main actor", .leakChecked)
@MainActor
struct MainActorDeliveryTests {
  final class Screen {
    var x = 0
    var seen: [String] = []
    var isDisposed = 0
    let bag = DisposeBag()
  }

  private let screen = Screen()
  private nonisolated static let background = DispatchQueue(label: "background")

  @Test("an event that arrives there is delivered at once")
  func atOnce() {
    let subject = PublishSubject<Int>()
    subject.subscribe(
      onNext: {
        MainActor.assertIsolated()
        screen.x = $0
      }, onDisposed: { screen.isDisposed += 1 }
    ).disposed(by: screen.bag)
    subject.onNext(1)
    #expect(screen.x == 1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(screen.x == 2 && screen.isDisposed == 1)
  }

  @Test("B13: an element that hopped to the background and was mapped there arrives on the main actor")
  func hopAndBack() async {
    let done = Checkpoint()
    Observable.just(1).hop(to: Self.background).map { $0 + 1 }.subscribe(
      onNext: {
        MainActor.assertIsolated()
        screen.x = $0
      }, onDisposed: { done.reach() }
    ).disposed(by: screen.bag)
    #expect(screen.x == 0)
    await done.wait()
    #expect(screen.x == 2)
  }

  @Test("an event that arrives on the main actor does not overtake one that waits")
  func nothingOvertakes() async {
    let subject = PublishSubject<Int>()
    let done = Checkpoint()
    let isSent = DispatchSemaphore(value: 0)
    subject.subscribe(
      onNext: { screen.seen.append("\($0)") }, onCompleted: { screen.seen.append("completed") },
      onDisposed: {
        MainActor.assertIsolated()
        screen.seen.append("disposed")
        done.reach()
      }
    ).disposed(by: screen.bag)
    subject.onNext(1)
    Self.background.async {
      subject.onNext(2)
      isSent.signal()
    }
    Self.block(on: isSent)
    subject.onNext(3)
    #expect(screen.seen == ["1"])
    subject.onCompleted()
    await done.wait()
    #expect(screen.seen == ["1", "2", "3", "completed", "disposed"])
  }

  @Test("events sent from other threads and from the main actor arrive in the order in which they were sent")
  func mixedSenders() async {
    let subject = PublishSubject<Int>()
    let order = subject.logged()
    let done = Checkpoint()
    subject.subscribe(
      onNext: { screen.seen.append("\($0)") }, onDisposed: { done.reach() }
    ).disposed(by: screen.bag)
    let isSent = Checkpoint()
    Self.background.async {
      onThreads(3) { sender in for step in 0..<500 { subject.onNext(sender * 1_000 + step) } }
      isSent.reach()
    }
    for step in 0..<500 {
      subject.onNext(9_000 + step)
      await Task.yield()
    }
    await isSent.wait()
    subject.onCompleted()
    await done.wait()
    #expect(order.elements.count == 2_000)
    #expect(screen.seen == order.elements.map(String.init))
  }

  @Test("an element sent from inside the observer, while others wait, comes after them")
  func reentrantWhileWaiting() async {
    let subject = PublishSubject<Int>()
    let done = Checkpoint()
    let isSent = DispatchSemaphore(value: 0)
    subject.subscribe(onNext: { element in
      screen.seen.append("\(element)")
      if element == 1 { subject.onNext(10) }
      if element == 10 { done.reach() }
    }).disposed(by: screen.bag)
    Self.background.async {
      for element in 1...3 { subject.onNext(element) }
      isSent.signal()
    }
    Self.block(on: isSent)
    await done.wait()
    #expect(screen.seen == ["1", "2", "3", "10"])
    subject.onCompleted()
  }

  @Test("after dispose nothing arrives that was queued, and onDisposed is called once")
  func disposeDropsWhatWaits() async {
    let subject = PublishSubject<Int>()
    let done = Checkpoint()
    let isSent = DispatchSemaphore(value: 0)
    let subscription = subject.subscribe(
      onNext: { screen.seen.append("\($0)") }, onCompleted: { screen.seen.append("completed") },
      onDisposed: {
        screen.isDisposed += 1
        done.reach()
      })
    Self.background.async {
      for element in 0..<5 { subject.onNext(element) }
      isSent.signal()
    }
    Self.block(on: isSent)
    subscription.dispose()
    subscription.dispose()
    subject.onCompleted()
    await done.wait()
    #expect(screen.seen.isEmpty && screen.isDisposed == 1)
  }

  @Test("an error arrives on the main actor, after the elements before it")
  func errors() async {
    let done = Checkpoint()
    Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(StreamError.one)
      return Disposables.create()
    }.hop(to: Self.background).subscribe(
      onNext: { screen.seen.append("\($0)") },
      onError: {
        MainActor.assertIsolated()
        screen.seen.append("\($0)")
      }, onDisposed: { done.reach() }
    ).disposed(by: screen.bag)
    await done.wait()
    #expect(screen.seen == ["1", "one"])
  }

  @Test("an effect that runs in a task delivers all it sends")
  func runReachesTheMainActor() async {
    let done = Checkpoint()
    Observable<Int>.run { send in
      for element in 0..<100 { send(element) }
    }.subscribe(onNext: { screen.seen.append("\($0)") }, onDisposed: { done.reach() }).disposed(by: screen.bag)
    await done.wait()
    #expect(screen.seen == (0..<100).map(String.init))
  }

  private static func block(on semaphore: DispatchSemaphore) {
    let result = semaphore.wait(timeout: .now() + .seconds(Checkpoint.patience))
    #expect(result == .success)
  }
}
