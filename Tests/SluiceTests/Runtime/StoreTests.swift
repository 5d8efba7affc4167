import Sluice
import Testing

private let onlyStore = ReactorStore()

/// A reactor whose store is another's, too.
private final class SharingReactor: Reactor {
  typealias Action = Int

  let initialState = 0
  let store = onlyStore
}

/// A reactor whose store is made anew each time, which its author did not mean.
private final class ForgetfulReactor: Reactor {
  typealias Action = Int

  let initialState = 0
  var store: ReactorStore { ReactorStore() }
}

struct StoreTests {
  @Test(
    "a store that serves a second reactor stops with a message, also if the first is gone", arguments: [false, true])
  func shared(isFirstKept: Bool) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { [isFirstKept] in
        var reactors: [SharingReactor] = []
        // One that is made right after another is gone often stands where that one stood.
        for _ in 0..<2 {
          let reactor = SharingReactor()
          reactor.action.onNext(1)
          if isFirstKept { reactors.append(reactor) }
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "A ReactorStore is used by two reactors; each reactor needs one of its own: let store = ReactorStore()"),
      "\(text)")
  }

  @Test("a store that is made anew each time it is asked for stops with a message")
  func computed() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: { ForgetfulReactor().action.onNext(1) })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "A ReactorStore was released while its reactor lives; the reactor has to keep it: let store = ReactorStore()"),
      "\(text)")
  }
}
