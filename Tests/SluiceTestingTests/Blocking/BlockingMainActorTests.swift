import Dispatch
import SluiceStreams
import SluiceTesting
import Testing
import XCTest

/// On the main thread itself: XCTest runs its tests there.
final class BlockingMainThreadTests: XCTestCase {
  func testTheMainQueueGetsOnWhileTheMainThreadWaits() throws {
    let hopped = Observable.of(1, 2).observe(on: MainScheduler.asyncInstance)
    XCTAssertEqual(try hopped.toBlocking(timeout: 300).toArray(), [1, 2])
    XCTAssertEqual(try hopped.toBlocking().single { $0 == 2 }, 2)
    let later = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
    XCTAssertEqual(try later.toBlocking().first(), 0)
  }

  func testTasksOfTheMainActorGetOn() throws {
    let source = Observable<Int>.run { send in send(await MainValue.read()) }
    XCTAssertEqual(try source.toBlocking().first(), 5)
  }

  func testOtherThreadsWakeTheMainThread() throws {
    let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    XCTAssertEqual(try Observable.of(1, 2).observe(on: queue).toBlocking().toArray(), [1, 2])
  }

  func testATimeoutEndsTheWaitOfTheMainThread() {
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first()) { error in
      XCTAssertEqual("\(error)", "\(RxError.timeout)")
    }
  }

  func testInsideOfMainActorWorkTheWaitIsGivenUp() throws {
    // The wait inside of the main queue's work cannot run more of that work.
    let outer = Observable<Int>.create { observer in
      DispatchQueue.main.async {
        var blocking = Observable.just(1).observe(on: MainScheduler.asyncInstance).toBlocking()
        blocking.mainActorPatience = .milliseconds(20)
        do { observer.onNext(try blocking.single()) } catch { observer.onError(error) }
      }
      return Disposables.create()
    }
    XCTAssertThrowsError(try outer.toBlocking().first()) { error in
      XCTAssertEqual(error as? BlockingError, .mainActorIsBlocked(seconds: 0.02))
    }
  }
}

@MainActor private enum MainValue {
  static func read() -> Int { 5 }
}

/// Swift Testing runs these inside of main-actor work.
@Suite @MainActor struct BlockingMainActorTests {
  @Test func `a stream that answers on another thread is waited for`() throws {
    let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    #expect(try Observable.of(1, 2).observe(on: queue).toBlocking().toArray() == [1, 2])
  }

  @Test func `a stream that needs the main actor fails with a text that says so`() {
    var blocking = Observable.just(1).observe(on: MainScheduler.asyncInstance).toBlocking()
    blocking.mainActorPatience = .milliseconds(20)
    let error = #expect(throws: BlockingError.self) { try blocking.single() }
    #expect(
      error?.description == """
        toBlocking() got no event for 0.02 s while it kept the main actor waiting. If the stream needs the main \
        actor (MainScheduler, a main-actor task), it waits for itself: move the test off the main actor, or use the \
        stream's asynchronous values. If it is only slow, give a timeout: toBlocking(timeout: .seconds(60)).
        """)
  }

  @Test func `with a timeout it fails with the timeout`() {
    let blocking = Observable.just(1).observe(on: MainScheduler.asyncInstance).toBlocking(timeout: 0.01)
    #expect(thrown { try blocking.single() } == .error(RxError.timeout))
  }
}
