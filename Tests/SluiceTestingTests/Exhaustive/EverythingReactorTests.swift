import Foundation
import Sluice
import SluiceTesting
import TestSupport
import Testing
import XCTest

/// One reactor with everything, mutation by mutation.
@Suite struct EverythingReactorTests {
  private func makeTest(mode: ReactorTest<EverythingReactor>.Mode = .exhaustive) -> ReactorTest<EverythingReactor> {
    ReactorTest(mode: mode) { EverythingReactor($0) }
  }

  @Test func `typing is debounced, tapping throttled`() {
    let test = makeTest()
    test.send(.key("a"))
    test.send(.key("ab"))
    test.send(.tap) { $0.taps = 1 }
    test.send(.tap)
    test.advance(by: .milliseconds(300))
    test.expect(.text("ab")) { $0.text = "ab" }
    #expect(test.state.text == "AB", "as it is shown, not as it is kept")
    test.advance(by: .milliseconds(700))
    test.send(.tap) { $0.taps = 2 }
  }

  @Test func `a retry with back-off`() {
    let test = makeTest()
    test.send(.fetch(failures: 3))
    test.advance(by: .seconds(5))
    test.expectNoMutation()
    test.advance(by: .seconds(1))
    test.expect(.fetched(attempts: 4)) { $0.attempts = 4 }
  }

  @Test func `a timeout, and an interval that is cancelled by its id, and started again`() {
    let test = makeTest()
    test.send(.poll)
    test.send(.slow)
    test.advance(by: .seconds(1))
    test.expect(.tick) { $0.ticks = 1 }
    test.send(.poll)
    test.advance(by: .milliseconds(999))
    test.expectNoMutation()
    test.advance(by: .milliseconds(1))
    test.expect(.tick) { $0.ticks = 2 }
    test.send(.stopPolling)
    test.advance(by: .seconds(60))
    test.expect(.timedOut) { $0.isLate = true }
  }

  @Test func `actors, task groups and asynchronous streams`() {
    let test = makeTest()
    test.send(.note("a")) { $0.noted = 1 }
    test.send(.note("b")) { $0.noted = 2 }
    test.send(.count(to: 3))
    for number in 1...3 { test.expect(.number(number)) { $0.numbers.append(number) } }
    test.send(.gather(4))
    test.advance(by: .milliseconds(400))
    test.expect(.gathered([1, 2, 3, 4])) { $0.gathered = [1, 2, 3, 4] }
  }

  @Test func `a pulse counts, also when its value stays`() {
    let test = makeTest()
    test.send(.alert("a")) { $0.alert = "a" }
    test.send(.alert("a")) { $0.alert = "a" }
    let texts = ReportedFailure.texts { test.send(.alert("a")) { _ in } }
    #expect(texts.first?.contains("-     set 2×\n  +     set 3×") == true, "\(texts)")
  }

  @Test func `relays and child reactors`() {
    let test = makeTest()
    test.reactor.relay.onNext("a")
    test.expect(.relayed("a", then: {})) { $0.relayed = ["a"] }
    test.reactor.child.action.onNext(5)
    test.expect(.child(5)) { $0.child = 5 }
  }

  @Test @MainActor func `a hop to the main actor, from a test on the main actor`() async {
    let screen = Screen()
    let test = ReactorTest { EverythingReactor($0, screen: screen) }
    test.send(.title("a"))
    test.expectNoMutation()
    await test.waitForMutation(within: .seconds(300))
    test.expect(.shown(1)) { $0.titles = 1 }
    #expect(screen.titles == ["a"])
    await test.waitForEffects(within: .seconds(300))
  }

  @Test func `a hop to the main actor, from a test elsewhere`() async {
    let screen = await MainActor.run { Screen() }
    let test = ReactorTest { EverythingReactor($0, screen: screen) }
    test.send(.title("a"))
    await test.waitForMutation(within: .seconds(300))
    test.expect(.shown(1)) { $0.titles = 1 }
  }

  @Test func `a task that an effect detaches is outside of the test, and waited for`() async {
    let test = makeTest()
    test.send(.detach)
    await test.waitForMutation(within: .seconds(300))
    test.expect(.noted(-1)) { $0.noted = -1 }
    await test.waitForEffects(within: .seconds(300))
  }

  @Test func `an action from another thread, and one from an observer of the state`() {
    let test = makeTest()
    let bag = DisposeBag()
    test.reactor.state.map(\.taps).distinctUntilChanged().skip(1)
      .subscribe(onNext: { [weak reactor = test.reactor] in reactor?.action.onNext(.alert("tap \($0)")) }).disposed(
        by: bag)
    test.send(.tap)
    test.expect(.taps) { $0.taps = 1 }
    test.expect(.alert("tap 1")) { $0.alert = "tap 1" }
    let reactor = test.reactor
    #expect(elsewhere { reactor.action.onNext(.note("from elsewhere")) })
    test.advance(by: .zero)
    test.expect(.noted(1)) { $0.noted = 1 }
  }

  @Test func `threads that send while the test moves its clock lose nothing`() async {
    let test = makeTest(mode: .partial)
    let reactor = test.reactor
    test.send(.poll)
    let sent = Checkpoint(count: 4)
    for thread in 0..<4 {
      Thread.detachNewThread {
        for number in 0..<250 { reactor.action.onNext(.note("\(thread) \(number)")) }
        sent.reach()
      }
    }
    for _ in 0..<200 { test.advance(by: .seconds(1)) }
    #expect(await sent.wait())
    test.advance(by: .zero)
    #expect(test.state.noted == 1000)
    #expect(test.state.ticks == 200)
    test.cancelEffects()
  }

  @Test func `from an actor`() async {
    actor Tester {
      func run() async {
        let test = ReactorTest { EverythingReactor($0) }
        test.send(.note("a")) { $0.noted = 1 }
        test.send(.detach)
        await test.waitForMutation(within: .seconds(300))
        test.expect(.noted(-1)) { $0.noted = -1 }
        await test.waitForEffects(within: .seconds(300))
      }
    }
    await Tester().run()
  }

  @Test func `tests in tests do not hear of each other`() {
    let outer = makeTest()
    outer.send(.note("a")) { state in
      let inner = makeTest()
      inner.send(.note("b")) { $0.noted = 1 }
      inner.send(.poll)
      inner.advance(by: .seconds(1))
      inner.expect(.tick) { $0.ticks = 1 }
      inner.cancelEffects()
      state.noted = 1
    }
    #expect(outer.clock.elapsed == .zero)
  }

  @Test func `a state that refers to itself, and a reactor that its owner lets go of early`() {
    final class Node: @unchecked Sendable {
      // Used by one test only.
      var name = ""
      var next: Node?
    }
    final class Cyclic: Reactor {
      typealias Action = String
      let initialState: [Node] = []
      func reduce(state: [Node], mutation: String) -> [Node] {
        let node = Node()
        (node.name, node.next) = (mutation, node)
        return state + [node]
      }
    }
    var reactor: Cyclic? = Cyclic()
    let test = ReactorTest(reactor!)
    reactor = nil
    test.send("a") { state in
      let node = Node()
      (node.name, node.next) = ("a", node)
      state.append(node)
      node.next = node
    }
    let texts = ReportedFailure.texts { test.send("b") { $0.append(Node()) } }
    #expect(texts.first?.contains("next: Node(…the one above…)") == true, "\(texts)")
    for node in test.state { node.next = nil }
  }

  @Test func `steps of a hundred thousand rows are quickly asserted, and quickly fail`() {
    struct Row: Equatable { var id: Int; var title: String }
    struct State: Equatable { var rows = (0..<100_000).map { Row(id: $0, title: "row \($0)") } }
    final class Table: Reactor {
      typealias Action = Int
      let initialState = State()
      func reduce(state: State, mutation: Int) -> State {
        var state = state
        state.rows[mutation].title = "changed"
        return state
      }
    }
    let test = ReactorTest(Table())
    let passing = ContinuousClock().measure { test.send(5) { $0.rows[5].title = "changed" } }
    var texts: [String] = []
    let failing = ContinuousClock().measure {
      texts = ReportedFailure.texts { test.send(70_000) { $0.rows[70_001].title = "changed" } }
    }
    #expect(texts.first?.contains("[70000]: Row(") == true)
    #expect(passing < .seconds(20) && failing < .seconds(20))
  }

  @Test func `many mutations are asserted in time that grows with their number`() {
    final class Many: Reactor {
      typealias Action = Int
      typealias Mutation = Void
      let initialState = 0
      func mutate(action: Int) -> Observable<Void> { .from((0..<action).map { _ in () }) }
      func reduce(state: Int, mutation: Void) -> Int { state + 1 }
    }
    let test = ReactorTest(Many())
    test.send(50_000)
    let time = ContinuousClock().measure {
      for number in 1...50_000 { test.expect { $0 = number } }
    }
    #expect(time < .seconds(60))
  }

  @Test func `an interval without a pause does not hold the test up for ever`() {
    final class Busy: Reactor {
      typealias Action = Bool
      typealias Mutation = Void
      let initialState = 0
      let clock: TestClock
      init(_ clock: TestClock) { self.clock = clock }
      func mutate(action: Bool) -> Observable<Void> {
        Observable<Int>.timer(.seconds(1), period: .zero, scheduler: clock).map { _ in }
      }
    }
    let texts = ReportedFailure.texts {
      let test = ReactorTest { Busy($0) }
      test.send(true)
      test.advance(by: .seconds(2))
      test.skipMutations()
      test.cancelEffects()
    }
    #expect(
      texts == [
        """
        advance(by: .seconds(2)) is not through after 100000 pieces of work became due, at .nanoseconds(1000099999).

        Look for a timer or an interval with a period of next to nothing, or advance in smaller steps.
        """
      ])
  }
}

final class EverythingReactorCase: XCTestCase {
  func testTypingIsDebounced() {
    let test = ReactorTest { EverythingReactor($0) }
    test.send(.key("a"))
    test.advance(by: .milliseconds(300))
    test.expect(.text("a")) { $0.text = "a" }
  }

  @MainActor func testAHopToTheMainActor() async {
    let screen = Screen()
    let test = ReactorTest { EverythingReactor($0, screen: screen) }
    test.send(.title("a"))
    await test.waitForMutation(within: .seconds(300))
    test.expect(.shown(1)) { $0.titles = 1 }
    await test.waitForEffects(within: .seconds(300))
  }
}
