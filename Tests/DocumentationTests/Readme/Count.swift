import Sluice

func count() -> [Int] {
  let reactor = CounterReactor()
  var counts: [Int] = []
  let subscription = reactor.state(\.count).subscribe(onNext: { counts.append($0) })
  reactor.action.onNext(.increase)
  reactor.action.onNext(.increase)
  subscription.dispose()
  return counts  // [0, 1, 2]
}
