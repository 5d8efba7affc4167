import Sluice
import SluiceTesting
import Testing

// The code of the article on testing streams, run.

struct TestingStreamsArticle {
  @Test func `a pause of thirty ticks lets a key through`() {
    let scheduler = TestScheduler(initialClock: 0)
    let keys = scheduler.createHotObservable([.next(210, "s"), .next(230, "sl"), .completed(300)])

    let observer = scheduler.start { keys.debounce(.seconds(30), scheduler: scheduler) }

    expectEvents(observer.events, [.next(260, "sl"), .completed(300)])
    expectSubscriptions(keys.subscriptions, [Subscription(200, 300)])
  }

  @Test func `a stream's elements, waited for`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
  }
}
