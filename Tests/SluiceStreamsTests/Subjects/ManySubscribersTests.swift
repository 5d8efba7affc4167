import SluiceStreams
import TestSupport
import Testing

@Suite("Subjects with many subscribers", .leakChecked)
struct ManySubscribersTests {
  enum Kind: CaseIterable { case publish, behavior }
  enum Order: CaseIterable { case first, last, scattered }

  private static func make(_ kind: Kind) -> (stream: Observable<Int>, send: (Int) -> Void, hasObservers: () -> Bool) {
    switch kind {
    case .publish:
      let subject = PublishSubject<Int>()
      return (subject, subject.onNext, { subject.hasObservers })
    case .behavior:
      let subject = BehaviorSubject(value: 0)
      return (subject, subject.onNext, { subject.hasObservers })
    }
  }

  @Test(
    "100,000 may leave in any order; those who are left get every element, in order", .timeLimit(.minutes(60)),
    arguments: Kind.allCases, Order.allCases)
  func leaving(kind: Kind, order: Order) {
    let (stream, send, hasObservers) = Self.make(kind)
    let count = 100_000
    let heard = Notes<Int>()
    let subscriptions = (0..<count).map { index in
      stream.subscribe(onNext: { if $0 > 0 { heard.add(index) } })
    }
    let stays = { (index: Int) in index % 25_000 == 7 }
    let leaving = (0..<count).filter { !stays($0) }
    switch order {
    case .first: for index in leaving { subscriptions[index].dispose() }
    case .last: for index in leaving.reversed() { subscriptions[index].dispose() }
    case .scattered:
      for index in (0..<count).map({ $0 * 7_919 % count }) where !stays(index) { subscriptions[index].dispose() }
    }
    send(1)
    #expect(heard.all == [7, 25_007, 50_007, 75_007])
    for index in (0..<count).filter(stays) { subscriptions[index].dispose() }
    #expect(!hasObservers())
  }
}
