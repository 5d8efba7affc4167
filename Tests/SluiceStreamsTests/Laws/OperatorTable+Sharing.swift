import SluiceStreams
import TestSupport

extension Operator {
  static let sharing: [Operator] = [
    lossless("publish().refCount()") { source, _ in source.publish().refCount() },
    lossless("replay(_:).refCount()") { source, _ in source.replay(3).refCount() },
    lossless("replayAll().refCount()") { source, _ in source.replayAll().refCount() },
    lossless("multicast(makeSubject:).refCount()") { source, object in
      source.multicast { [object] in
        object.touch()
        return PublishSubject<Int>()
      }.refCount()
    },
    lossless("multicast(_:selector:)") { source, object in
      source.multicast({ PublishSubject<Int>() }) { [object] numbers in object.same(numbers) }
    },
    Operator(name: "multicast(_:selector:), twice") { source, object in
      source.multicast({ PublishSubject<Int>() }) { [object] numbers in
        Observable<Int>.zip(numbers, numbers.skip(1)) { object.same($0 + $1) }
      }
    },
  ]

  static let grouping: [Operator] = [
    lossless("groupBy") { source, object in
      source.groupBy(keySelector: { [object] in object.same($0 % 3) }).flatMap { $0 }
    },
    lossless("window") { source, _ in
      source.window(timeSpan: .seconds(60), count: 3, scheduler: HistoricalScheduler()).flatMap { $0 }
    },
    lossless("buffer") { source, _ in
      source.buffer(timeSpan: .seconds(60), count: 1, scheduler: HistoricalScheduler()).compactMap(\.first)
    },
    Operator(name: "buffer, never full") { source, _ in
      source.buffer(timeSpan: .seconds(60), count: 0, scheduler: HistoricalScheduler()).map(\.count)
    },
    Operator(name: "sample") { source, _ in source.sample(source) },
    Operator(name: "sample(_:defaultValue:)") { source, _ in source.sample(source, defaultValue: 0) },
  ]
}

extension Combinator {
  static let sharing: [Combinator] = [
    Combinator(name: "sample") { first, second in first.sample(second) },
    Combinator(name: "multicast(_:selector:)", isLossless: true) { first, second in
      first.multicast({ PublishSubject<Int>() }) { numbers in Observable<Int>.merge(numbers, second) }
    },
  ]
}
