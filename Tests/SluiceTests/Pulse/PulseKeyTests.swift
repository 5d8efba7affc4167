import Sluice
import TestSupport
import Testing

/// A key whose author runs code whenever it is hashed or compared.
private struct LoudKey: Hashable, Sendable {
  let text: String
  let say: @Sendable () -> Void

  static func == (lhs: LoudKey, rhs: LoudKey) -> Bool {
    lhs.say()
    return lhs.text == rhs.text
  }

  func hash(into hasher: inout Hasher) {
    say()
    hasher.combine(text)
  }
}

private final class BoardReactor: Reactor {
  typealias Action = Int

  struct State {
    @Pulse var note = 0
    var pulses = ["a": Pulse(wrappedValue: 0), "b": Pulse(wrappedValue: 0)]

    subscript(key: LoudKey) -> Pulse<Int> {
      pulses[key.text] ?? Pulse(wrappedValue: 0)
    }
  }

  let initialState = State()
  let store = ReactorStore()

  func reduce(state: State, mutation: Int) -> State {
    var state = state
    state.note = mutation
    for key in state.pulses.keys { state.pulses[key]?.value = mutation }
    return state
  }
}

struct PulseKeyTests {
  @Test("no lock is held while the key path of a pulse that is delivered once is hashed or compared")
  func loudKey() {
    let reactor = BoardReactor()
    let seen = Notes<Int>()
    let inner = Notes<Int>()
    let key = LoudKey(text: "a") { [weak reactor] in
      guard let reactor else { return }
      reactor.pulse(once: \.$note).subscribe(onNext: inner.add).dispose()
    }
    let bag = DisposeBag()
    reactor.pulse(once: \.[key]).subscribe(onNext: seen.add).disposed(by: bag)
    for number in [5, 6] { reactor.action.onNext(number) }
    #expect(seen.all == [5, 6] && inner.all == [5, 6])
  }
}
