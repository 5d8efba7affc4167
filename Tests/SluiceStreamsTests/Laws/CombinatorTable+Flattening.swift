import SluiceStreams

extension Combinator {
  static let flattening: [Combinator] = [
    Combinator(name: "flatMapLatest", failsWithSecond: false) { first, second in first.flatMapLatest { _ in second } },
    Combinator(name: "flatMapFirst", failsWithSecond: false) { first, second in first.flatMapFirst { _ in second } },
    Combinator(name: "concatMap", failsWithSecond: false) { first, second in first.concatMap { _ in second } },
    Combinator(name: "switchLatest", failsWithSecond: false) { first, second in
      second.map { _ in first }.switchLatest()
    },
    Combinator(name: "merge()", isLossless: true) { first, second in Observable.of(first, second).merge() },
    Combinator(name: "merge(maxConcurrent:)", isLossless: true) { first, second in
      Observable.of(first, second).merge(maxConcurrent: 2)
    },
    Combinator(name: "concat()", failsWithSecond: false) { first, second in Observable.of(first, second).concat() },
    Combinator(name: "catch(sequence:)", failsWithSecond: false) { first, second in
      Observable<Int>.catch(sequence: [first, second])
    },
    Combinator(name: "combineLatest(collection)") { first, second in
      Observable<Int>.combineLatest([first, second]) { max($0[0], $0[1]) }
    },
    Combinator(name: "zip(collection)") { first, second in
      Observable<Int>.zip([first, second]) { max($0[0], $0[1]) }
    },
    Combinator(name: "share", isLossless: true) { first, second in
      Observable<Int>.merge(first, second).share()
    },
    Combinator(name: "share(replay: 1, scope: .forever)", isLossless: true) { first, second in
      Observable<Int>.merge(first, second).share(replay: 1, scope: .forever)
    },
    Combinator(name: "timeout(other)", failsWithSecond: false) { first, second in
      first.timeout(.seconds(9), other: second, scheduler: HistoricalScheduler())
    },
  ]
}
