import Sluice
import TestSupport
import Testing

private final class AlertReactor: Reactor {
  enum Action: Sendable {
    case alert(String?)
    case add
    case reset
  }

  struct State: Sendable {
    @Pulse var alert: String?
    var count = 0
  }

  let initialState = State(alert: "first")
  let store = ReactorStore()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .alert(let text): state.alert = text
    case .add: state.count += 1
    case .reset: return State()
    }
    return state
  }
}

struct PulseTests {
  @Test("B5: setting x twice gives two events, changing another field none")
  func counts() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    let seen = Notes<String?>()
    reactor.pulse(\.$alert).subscribe(onNext: seen.add).disposed(by: bag)
    reactor.action.onNext(.alert("x"))
    reactor.action.onNext(.add)
    reactor.action.onNext(.alert("x"))
    reactor.action.onNext(.alert(nil))
    #expect(seen.all == ["first", "x", "x", nil])
  }

  @Test("B5: subscribing later gives the latest once")
  func later() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    for text in ["a", "b"] { reactor.action.onNext(.alert(text)) }
    let seen = Notes<String?>()
    reactor.pulse(\.$alert).subscribe(onNext: seen.add).disposed(by: bag)
    reactor.action.onNext(.add)
    #expect(seen.all == ["b"])
  }

  @Test("B5: two subscribers of one pulse do not share their memory")
  func subscribers() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    let stream = reactor.pulse(\.$alert)
    let first = Notes<String?>()
    let second = Notes<String?>()
    stream.subscribe(onNext: first.add).disposed(by: bag)
    stream.subscribe(onNext: second.add).disposed(by: bag)
    reactor.action.onNext(.alert("x"))
    #expect(first.all == ["first", "x"])
    #expect(second.all == first.all)
  }

  @Test("B5: the one-shot form is kept while nobody listens, and delivered to the first listener only")
  func once() {
    let reactor = AlertReactor()
    reactor.action.onNext(.alert("kept"))
    let first = Notes<String?>()
    let second = Notes<String?>()
    var bag: DisposeBag? = DisposeBag()
    for journal in [first, second] {
      reactor.pulse(once: \.$alert).subscribe(onNext: journal.note).disposed(by: bag!)
    }
    reactor.action.onNext(.alert("shown"))
    #expect(first.all == ["kept", "shown"])
    #expect(second.all == [])
    bag = DisposeBag()
    reactor.pulse(once: \.$alert).subscribe(onNext: second.add).disposed(by: bag!)
    #expect(second.all == [])
    reactor.action.onNext(.alert("again"))
    #expect(second.all == ["again"])
  }

  @Test("B5: of several one-shot values that nobody saw the latest is kept, and the beginning is not sent")
  func onceLatest() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    let seen = Notes<String?>()
    reactor.pulse(once: \.$alert).subscribe(onNext: seen.add).dispose()
    #expect(seen.all == [])
    for text in ["a", "b"] { reactor.action.onNext(.alert(text)) }
    reactor.pulse(once: \.$alert).subscribe(onNext: seen.add).disposed(by: bag)
    #expect(seen.all == ["b"])
  }

  @Test("B5: of listeners on eight threads exactly one gets each one-shot value")
  func onceUnderLoad() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    let deliveries = Counter()
    #expect(
      race(8) { _ in
        reactor.pulse(once: \.$alert).subscribe(onNext: { _ in deliveries.add() }).disposed(by: bag)
      })
    for _ in 0..<100 { reactor.action.onNext(.alert("x")) }
    #expect(deliveries.value == 100)
  }

  @Test("B5: after a reducer has begun again with a new state, pulses are still delivered")
  func afterReset() {
    let reactor = AlertReactor()
    let bag = DisposeBag()
    let seen = Notes<String?>()
    let once = Notes<String?>()
    reactor.pulse(\.$alert).subscribe(onNext: seen.add).disposed(by: bag)
    reactor.pulse(once: \.$alert).subscribe(onNext: once.add).disposed(by: bag)
    reactor.action.onNext(.alert("x"))
    reactor.action.onNext(.reset)
    reactor.action.onNext(.alert("y"))
    #expect(seen.all == ["first", "x", nil, "y"])
    #expect(once.all == ["x", "y"])
  }

  @Test("B5: a pulse counts also when it is set through its value or modified in place")
  func counting() {
    var pulse = Pulse(wrappedValue: [1])
    pulse.value = [1]
    pulse.wrappedValue.append(2)
    pulse.wrappedValue = [3]
    #expect(pulse.valueUpdatedCount == 3)
    #expect(pulse.projectedValue.value == [3])
    #expect(pulse != Pulse(wrappedValue: [3]))
  }
}
