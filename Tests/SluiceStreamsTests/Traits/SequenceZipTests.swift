import SluiceStreams
import TestSupport
import Testing

@Suite("Single and Maybe, zipped", .leakChecked)
struct SequenceZipTests {
  private let one = Single.just(1)
  private let two = Single.just("b")

  @Test("two to nine singles, with a resultSelector")
  func selectors() {
    let streams: [Single<String>] = [
      Single.zip(one, two) { "\($0)\($1)" },
      Single.zip(one, two, one) { "\($0)\($1)\($2)" },
      Single.zip(one, two, one, two) { "\($0)\($1)\($2)\($3)" },
      Single.zip(one, two, one, two, one) { "\($0)\($1)\($2)\($3)\($4)" },
      Single.zip(one, two, one, two, one, two) { a, b, c, d, e, f in "\(a)\(b)\(c)\(d)\(e)\(f)" },
      Single.zip(one, two, one, two, one, two, one) { a, b, c, d, e, f, g in "\(a)\(b)\(c)\(d)\(e)\(f)\(g)" },
      Single.zip(one, two, one, two, one, two, one, two) { a, b, c, d, e, f, g, h in
        "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)"
      },
      Single.zip(one, two, one, two, one, two, one, two, one) { a, b, c, d, e, f, g, h, i in
        "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)\(i)"
      },
    ]
    for (stream, length) in zip(streams, 2...9) {
      #expect(stream.recorded() == [String("1b1b1b1b1".prefix(length)), "completed"])
    }
  }

  @Test("two to nine singles, as tuples")
  func tuples() {
    #expect(Single.zip(one, two).map { $0.1 }.recorded() == ["b", "completed"])
    #expect(Single.zip(one, two, one).map { $0.2 }.recorded() == ["1", "completed"])
    #expect(Single.zip(one, two, one, two).map { $0.3 }.recorded() == ["b", "completed"])
    #expect(Single.zip(one, two, one, two, one).map { $0.4 }.recorded() == ["1", "completed"])
    #expect(Single.zip(one, two, one, two, one, two).map { $0.5 }.recorded() == ["b", "completed"])
    #expect(Single.zip(one, two, one, two, one, two, one).map { $0.6 }.recorded() == ["1", "completed"])
    #expect(Single.zip(one, two, one, two, one, two, one, two).map { $0.7 }.recorded() == ["b", "completed"])
    let nine = Single.zip(one, two, one, two, one, two, one, two, one)
    #expect(nine.map { (_, _, _, _, _, _, _, _, last: Int) in last }.recorded() == ["1", "completed"])
    let pair: Single<(Int, String)> = Single.zip(one, two)
    #expect(pair.map { "\($0)\($1)" }.recorded() == ["1b", "completed"])
  }

  @Test("collections, also empty ones")
  func collections() {
    let singles = (1...3).map { Single.just($0) }
    #expect(Single.zip(singles).recorded() == ["[1, 2, 3]", "completed"])
    #expect(Single.zip(singles) { $0.reduce(0, +) }.recorded() == ["6", "completed"])
    #expect(Single.zip([Single<Int>]()).recorded() == ["[]", "completed"])
    #expect(Single.zip([Single<Int>]()) { $0.count }.recorded() == ["0", "completed"])
    #expect(Maybe.zip([Maybe.just(1), .just(2)]).recorded() == ["[1, 2]", "completed"])
    #expect(Maybe.zip([Maybe<Int>]()).recorded() == ["[]", "completed"])
    let thrown = Single.zip([Single<Int>]()) { _ -> Int in throw TestError() }
    #expect(thrown.recorded() == ["error(test)"])
  }

  @Test("a maybe without an element leaves nothing, and disposes the others")
  func emptyMaybe() {
    let question = Question()
    let log = Maybe.zip(question.single.asMaybe(), Maybe<Int>.empty()) { $0 + $1 }.recorded()
    #expect(log == ["completed"])
    #expect(question.disposed.value == 1)
  }

  @Test("an error of one, or of the resultSelector, is the outcome, and disposes the others")
  func errors() {
    let question = Question()
    #expect(Single.zip(question.single, Single<Int>.error(TestError())) { $0 + $1 }.recorded() == ["error(test)"])
    #expect(Single.zip([question.single, .error(TestError())]).recorded() == ["error(test)"])
    #expect(question.disposed.value == question.asked.value)
    #expect(Single.zip(one, one) { _, _ -> Int in throw TestError() }.recorded() == ["error(test)"])
  }

  @Test("outcomes that come later, in any order, are zipped in the given order")
  func later() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let recorder = Recorder<[Int]>()
    let subscription = Single.zip([first.asSingle(), second.asSingle()]).asObservable().subscribe(recorder)
    second.onNext(2)
    second.onCompleted()
    #expect(recorder.log == [])
    first.onNext(1)
    first.onCompleted()
    #expect(recorder.log == ["[1, 2]", "completed"])
    subscription.dispose()
  }
}
