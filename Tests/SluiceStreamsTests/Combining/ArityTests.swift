import SluiceStreams
import TestSupport
import Testing

@Suite("combineLatest and zip of one to nine sources", .leakChecked)
struct ArityTests {
  private typealias Text = Observable<String>

  private static func joined(_ parts: Any...) -> String {
    parts.map { "\($0)" }.joined()
  }

  private let one = Observable.just(1)
  private let two = Observable.just("b")
  private let three = Observable.just(3.5)
  private let four = Observable.just(Character("d"))

  @Test("as tuples, with closures that name no argument behind them")
  func tuplesBehindClosures() {
    #expect(Observable.combineLatest(one, two).map { $0.0 }.logged().log == ["1", "completed"])
    #expect(Observable.zip(one, two).filter { $0.0 > 0 }.map { $0.1 }.logged().log == ["b", "completed"])
    #expect(Observable.zip(one, two, three).map { $0.2 }.logged().log == ["3.5", "completed"])
    #expect(Observable.combineLatest(one, two, three, four).map { $0.3 }.logged().log == ["d", "completed"])
    #expect(Observable.zip(one, two, one, two, one).map { $0.4 }.logged().log == ["1", "completed"])
    #expect(Observable.zip(one, two, one, two, one, two).map { $0.5 }.logged().log == ["b", "completed"])
    #expect(Observable.zip(one, two, one, two, one, two, one).map { $0.6 }.logged().log == ["1", "completed"])
    #expect(Observable.zip(one, two, one, two, one, two, one, two).map { $0.7 }.logged().log == ["b", "completed"])
    #expect(
      Observable.combineLatest(one, two, one, two, one, two, one, four).map { $0.7 }.logged().log
        == ["d", "completed"])
  }

  @Test("with a resultSelector that names its arguments")
  func withSelector() {
    let streams = [
      Text.zip(one) { "\($0)" },
      Text.zip(one, two) { "\($0)\($1)" },
      Text.zip(one, two, three) { Self.joined($0, $1, $2) },
      Text.zip(one, two, three, four) { Self.joined($0, $1, $2, $3) },
      Text.zip(one, two, three, four, one) { Self.joined($0, $1, $2, $3, $4) },
      Text.combineLatest(one, two, three, four, one, two) { a, b, c, d, e, f in Self.joined(a, b, c, d, e, f) },
      Text.combineLatest(one, two, three, four, one, two, three) { Self.joined($0, $1, $2, $3, $4, $5, $6) },
      Text.combineLatest(one, two, three, four, one, two, three, four) {
        Self.joined($0, $1, $2, $3, $4, $5, $6, $7)
      },
      Text.combineLatest(one, two, three, four, one, two, three, four, one) {
        Self.joined($0, $1, $2, $3, $4, $5, $6, $7, $8)
      },
    ]
    let whole = "1b3.5d1b3.5d1"
    let lengths = [1, 2, 5, 6, 7, 8, 11, 12, 13]
    for (stream, length) in zip(streams, lengths) {
      #expect(stream.logged().log == [String(whole.prefix(length)), "completed"])
    }
  }

  @Test("as tuples")
  func tuples() {
    let pair: Observable<(Int, String)> = Observable.zip(one, two)
    #expect(pair.map { "\($0)\($1)" }.logged().elements == ["1b"])
    let triple: Observable<(Int, String, Double)> = Observable.combineLatest(one, two, three)
    #expect(triple.map { "\($0.0)\($0.1)\($0.2)" }.logged().elements == ["1b3.5"])
    let nine = Observable.zip(one, two, three, four, one, two, three, four, one)
    #expect(
      nine.map { "\($0)\($8)\($0 + $8)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.logged().elements == ["112b3.5d1b3.5d"])
  }

  @Test("with a function, an initialiser, and a resultSelector of several lines")
  func functions() {
    struct Message: Equatable {
      var id: Int
      var text: String
    }
    #expect(
      Observable<Message>.zip(one, two, resultSelector: Message.init).logged().elements == [Message(id: 1, text: "b")])
    #expect(Observable<Int>.combineLatest(one, one, resultSelector: +).logged().elements == [2])
    let lines = Text.combineLatest(one, two) { (number: Int, text: String) -> String in
      let copy = String(repeating: text, count: number + 1)
      return copy.uppercased()
    }
    #expect(lines.logged().elements == ["BB"])
  }

  @Test("of subjects, relays and observables mixed")
  func mixedKinds() {
    let subject = BehaviorSubject(value: 1)
    let relay = BehaviorRelay(value: "x")
    let bag = DisposeBag()
    let log = Text.combineLatest(subject, relay, two) { "\($0)\($1)\($2)" }.logged(bag)
    relay.accept("y")
    #expect(log.elements == ["1xb", "1yb"])
  }

  @Test("of two to eight sources, the element of each in its place")
  func places() {
    let (s1, s2, s3, s4) = (Text.just("1"), Text.just("2"), Text.just("3"), Text.just("4"))
    let (s5, s6, s7, s8) = (Text.just("5"), Text.just("6"), Text.just("7"), Text.just("8"))
    let selected = [
      [Text.zip(s1, s2) { $0 + $1 }, Text.combineLatest(s1, s2) { $0 + $1 }],
      [Text.zip(s1, s2, s3) { $0 + $1 + $2 }, Text.combineLatest(s1, s2, s3) { $0 + $1 + $2 }],
      [
        Text.zip(s1, s2, s3, s4) { Self.joined($0, $1, $2, $3) },
        Text.combineLatest(s1, s2, s3, s4) { Self.joined($0, $1, $2, $3) },
      ],
      [
        Text.zip(s1, s2, s3, s4, s5) { Self.joined($0, $1, $2, $3, $4) },
        Text.combineLatest(s1, s2, s3, s4, s5) { Self.joined($0, $1, $2, $3, $4) },
      ],
      [
        Text.zip(s1, s2, s3, s4, s5, s6) { Self.joined($0, $1, $2, $3, $4, $5) },
        Text.combineLatest(s1, s2, s3, s4, s5, s6) { Self.joined($0, $1, $2, $3, $4, $5) },
      ],
      [
        Text.zip(s1, s2, s3, s4, s5, s6, s7) { Self.joined($0, $1, $2, $3, $4, $5, $6) },
        Text.combineLatest(s1, s2, s3, s4, s5, s6, s7) { Self.joined($0, $1, $2, $3, $4, $5, $6) },
      ],
      [
        Text.zip(s1, s2, s3, s4, s5, s6, s7, s8) { Self.joined($0, $1, $2, $3, $4, $5, $6, $7) },
        Text.combineLatest(s1, s2, s3, s4, s5, s6, s7, s8) { Self.joined($0, $1, $2, $3, $4, $5, $6, $7) },
      ],
    ]
    let tuples = [
      [Self.digits(Observable.zip(s1, s2)), Self.digits(Observable.combineLatest(s1, s2))],
      [Self.digits(Observable.zip(s1, s2, s3)), Self.digits(Observable.combineLatest(s1, s2, s3))],
      [Self.digits(Observable.zip(s1, s2, s3, s4)), Self.digits(Observable.combineLatest(s1, s2, s3, s4))],
      [Self.digits(Observable.zip(s1, s2, s3, s4, s5)), Self.digits(Observable.combineLatest(s1, s2, s3, s4, s5))],
      [
        Self.digits(Observable.zip(s1, s2, s3, s4, s5, s6)),
        Self.digits(Observable.combineLatest(s1, s2, s3, s4, s5, s6)),
      ],
      [
        Self.digits(Observable.zip(s1, s2, s3, s4, s5, s6, s7)),
        Self.digits(Observable.combineLatest(s1, s2, s3, s4, s5, s6, s7)),
      ],
      [
        Self.digits(Observable.zip(s1, s2, s3, s4, s5, s6, s7, s8)),
        Self.digits(Observable.combineLatest(s1, s2, s3, s4, s5, s6, s7, s8)),
      ],
    ]
    for (index, streams) in (selected + tuples).enumerated() {
      let expected = String("12345678".prefix(index % selected.count + 2))
      for stream in streams { #expect(stream.logged().log == [expected, "completed"]) }
    }
  }

  /// The digits in a tuple's description.
  private static func digits<Tuple: Sendable>(_ tuples: Observable<Tuple>) -> Text {
    tuples.map { "\($0)".filter(\.isNumber) }
  }
}
