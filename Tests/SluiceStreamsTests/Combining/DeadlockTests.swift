import Dispatch
import SluiceStreams
import Testing

@Suite("No lock is held while an observer runs")
struct DeadlockTests {
  enum Kind: CaseIterable { case merge, combineLatest, zip, flatMap, share, relay }

  private static func join(_ kind: Kind, _ first: PublishSubject<Int>, _ second: PublishSubject<Int>) -> Observable<Int>
  {
    switch kind {
    case .merge: .merge(first, second)
    case .combineLatest: .combineLatest(first, second) { $0 + $1 }
    case .zip: .zip(first, second) { $0 + $1 }
    case .flatMap: Observable.of(first.asObservable(), second.asObservable()).flatMap { $0 }
    case .share: Observable.merge(first, second).share(replay: 1)
    case .relay: Observable.merge(first, second)
    }
  }

  @Test("an observer may wait for a queue from which the other source is being sent to", arguments: Kind.allCases)
  func hopsToTheSendersQueue(kind: Kind) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    var stream = Self.join(kind, first, second)
    if kind == .relay {
      stream.bind(to: relay).disposed(by: bag)
      stream = relay.asObservable()
    }
    second.onNext(0)
    let queue = DispatchQueue(label: "sender")
    let log = EventLog<Int>()
    stream.subscribe(onNext: { element in
      log.on(.next(element))
      guard element == 1 else { return }
      let isSent = DispatchSemaphore(value: 0)
      queue.async {
        second.onNext(10)
        isSent.signal()
      }
      let result = isSent.wait(timeout: .now() + .seconds(Signal.patience))
      #expect(result == .success)
    }).disposed(by: bag)
    second.onNext(0)
    onThreads(2) { index in if index == 0 { first.onNext(1) } else { second.onNext(-1) } }
    first.onNext(2)
    #expect(!log.hasOverlapped && log.elements.contains(1))
  }

  @Test("two relays that feed each other from two threads both finish")
  func mutualFeeding() {
    let relays = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let bag = DisposeBag()
    for (source, target) in [(relays[0], relays[1]), (relays[1], relays[0])] {
      source.subscribe(onNext: { element in
        if element > 0, element % 10 != 0 { target.accept(element - 1) }
      }).disposed(by: bag)
    }
    let logs = relays.map { $0.logged(bag) }
    onThreads(2) { index in for step in 0..<500 { relays[index].accept(step * 10 + 5) } }
    // Each accepted element makes five more, by turns in the one relay and the other.
    #expect(logs[0].elements.count + logs[1].elements.count == 2 + 2 * 500 * 6)
  }
}
