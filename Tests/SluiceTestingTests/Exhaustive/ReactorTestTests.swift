import Sluice
import SluiceTesting
import Synchronization
import Testing

private struct Offline: Error {}

@Suite struct ReactorTestTests {
  @Test func happy() {
    let clock = ContinuousClock()
    let time = clock.measure {
    let attempts = Mutex(0)
    let test = ReactorTest { clock in
      SearchReactor(clock) { text in
        let attempt = attempts.withLock { $0 += 1; return $0 }
        if attempt < 3 { throw Offline() }
        return [SearchReactor.Result(id: 1, title: text)]
      }
    }
    test.send(.type("s"))
    test.advance(by: .milliseconds(100))
    test.send(.type("sw"))
    test.advance(by: .milliseconds(299))
    test.expectNoMutation()
    test.advance(by: .milliseconds(1))
    test.expect(.setText("sw")) { $0.text = "sw" }
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.advance(by: .seconds(3))
    test.expect(.setResults([SearchReactor.Result(id: 1, title: "sw")])) { $0.results = [SearchReactor.Result(id: 1, title: "sw")] }
    test.expect(.setLoading(false)) { $0.isLoading = false }
    test.send(.select(1)) { $0.results[0].isSelected = true }
    test.finish()
    }
    print("time", time)
  }

  @Test func messages() {
    func show(_ title: String, _ body: () -> Void) { for f in failures(body) { print("=== \(title)\n\(f)\n") } }
    show("wrong value") { let t = ReactorTest { SearchReactor($0) }; t.send(.stop) { $0.isLoading = true } }
    show("missing: none running") { let t = ReactorTest { SearchReactor($0) }; t.send(.select(1)) { _ in }; t.expect(.setLoading(true)) }
    show("missing: debounce") { let t = ReactorTest { SearchReactor($0) }; t.send(.type("a")); t.expect(.setText("a")) { $0.text = "a" } }
    show("wrong mutation") { let t = ReactorTest { SearchReactor($0) }; t.send(.select(1)); t.expect(.select(2)) }
    show("wrong order") { let t = ReactorTest { SearchReactor($0) }; t.send(.type("a")); t.advance(by: .seconds(1)); t.expect(.setLoading(true)) { $0.isLoading = true } ; t.skipMutations() }
    show("extra before send") { let t = ReactorTest { SearchReactor($0) }; t.send(.type("a")); t.advance(by: .seconds(1)); t.send(.stop) { _ in } }
    show("leftover effect") { let t = ReactorTest { SearchReactor($0) }; t.send(.watch) }
    show("leftover mutation at end") { let t = ReactorTest { SearchReactor($0) }; t.send(.watch); t.advance(by: .seconds(2)); t.cancelEffects() }
    show("outside") { let t = ReactorTest { SearchReactor($0) { _ in try await Task.sleep(for: .seconds(1000)); return [] } }; t.send(.refresh); t.expect(.setLoading(true)) { $0.isLoading = true }; t.expect(.setLoading(false)) { $0.isLoading = false } }
    show("state changed, no closure") { let t = ReactorTest { SearchReactor($0) }; t.send(.type("a")); t.advance(by: .seconds(1)); t.expect(.setText("a")); t.skipMutations() }
    show("used") { let c = TestClock(); let r = SearchReactor(c); r.action.onNext(.stop); _ = ReactorTest(r, clock: c) }
    show("partial") { let t = ReactorTest(mode: .partial) { SearchReactor($0) }; t.send(.type("a")); t.advance(by: .seconds(1)); t.expect(.setLoading(false)) { $0.text = "b" }; t.expect(.setText("b")); t.expectState { $0.ticks = 3 } }
    show("negative") { let t = ReactorTest { SearchReactor($0) }; t.advance(by: .seconds(-1)) }
  }
}
