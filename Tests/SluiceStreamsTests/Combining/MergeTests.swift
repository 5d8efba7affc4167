import SluiceStreams
import TestSupport
import Testing

@Suite("merge and concat", .leakChecked)
struct MergeTests {
  @Test("merge takes turns between sequences")
  func turns() {
    #expect(Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).logged().log == ["1", "4", "2", "5", "3", "6", "completed"])
  }

  @Test("merge completes with the last source, and fails with the first error")
  func ends() {
    let sources = (0..<3).map { _ in PublishSubject<Int>() }
    let log = Observable.merge(sources.map { $0.asObservable() }).logged()
    sources[1].onNext(1)
    sources[0].onCompleted()
    sources[2].onCompleted()
    #expect(log.log == ["1"])
    sources[1].onCompleted()
    #expect(log.log == ["1", "completed"])
    let pair = [PublishSubject<Int>(), PublishSubject<Int>()]
    let failed = Observable.merge(pair[0], pair[1]).logged()
    pair[1].onError(StreamError.one)
    #expect(failed.log == ["error(one)"] && !pair[0].hasObservers)
  }

  @Test("of no sources, merge and concat complete")
  func empty() {
    #expect(Observable<Int>.merge([]).logged().log == ["completed"])
    #expect(Observable<Int>.concat([]).logged().log == ["completed"])
    #expect(Observable<Int>.merge(ArraySlice<Observable<Int>>()).logged().log == ["completed"])
    #expect(Observable<Int>.concat(AnySequence<Observable<Int>>([])).logged().log == ["completed"])
  }

  @Test("merge(maxConcurrent:) runs so many at a time, the others in their order", arguments: [1, 2, 3, 0])
  func maxConcurrent(limit: Int) {
    let inners = (0..<5).map { _ in PublishSubject<Int>() }
    let log = Observable.from(inners.map { $0.asObservable() }).merge(maxConcurrent: limit).logged()
    for done in 0..<5 {
      let running = inners.indices.filter { inners[$0].hasObservers }
      #expect(running == Array((done..<5).prefix(max(limit, 1))))
      inners[done].onNext(done)
      inners[done].onCompleted()
    }
    #expect(log.log == ["0", "1", "2", "3", "4", "completed"])
  }

  @Test("merge() and switchLatest() flatten a stream of streams")
  func ofStreams() {
    let streams = PublishSubject<Observable<Int>>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let merged = streams.merge().logged()
    let switched = streams.switchLatest().logged()
    streams.onNext(inners[0])
    streams.onNext(inners[1])
    inners[0].onNext(1)
    inners[1].onNext(2)
    #expect(merged.elements == [1, 2] && switched.elements == [2])
  }

  @Test("concat subscribes to the next when the one before has completed, in all its forms")
  func concat() {
    let first = PublishSubject<Int>()
    let subscribed = Notes<Int>()
    let second = Observable<Int>.deferred {
      subscribed.add(1)
      return .of(2, 3)
    }
    for stream in [
      Observable.concat(first, second), .concat([first, second]), first.concat(second),
      Observable.of(first.asObservable(), second).concat(),
    ] {
      let before = subscribed.all.count
      let log = stream.logged()
      #expect(subscribed.all.count == before)
      first.onNext(1)
      #expect(log.log == ["1"])
    }
    first.onCompleted()
    #expect(subscribed.all.count == 4)
  }

  @Test("concat does not subscribe to what follows an error")
  func concatFails() {
    let log = Observable<Int>.concat(.just(1), .error(StreamError.one), .just(2)).logged()
    #expect(log.log == ["1", "error(one)"])
  }

  @Test("an observer that ends the subscription inside the first source keeps later ones from being subscribed to")
  func disposalInside() {
    let subscribed = Notes<Int>()
    let holder = SerialDisposable()
    let start = PublishSubject<Int>()
    let later = Observable<Int>.deferred {
      subscribed.add(1)
      return .just(2)
    }
    for stream in [Observable.concat(.just(1), later), .merge(.just(1), later)] {
      holder.disposable = start.flatMap { _ in stream }.subscribe(onNext: { _ in
        holder.disposable = Disposables.create()
      })
      start.onNext(0)
    }
    #expect(subscribed.all.isEmpty)
  }

  @Test("elements from many threads all come through merge, one at a time")
  func concurrency() {
    let sources = (0..<4).map { _ in PublishSubject<Int>() }
    let log = Observable.merge(sources.map { $0.asObservable() }).logged()
    onThreads(4) { index in
      for step in 0..<1_000 { sources[index].onNext(index * 1_000 + step) }
      sources[index].onCompleted()
    }
    #expect(log.elements.sorted() == Array(0..<4_000))
    #expect(log.hasEnded && !log.hasOverlapped)
  }

  @Test("a chain of 10,000 streams, put together two by two, takes no stack")
  func longChain() {
    onSmallStack {
      let streams = (0..<10_000).map { Observable.just($0) }
      let chains: [Observable<Int>] = [
        streams.reduce(.empty()) { $0.concat($1) }, streams.reversed().reduce(.empty()) { $1.concat($0) },
        streams.reduce(.empty()) { .concat([$0, $1]) },
      ]
      for chain in chains {
        var elements: [Int] = []
        _ = chain.subscribe(onNext: { elements.append($0) })
        #expect(elements == Array(0..<10_000))
      }
    }
  }
}
