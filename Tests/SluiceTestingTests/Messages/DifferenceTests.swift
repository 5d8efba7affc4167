import Foundation
import Sluice
import SluiceTesting
import Testing

private struct Note: Equatable {
  var id: Int
  var title: String
  var isDone = false
}

private enum Phase: Equatable {
  case idle
  case loaded(count: Int, from: Source)
  case failed(String)

  enum Source: Equatable {
    case cache
    case server(host: String, port: Int, path: String)
  }
}

private struct State: Equatable {
  var count = 0
  var title = "notes"
  var notes = (0..<30).map { Note(id: $0, title: "note \($0)") }
  var phase = Phase.idle
  var selected: Note?
  var tags: Set<String> = ["a", "b", "c"]
  var sizes = ["x": 1, "y": 2, "z": 3]
  @Pulse var alert: String?
}

private final class Node {
  let name: String
  var next: Node?

  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
  }
}

/// Says nothing of its value.
private struct Secret: Equatable, CustomStringConvertible {
  var value: Int
  var description: String { "a secret" }
}

private enum Named: Equatable, CustomStringConvertible {
  case first, second
  var description: String { "one of two" }
}

@Suite struct DifferenceTests {
  private func change(_ change: (inout State) -> Void) -> String? {
    var state = State()
    change(&state)
    return difference(of: State(), state)
  }

  @Test func `equal values have no difference`() {
    #expect(change { _ in } == nil)
    #expect(difference(of: Phase.idle, .idle) == nil)
    #expect(difference(of: (1, "a"), (1, "a")) == nil)
    #expect(difference(of: { 1 } as () -> Int, { 2 }) == nil, "functions cannot be told apart")
  }

  @Test func `a field that differs is shown, and how many do not`() {
    #expect(
      change { $0.count = 1 } == """
          State(
        -   count: 0
        +   count: 1
            … 7 unchanged
          )
        """)
  }

  @Test func `of a large array only what changed is shown, with its neighbours`() {
    #expect(
      change { $0.notes[17].title = "changed" } == """
          State(
            … 2 unchanged
            notes: [
              … 16 unchanged
              [16]: Note(id: 16, title: "note 16", isDone: false)
              [17]: Note(
                id: 17
        -       title: "note 17"
        +       title: "changed"
                isDone: false
              )
              [18]: Note(id: 18, title: "note 18", isDone: false)
              … 11 unchanged
            ]
            … 5 unchanged
          )
        """)
  }

  @Test func `elements are matched by their id, whatever comes and goes before them`() {
    #expect(
      change {
        $0.notes.remove(at: 3)
        $0.notes[9].isDone = true
        $0.notes.append(Note(id: 99, title: "new"))
      } == """
          State(
            … 2 unchanged
            notes: [
              … 2 unchanged
              [2]: Note(id: 2, title: "note 2", isDone: false)
        -     [3]: Note(id: 3, title: "note 3", isDone: false)
              [3]: Note(id: 4, title: "note 4", isDone: false)
              … 4 unchanged
              [8]: Note(id: 9, title: "note 9", isDone: false)
              [9]: Note(
                id: 10
                title: "note 10"
        -       isDone: false
        +       isDone: true
              )
              [10]: Note(id: 11, title: "note 11", isDone: false)
              … 17 unchanged
              [28]: Note(id: 29, title: "note 29", isDone: false)
        +     [29]: Note(id: 99, title: "new", isDone: false)
            ]
            … 5 unchanged
          )
        """)
  }

  @Test func `an element that moved is shown where it was and where it is`() {
    #expect(
      difference(of: [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 1]) == """
          [
        -   [0]: 1
            [0]: 2
            … 3 unchanged
            [4]: 6
        +   [5]: 1
          ]
        """)
  }

  @Test func `cases are shown as they are written`() {
    #expect(
      change { $0.phase = .loaded(count: 3, from: .cache) } == """
          State(
            … 3 unchanged
        -   phase: .idle
        +   phase: .loaded(count: 3, from: .cache)
            … 4 unchanged
          )
        """)
  }

  @Test func `payloads that are long are taken apart`() {
    let path = "/notes/of/the/day/before/yesterday"
    #expect(
      difference(
        of: Phase.loaded(count: 3, from: .server(host: "a.example", port: 1, path: path)),
        .loaded(count: 3, from: .server(host: "b.example", port: 1, path: path))) == """
            .loaded(
              count: 3
              from: .server(
          -     host: "a.example"
          +     host: "b.example"
                … 2 unchanged
              )
            )
          """)
  }

  @Test func `an optional is its value, or nil`() {
    #expect(
      change { $0.selected = Note(id: 1, title: "x") } == """
          State(
            … 4 unchanged
        -   selected: nil
        +   selected: Note(id: 1, title: "x", isDone: false)
            … 3 unchanged
          )
        """)
  }

  @Test func `sets and dictionaries are sorted`() {
    #expect(
      change { $0.tags = ["d", "c", "a"] } == """
          State(
            … 5 unchanged
            tags: Set([
              "a"
        -     "b"
              "c"
        +     "d"
            ])
            … 2 unchanged
          )
        """)
    #expect(
      difference(of: [10: "c", 2: "b", 1: "a"], [1: "a", 10: "c", 2: "x"]) == """
          [
            1: "a"
        -   2: "b"
        +   2: "x"
            10: "c"
          ]
        """)
  }

  @Test func `a pulse that is set to the same value differs by its count`() {
    #expect(
      change { $0.alert = nil } == """
          State(
            … 7 unchanged
            alert: Pulse(
              nil
        -     never set
        +     set 1×
            )
          )
        """)
  }

  @Test func `strings that differ late are shown around the difference`() {
    let text = String(repeating: "lorem ipsum ", count: 100)
    #expect(
      difference(of: text + "dolor", text + "dolar sit") == """
        - …"em ipsum lorem ipsum dolor"
        + …"em ipsum lorem ipsum dolar sit"
          (they differ from character 1204 on, of 1205 and 1209)
        """)
  }

  @Test func `letters that look alike are told apart by their code points`() {
    #expect(
      difference(of: "paypal", "p\u{430}ypal") == """
        - "paypal"
        + "p\u{430}ypal"
          (character 2 is U+0061 in the first, U+0430 in the second)
        """)
  }

  @Test func `strings of several lines are compared by lines`() {
    #expect(
      difference(of: "a\nb\nc\nd\ne", "a\nb\nX\nd\ne") == #"""
          """
            a
            b
        -   c
        +   X
            d
            e
          """
        """#)
  }

  @Test func `values that print alike but are unequal are explained`() {
    let explanation = """
      (The two print alike, but == says that they differ: look for a NaN, a closure, an object that is compared by \
      identity, or an == of your own.)
      """
    #expect(difference(of: Double.nan, .nan) == "- nan\n+ nan\n\(explanation)")
    #expect(difference(of: Named.first, .second) == "- .first\n+ .second", "the case, not what it prints")
  }

  @Test func `a description of the author's does not hide the fields`() {
    #expect(difference(of: Secret(value: 1), Secret(value: 2)) == "  Secret(\n-   value: 1\n+   value: 2\n  )")
  }

  @Test func `objects that contain themselves are shown once`() {
    let (old, new) = (Node("a", next: Node("b")), Node("a", next: Node("c")))
    old.next?.next = old
    new.next?.next = new
    #expect(
      difference(of: old, new) == """
          Node(
            name: "a"
            next: Node(
        -     name: "b"
        +     name: "c"
              next: Node(…the one above…)
            )
          )
        """)
    (old.next, new.next) = (nil, nil)
  }

  @Test func `a long chain of objects is cut off where it is shown`() {
    func chain(_ name: String) -> Node { (0..<500).reduce(Node(name)) { next, _ in Node("x", next: next) } }
    #expect(difference(of: [chain("a")], []) != nil)
  }

  @Test func `values of the standard library's and Foundation's are shown as they print`() {
    #expect(difference(of: URL(string: "a:b"), URL(string: "a:c")) == "- URL(a:b)\n+ URL(a:c)")
    #expect(difference(of: Duration.seconds(1), .seconds(2)) == "- 1.0 seconds\n+ 2.0 seconds")
    #expect(difference(of: (1, b: 2), (1, b: 3)) == "- (1, b: 2)\n+ (1, b: 3)")
  }

  @Test func `values without == are compared by their parts`() {
    struct Plain {
      var number = 1.0
      var numbers: [Int: Plain] = [:]
      var closure: (() -> Void)?
    }
    let nested = Plain(numbers: [1: Plain(), 2: Plain(), 3: Plain()])
    #expect(difference(of: nested, Plain(numbers: [3: Plain(), 2: Plain(), 1: Plain()])) == nil)
    #expect(difference(of: Plain(closure: {}), Plain(closure: { print() })) == nil)
    #expect(difference(of: Plain(number: .nan), Plain(number: .nan))?.contains("print alike") == true)
    #expect(
      difference(of: nested, Plain(numbers: [1: Plain(), 2: Plain(number: 2), 3: Plain()]))?.contains("number: 2")
        == true)
  }

  @Test func `many bytes are told apart by a checksum`() throws {
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    let text = try #require(difference(of: bytes, bytes.dropLast() + [8]))
    #expect(text.hasPrefix("- [7, 7, 7, 7, … 1000000 bytes, checksum "))
  }

  @Test func `where too much differs, the rest is counted`() throws {
    let text = try #require(difference(of: Array(0..<2000), Array((0..<2000).reversed())))
    #expect(text.hasPrefix("  [\n-   [0]: 0\n+   [0]: 1999\n-   [1]: 1\n"))
    #expect(text.hasSuffix("\n    … 1980 more that differ\n  ]"))
    let long = try #require(difference(of: [String](), (0..<100).map { "a line of some length, number \($0)" }))
    #expect(long.split(separator: "\n").count == 23)
  }

  @Test func `a change in a hundred thousand elements is found`() {
    #expect(
      difference(of: Array(0..<100_000), Array(0..<99_999) + [7]) == """
          [
            … 99998 unchanged
            [99998]: 99998
        -   [99999]: 99999
        +   [99999]: 7
          ]
        """)
  }
}
