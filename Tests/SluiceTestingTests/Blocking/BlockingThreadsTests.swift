import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite struct BlockingThreadsTests {
  private let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

  @Test func `a stream may answer on another thread`() throws {
    let source = Observable.of(1, 2, 3).observe(on: queue)
    #expect(try source.toBlocking(timeout: 300).toArray() == [1, 2, 3])
    #expect(try source.toBlocking(timeout: .seconds(300)).single { $0 == 2 } == 2)
    #expect(try Observable<Int>.timer(.milliseconds(1), scheduler: queue).toBlocking().single() == 0)
  }

  @Test func `an endless stream on another thread ends after the first element`() throws {
    let source = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
    #expect(try source.toBlocking().first() == 0)
  }

  @Test func `the predicate runs on the caller's thread`() throws {
    let seen = Notes<ThreadName>()
    let source = Observable.of(1, 2).observe(on: queue)
    _ = try source.toBlocking().single {
      seen.add(ThreadName.current)
      return $0 == 1
    }
    #expect(seen.all == [ThreadName.current, ThreadName.current])
  }

  @Test func `a stream that does not end in time fails with a timeout, after the elements so far`() throws {
    let result = Observable.of(1, 2).concat(Observable.never()).toBlocking(timeout: 0.01).materialize()
    guard case .failed(elements: [1, 2], error: RxError.timeout) = result else {
      throw Unexpected(what: "\(result)")
    }
    #expect(
      thrown { try Observable<Int>.never().toBlocking(timeout: .milliseconds(10)).first() } == .error(RxError.timeout))
    #expect(thrown { try Observable<Int>.never().toBlocking(timeout: -1).single() } == .error(RxError.timeout))
    #expect(thrown { try Observable<Int>.never().toBlocking(timeout: .zero).last() } == .error(RxError.timeout))
    #expect(thrown { try Completable.never().toBlocking(timeout: 0.01).toArray() } == .error(RxError.timeout))
  }

  @Test func `events do not prolong the time`() {
    let source = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
    #expect(thrown { try source.toBlocking(timeout: 0.02).toArray() } == .error(RxError.timeout))
  }

  @Test func `what is sent while subscribing counts, whatever the timeout`() throws {
    #expect(try Observable.of(1, 2).toBlocking(timeout: 0).toArray() == [1, 2])
    #expect(try Observable.of(1, 2).toBlocking(timeout: .seconds(-5)).toArray() == [1, 2])
  }

  @Test func `a timeout without end, or that is no number, is none`() throws {
    let source = Observable.of(1).observe(on: queue)
    #expect(try source.toBlocking(timeout: nil).toArray() == [1])
    #expect(try source.toBlocking(timeout: .infinity).toArray() == [1])
    #expect(try source.toBlocking(timeout: .nan).toArray() == [1])
    #expect(try source.toBlocking(timeout: 1e300).toArray() == [1])
    #expect(try source.toBlocking(timeout: .seconds(Int64.max)).toArray() == [1])
    let none: Duration? = nil
    #expect(try source.toBlocking(timeout: none).toArray() == [1])
  }

  @Test func `waiting inside of another stream's delivery gets on`() throws {
    let outer = Observable.of(1, 2).map { try Observable.of($0, $0 * 10).toBlocking(timeout: 300).last() }
    #expect(try outer.toBlocking().toArray() == [10, 20])
  }

  @Test func `every event of many that another thread sends is there, in order`() throws {
    let source = Observable<Int>.create { observer in
      DispatchQueue.global().async {
        for number in 0..<10_000 { observer.onNext(number) }
        observer.onCompleted()
      }
      return Disposables.create()
    }
    #expect(try source.toBlocking(timeout: 300).toArray() == Array(0..<10_000))
  }
}

/// The thread that runs, to be compared.
struct ThreadName: Equatable, Sendable {
  let id: ThreadID

  static var current: ThreadName {
    ThreadName(id: ThreadID.current)
  }
}
