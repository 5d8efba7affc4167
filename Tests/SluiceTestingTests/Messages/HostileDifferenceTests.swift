import Foundation
import Sluice
import SluiceTesting
import Testing

private final class Link {
  let name: String
  var next: Link?
  var other: Link?

  init(_ name: String, next: Link? = nil) {
    self.name = name
    self.next = next
  }
}

/// Without `==`, and with a description that says the same of every case.
private enum Mute: CustomStringConvertible {
  case first
  case second
  case third(() -> Void)

  var description: String { "mute" }
}

private struct Plain {
  var value: Double
}

private indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)
}

private enum Colour: String {
  case red, green
}

private protocol Animal {}
private struct Dog: Animal { var name = "Rex" }
private struct Cat: Animal { var name = "Rex" }

/// What is easily hidden: each pair differs, and the text has to say where.
@Suite struct HostileDifferenceTests {
  @Test func `a difference below what is shown is named by its path`() {
    func chain(_ name: String) -> Link { (0..<10_000).reduce(Link(name)) { next, _ in Link("x", next: next) } }
    let (old, new) = (chain("a"), chain("b"))
    #expect(
      difference(of: old, new) == """
          (at next.next.next.next.… 9993 more ….next.next.next.name)
        - "a"
        + "b"
        """)
    #expect(difference(of: old, old) == nil)
    #expect(difference(of: chain("a"), chain("a")) == nil)
    for first in [old, new] { Self.unlink(first) }
  }

  /// Lets go of a chain link by link, not by recursion.
  private static func unlink(_ first: Link) {
    var next: Link? = first
    while let link = next {
      next = link.next
      link.next = nil
    }
  }

  @Test func `objects that are shared over and over are compared and shown in no time`() throws {
    func lattice(_ name: String) -> Link {
      (0..<40).reduce(Link(name)) { below, level in
        let link = Link("\(level)", next: below)
        link.other = below
        return link
      }
    }
    let clock = ContinuousClock()
    var text: String?
    let time = clock.measure { text = difference(of: lattice("a"), lattice("b")) }
    #expect(try #require(text).contains("\"b\""))
    #expect(difference(of: lattice("a"), lattice("a")) == nil)
    #expect(time < .seconds(60))
  }

  @Test func `cases that print alike are told apart`() {
    #expect(difference(of: Mute.first, .second) == "- .first\n+ .second")
    #expect(difference(of: [Mute.first], [.first]) == nil)
  }

  @Test func `values in dictionaries are compared by key, however they print`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    struct Entry { var date: Date }
    #expect(difference(of: ["a": Plain(value: 1)], ["a": Plain(value: 1)]) == nil)
    #expect(
      difference(of: ["a": Entry(date: date)], ["a": Entry(date: date + 0.5)]) == """
          [
            "a": Entry(
        -     date: Date(2001-01-01 00:00:00 +0000)
        +     date: Date(2001-01-01 00:00:00 +0000, and 0.5 s)
            )
          ]
        """)
    struct Key: Hashable, CustomStringConvertible {
      let number: Int
      var description: String { "key" }
    }
    let old = [Key(number: 1): Plain(value: 1), Key(number: 2): Plain(value: 2)]
    let new = [Key(number: 2): Plain(value: 2), Key(number: 1): Plain(value: 1)]
    #expect(difference(of: old, new) == nil)
    #expect(difference(of: old, [Key(number: 1): Plain(value: 2), Key(number: 2): Plain(value: 1)]) != nil)
  }

  @Test func `long members and keys that differ late do not confuse the order`() throws {
    let long = String(repeating: "x", count: 2000)
    for _ in 0..<20 {
      let old = Set((0..<12).map { long + "\($0)" } + ["a"])
      let new = Set((0..<12).map { long + "\($0)" } + ["b"])
      let text = try #require(difference(of: old, new))
      #expect(text.contains("-   \"a\"") && text.contains("+   \"b\""))
      let (before, after) = (
        Dictionary(uniqueKeysWithValues: old.map { ($0, 1) }), Dictionary(uniqueKeysWithValues: new.map { ($0, 1) })
      )
      #expect(try #require(difference(of: before, after)).contains("\"b\""))
    }
  }

  @Test func `bytes and data are shown by what is in them`() {
    #expect(difference(of: Data([1, 2]), Data([1, 3])) == "- Data([1, 2])\n+ Data([1, 3])")
    let many = Data(repeating: 7, count: 100)
    #expect(difference(of: many, many + [1])?.contains("… 101 bytes, checksum") == true)
  }

  @Test func `nil, an inner nil, an empty string and an empty array are four things`() {
    #expect(difference(of: String?.none, "") == "- nil\n+ \"\"")
    #expect(difference(of: String??.none, .some(.none)) == "- nil\n+ .some(nil)")
    #expect(difference(of: Int???.some(.none), .some(.some(.none))) == "- .some(nil)\n+ .some(.some(nil))")
    #expect(difference(of: [Int]?.none, []) == "- nil\n+ []")
    #expect(difference(of: Plain?.none, Plain(value: 1)) == "- nil\n+ Plain(value: 1.0)")
    #expect(difference(of: Plain??.none, .some(.none)) == "- nil\n+ .some(nil)")
  }

  @Test func `ends of lines and what is not seen at them are shown`() {
    #expect(
      difference(of: "a\r\nb", "a\nb") == #"""
          """
        -   "a\r"
        +   a
            b
          """
        """#)
    #expect(
      difference(of: "a\nb ", "a\nb") == #"""
          """
            a
        -   "b "
        +   b
          """
        """#)
    #expect(difference(of: "a\nb", "a") == #"- "a\nb"\#n+ "a""#)
    #expect(difference(of: "a\n", "a\n\n") != nil)
    #expect(difference(of: "a\u{2028}b", "a\u{2029}b")?.contains("U+2028") == true)
    #expect(
      difference(of: "a", "a\u{200B}")?.contains("(character 2, U+200B, is only in the second)") == true)
    #expect(difference(of: "e\u{301}", "\u{e9}") == nil, "they are equal in Swift")
  }

  @Test func `a very long string beside nothing is cut, and its length named`() throws {
    let long = String(repeating: "x", count: 100_000)
    let text = try #require(difference(of: String?.none, long))
    #expect(text.count < 600)
    #expect(text.hasSuffix("… 100000 characters"))
    let line = try #require(difference(of: "a\n" + long + "y", "a\n" + long + "z"))
    #expect(line.count < 400)
    #expect(line.contains("they differ from character 100001 on"))
  }

  @Test func `existentials, results, ranges, tuples, dates, key paths and hashables`() {
    #expect(difference(of: Dog() as any Animal, Cat()) == "- Dog(name: \"Rex\")\n+ Cat(name: \"Rex\")")
    #expect(
      difference(of: [1: Dog() as any Animal], [1: Dog(name: "Max")])
        == "  [\n    1: Dog(\n-     name: \"Rex\"\n+     name: \"Max\"\n    )\n  ]")
    #expect(
      difference(of: Result<Int, Failure>.success(1), .failure(Failure(code: 2)))
        == "- .success(1)\n+ .failure(Failure(code: 2))")
    #expect(difference(of: 1..<3, 1..<4) == "- 1..<3\n+ 1..<4")
    #expect(difference(of: (1, ("a", Plain(value: 1))), (1, ("a", Plain(value: 2))))?.contains("2.0") == true)
    #expect(difference(of: AnyHashable(1), AnyHashable("1")) == "- 1\n+ \"1\"")
    #expect(difference(of: [Colour.red: 1, .green: 2], [.green: 2]) == "  [\n    .green: 2\n-   .red: 1\n  ]")
    #expect(difference(of: Set([Colour.red]), [.red, .green]) == "  Set([\n+   .green\n    .red\n  ])")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      difference(of: date..<date + 1.25, date..<date + 1.5)
        == "  (at upperBound.timeIntervalSinceReferenceDate)\n- 1.25\n+ 1.5")
    #expect(difference(of: \String.count, \String.utf8.count)?.contains("UTF8View") == true)
    #expect(difference(of: Int.self as Any.Type, String.self) == "- Int\n+ String")
  }

  @Test func `a NaN deep inside is named by its place`() {
    struct Row: Equatable { var weight = 1.0 }
    struct Table: Equatable { var rows = [Row(), Row()] }
    func table() -> Table { Table(rows: [Row(), Row(weight: .nan)]) }
    #expect(
      difference(of: table(), table()) == """
        - nan
        + nan
        (The two print alike, but == says that they differ, at rows[1].weight: look for a NaN, a closure, an object that is \
        compared by identity, or an == of your own.)
        """)
  }

  @Test func `cases in cases are followed to where they differ`() {
    func tree(_ depth: Int, _ last: Int) -> Tree {
      (0..<depth).reduce(.leaf(last)) { tree, number in .node(tree, .leaf(number)) }
    }
    let text = difference(of: tree(20, 1), tree(20, 2))
    #expect(text?.contains("-") == true && text?.contains(".leaf(2)") == true)
    #expect(difference(of: tree(400, 1), tree(400, 2)) != nil)
    #expect(difference(of: tree(20, 1), tree(20, 1)) == nil)
  }

  @Test func `two objects that contain each other are compared once`() {
    let (old, new) = (Link("a"), Link("a"))
    (old.next, old.other, new.next, new.other) = (new, old, old, new)
    #expect(difference(of: old, new) == nil)
    (old.next, old.other, new.next, new.other) = (nil, nil, nil, nil)
  }

  @Test func `of a hundred thousand rows one change is found quickly`() {
    struct Row: Equatable { var id: Int; var title: String; var isDone = false }
    struct State: Equatable { var rows: [Row]; @Pulse var alert: String?; var byID: [Int: String] = [:] }
    let old = State(rows: (0..<100_000).map { Row(id: $0, title: "row \($0)") })
    var new = old
    new.rows[50_000].isDone = true
    var text: String?
    let time = (0..<3).map { _ in ContinuousClock().measure { text = difference(of: old, new) } }.min()
    #expect(text?.contains("… 49998 unchanged") == true || text?.contains("… 49999 unchanged") == true, "\(text ?? "")")
    #expect(text?.contains("isDone: true") == true)
    #expect(time.map { $0 < .seconds(20) } == true)
    struct Bare { var id: Int; var title: String }
    let bare = (0..<100_000).map { Bare(id: $0, title: "row \($0)") }
    #expect(difference(of: bare, bare) == nil)
    #expect(difference(of: bare, bare.dropLast() + [Bare(id: 1, title: "")])?.contains("… 99998 unchanged") == true)
  }

  @Test func `of a large set or dictionary only what differs is shown`() {
    struct Row: Equatable { var id: Int; var isDone = false }
    let old = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, Row(id: $0)) })
    var new = old
    new[77]?.isDone = true
    new[12_345] = Row(id: 12_345)
    #expect(
      difference(of: old, new) == """
          [
            … 9999 unchanged
            77: Row(
              id: 77
        -     isDone: false
        +     isDone: true
            )
        +   12345: Row(id: 12345, isDone: false)
          ]
        """)
    #expect(
      difference(of: Set(0..<10_000), Set(1..<10_001))
        == "  Set([\n    … 9999 unchanged\n-   0\n+   10000\n  ])")
  }
}
