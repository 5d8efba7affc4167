import TestSupport
import Testing

@testable import Sluice

struct TableTests {
  @Test(
    "R8: reactors may be released while other threads use the table, and use it in deinit", arguments: Housing.allCases)
  func releasedWhileSwept(housing: Housing) {
    let deinits = Counter()
    let finished = race(8) { thread in
      for _ in 0..<1000 {
        let reactor = housing.make { script in script.onDeinit = { deinits.add($0.currentState.count > 1 ? 0 : 1) } }
        reactor.send(.add(1))
      }
    }
    #expect(finished)
    // A sweep on another thread may hold a reactor for a moment; no more than eight each.
    #expect(deinits.value > 7900)
  }

  @Test("B8: a deinit that makes other reactors still reads its own state", arguments: Housing.allCases)
  func deinitReadsItsState(housing: Housing) {
    let last = Notes<Int>()
    for _ in 0..<200 {
      let reactor = housing.make { script in
        script.onDeinit = { reactor in
          for _ in 0..<8 { _ = Housing.table.make().currentState }
          last.add(reactor.currentState.count)
        }
      }
      reactor.send(.add(5))
    }
    #expect(last.all == Array(repeating: 5, count: 200))
  }

  @Test("R14: what the table keeps is bounded by what lives")
  func bounded() {
    let table = ReactorTable.shared
    let before = table.count
    let living = (0..<100).map { _ in Housing.table.make() }
    for reactor in living { reactor.send(.add(1)) }
    for _ in 0..<30_000 { _ = Housing.table.make().currentState }
    #expect(table.count < before + 5000)
    #expect(living.allSatisfy { $0.currentState.count == 1 })
  }
}
