import Sluice
import SluiceTesting
import Testing

/// What the articles on streams say of their code.
struct StreamArticleTests {
  @Test func `the squares of the even numbers`() {
    #expect(evenSquares() == [4, 16])
  }

  @Test func `lines become terms that are worth a search`() throws {
    let lines = Observable.of("s", " swift  linux ", "swift linux", "swift")
    #expect(try lines.searchTerms().toBlocking().toArray() == ["swift linux", "swift"])
  }

  @Test func `elements in pairs, for each subscriber anew, with the source's end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let pairs = source.pairs().map { "\($0.0) \($0.1)" }

    let first = scheduler.start { pairs }
    expectEvents(first.events, [.next(220, "1 2"), .next(230, "2 3"), .completed(240)])
    let second = scheduler.createObserver(String.self)
    let subscription = pairs.subscribe(second)
    scheduler.start()
    expectElements(second.events, ["1 2", "2 3"])
    subscription.dispose()
  }
}
