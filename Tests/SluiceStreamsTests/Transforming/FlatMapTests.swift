import SluiceStreams
import TestSupport
import Testing

@Suite("flatMap and its kin", .leakChecked)
struct FlatMapTests {
  enum Kind: CaseIterable {
    case flatMap, latest, first, concatMap
  }

  static func flatten(
    _ source: Observable<Int>, _ kind: Kind, _ selector: @escaping @Sendable (Int) throws -> Observable<Int>
  ) -> Observable<Int> {
    switch kind {
    case .flatMap: source.flatMap(selector)
    case .latest: source.flatMapLatest(selector)
    case .first: source.flatMapFirst(selector)
    case .concatMap: source.concatMap(selector)
    }
  }

  @Test(
    "completes when the source and every inner stream have, in either order", arguments: Kind.allCases, [true, false])
  func completion(kind: Kind, innerFirst: Bool) {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let log = Self.flatten(source, kind) { _ in inner }.logged()
    source.onNext(0)
    inner.onNext(1)
    if innerFirst { inner.onCompleted() } else { source.onCompleted() }
    #expect(log.log == ["1"])
    if innerFirst { source.onCompleted() } else { inner.onCompleted() }
    #expect(log.log == ["1", "completed"])
    #expect(!source.hasObservers && !inner.hasObservers)
  }

  @Test("fails with the source, with an inner stream, and when the selector throws", arguments: Kind.allCases)
  func errors(kind: Kind) {
    for failing in 0..<3 {
      let source = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let log = Self.flatten(source, kind) { element in
        if element < 0 { throw StreamError.two }
        return inner
      }.logged()
      if failing < 2 { source.onNext(0) }
      inner.onNext(1)
      switch failing {
      case 0: source.onError(StreamError.one)
      case 1: inner.onError(StreamError.one)
      default: source.onNext(-1)
      }
      #expect(log.log == (failing < 2 ? ["1", "error(one)"] : ["error(two)"]))
      #expect(!source.hasObservers && !inner.hasObservers)
    }
  }

  @Test("dispose ends the source and the inner streams", arguments: Kind.allCases)
  func disposal(kind: Kind) {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let subscription = Self.flatten(source, kind) { _ in inner }.subscribe(Recorder())
    source.onNext(0)
    #expect(inner.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && !inner.hasObservers)
  }

  @Test("flatMap runs inner streams side by side")
  func sideBySide() {
    let source = PublishSubject<Int>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = source.flatMap { inners[$0] }.logged()
    source.onNext(0)
    source.onNext(1)
    inners[1].onNext(10)
    inners[0].onNext(0)
    inners[1].onCompleted()
    inners[0].onNext(1)
    #expect(log.elements == [10, 0, 1])
  }

  @Test("flatMapLatest disposes the stream before, then subscribes to the next")
  func latest() {
    let notes = Notes<String>()
    let source = PublishSubject<Int>()
    let subscription = source.flatMapLatest { index in
      Observable<Int>.create { _ in
        notes.add("subscribe \(index)")
        return Disposables.create { notes.add("dispose \(index)") }
      }
    }.subscribe(Recorder())
    for index in 0..<3 { source.onNext(index) }
    subscription.dispose()
    #expect(notes.all == ["subscribe 0", "dispose 0", "subscribe 1", "dispose 1", "subscribe 2", "dispose 2"])
  }

  @Test("flatMapLatest completes with the newest inner stream, whatever the replaced ones do")
  func latestCompletion() {
    let source = PublishSubject<Int>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>()]
    let log = source.flatMapLatest { inners[$0] }.logged()
    source.onNext(0)
    source.onNext(1)
    inners[1].onCompleted()
    source.onNext(2)
    source.onCompleted()
    inners[0].onCompleted()
    inners[2].onNext(1)
    #expect(!log.hasEnded)
    inners[2].onCompleted()
    #expect(log.log == ["1", "completed"])
  }

  @Test("flatMapFirst ignores elements while an inner stream runs, and does not call the selector for them")
  func first() {
    let source = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let selected = Notes<Int>()
    let log = source.flatMapFirst { element in
      selected.add(element)
      return inner.map { element * 10 + $0 }
    }.logged()
    source.onNext(1)
    source.onNext(2)
    inner.onNext(1)
    let third = Observable.just(3)
    _ = third.subscribe(onNext: { source.onNext($0) })
    #expect(selected.all == [1] && log.elements == [11])
  }

  @Test("flatMapFirst takes the next element once the inner stream has completed")
  func firstAgain() {
    let source = PublishSubject<Int>()
    let log = source.flatMapFirst { Observable.just($0) }.logged()
    source.onNext(1)
    source.onNext(2)
    #expect(log.elements == [1, 2])
  }

  @Test("concatMap calls the selector when the stream before has completed")
  func concatMapIsLate() {
    let source = PublishSubject<Int>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let selected = Notes<Int>()
    let log = source.concatMap { index in
      selected.add(index)
      return inners[index]
    }.logged()
    source.onNext(0)
    source.onNext(1)
    source.onCompleted()
    inners[1].onNext(-1)
    #expect(selected.all == [0])
    inners[0].onNext(1)
    inners[0].onCompleted()
    #expect(selected.all == [0, 1])
    inners[1].onNext(2)
    inners[1].onCompleted()
    #expect(log.log == ["1", "2", "completed"])
  }

  @Test("of sequences, flatMap takes turns and concatMap does not")
  func turns() {
    let source = Observable.of(1, 2)
    #expect(source.flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.logged().elements.sorted() == [10, 11, 20, 21])
    #expect(source.concatMap { Observable.of($0 * 10, $0 * 10 + 1) }.logged().elements == [10, 11, 20, 21])
  }
}
