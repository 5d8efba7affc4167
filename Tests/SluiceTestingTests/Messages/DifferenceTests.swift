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
    case server(host: String, port: Int)
  }
}

private struct State: Equatable {
  var count = 0
  var title = "notes"
  var notes: [Note] = []
  var phase = Phase.idle
  var selected: Note?
  var tags: Set<String> = []
  var sizes: [String: Int] = [:]
  @Pulse var alert: String?
}

private final class Node {
  var name: String
  var next: Node?

  init(_ name: String) { self.name = name }
}

@Suite struct DifferenceTests {
  private func show<T>(_ a: T, _ b: T) { print(difference(of: a, b) ?? "equal"); print("-----") }

  @Test func look() {
    let base = State(notes: (0..<30).map { Note(id: $0, title: "note \($0)") }, tags: ["a", "b", "c"], sizes: ["x": 1, "y": 2, "z": 3])
    func with(_ change: (inout State) -> Void) { var s = base; change(&s); show(base, s) }
    with { $0.count = 1 }
    with { $0.notes[17].title = "changed" }
    with { $0.notes.remove(at: 3); $0.notes.append(Note(id: 99, title: "new")) }
    with { $0.phase = .loaded(count: 3, from: .cache) }
    with { $0.selected = Note(id: 1, title: "x") }
    with { $0.tags = ["a", "c", "d"] }
    with { $0.sizes = ["x": 1, "y": 3, "w": 4] }
    with { $0.alert = nil }
    with { $0.alert = "x" }
    show(Phase.loaded(count: 3, from: .server(host: "a", port: 1)), .loaded(count: 3, from: .server(host: "b", port: 1)))
    show(String(repeating: "lorem ipsum ", count: 100) + "a", String(repeating: "lorem ipsum ", count: 100) + "b")
    show("a\nb\nc\nd\ne", "a\nb\nX\nd\ne")
    show("paypal", "pаypal")
    show(Double.nan, Double.nan)
    show([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 1])
    show([1: "a", 2: "b", 10: "c"], [1: "a", 2: "x", 10: "c"])
    let n = Node("a"); n.next = Node("b"); n.next?.next = n
    let m = Node("a"); m.next = Node("c"); m.next?.next = m
    show(n, m)
    show((1, b: 2), (1, b: 3))
    show(URL(string: "http://a.b/c"), URL(string: "http://a.b/d"))
    show(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
    show(Duration.seconds(1), .seconds(2))
    show(Array(0..<100_000), Array(0..<99_999) + [7])
    show(Array(0..<2000), Array((0..<2000).reversed()))
  }
}
