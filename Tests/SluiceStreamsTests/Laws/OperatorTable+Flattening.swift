import SluiceStreams
import TestSupport
import Testing

extension Operator {
  static let flattening: [Operator] = [
    lossless("flatMap") { source, object in source.flatMap { [object] in Observable.just(object.same($0)) } },
    lossless("flatMapLatest") { source, object in
      source.flatMapLatest { [object] in Observable.just(object.same($0)) }
    },
    lossless("flatMapFirst") { source, object in
      source.flatMapFirst { [object] in Observable.just(object.same($0)) }
    },
    lossless("concatMap") { source, object in source.concatMap { [object] in Observable.just(object.same($0)) } },
    lossless("merge()") { source, _ in source.map { Observable.just($0) }.merge() },
    lossless("merge(maxConcurrent:)") { source, _ in source.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    lossless("concat()") { source, _ in source.map { Observable.just($0) }.concat() },
    lossless("switchLatest") { source, _ in source.map { Observable.just($0) }.switchLatest() },
    lossless("concat") { source, _ in source.concat(.empty()) },
    lossless("merge") { source, _ in Observable<Int>.merge(source, .empty()) },
  ]

  static let joining: [Operator] = [
    lossless("combineLatest") { source, object in
      Observable<Int>.combineLatest(source, Observable.just(0)) { [object] one, _ in object.same(one) }
    },
    lossless("combineLatest, of a collection") { source, object in
      Observable<Int>.combineLatest([source]) { [object] all in object.same(all[0]) }
    },
    lossless("zip, of a collection") { source, object in
      Observable<Int>.zip([source]) { [object] all in object.same(all[0]) }
    },
    lossless("share") { source, _ in source.share() },
    lossless("share(replay: 1)") { source, _ in source.share(replay: 1) },
    lossless("distinctValues(at:)") { source, _ in source.distinctValues(at: \.self) },
  ]
}
