import SluiceTesting
import Testing

/// Values of many shapes at random: what differs has a text that names a leaf of the difference, what does not has none.
@Suite struct DifferencePropertyTests {
  private indirect enum Shape: Equatable {
    case number(Int)
    case text(String)
    case none
    case pair(left: Shape, right: Shape)
    case list([Shape])
    case set(Set<Int>)
    case keyed([String: Shape])
    case maybe(Shape?)
    case record(Record)

    struct Record: Equatable {
      var id: Int
      var content: Shape
      var flag: Bool
    }

    /// The same without an `==`.
    var bare: Bare {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .none: .none
      case .pair(let left, let right): .pair(left.bare, right.bare)
      case .list(let list): .list(list.map(\.bare))
      case .set(let set): .set(set)
      case .keyed(let keyed): .keyed(keyed.mapValues(\.bare))
      case .maybe(let maybe): .maybe(maybe?.bare)
      case .record(let record): .object(Object(record.id, record.content.bare, record.flag))
      }
    }
  }

  private indirect enum Bare {
    case number(Int)
    case text(String)
    case none
    case pair(Bare, Bare)
    case list([Bare])
    case set(Set<Int>)
    case keyed([String: Bare])
    case maybe(Bare?)
    case object(Object)
  }

  private final class Object {
    let id: Int
    let content: Bare
    let flag: Bool

    init(_ id: Int, _ content: Bare, _ flag: Bool) { (self.id, self.content, self.flag) = (id, content, flag) }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func shape(_ depth: Int) -> Shape {
      switch Int.random(in: 0..<(depth > 0 ? 9 : 3), using: &self) {
      case 0: return .number(.random(in: 0...3, using: &self))
      case 1: return .text(["", "a", "b", "a\nb", "a\r\nb", "a\nc\nd"].randomElement(using: &self)!)
      case 2: return .none
      case 3: return .pair(left: shape(depth - 1), right: shape(depth - 1))
      case 4: return .list((0..<Int.random(in: 0...5, using: &self)).map { _ in shape(depth - 1) })
      case 5: return .set(Set((0..<Int.random(in: 0...4, using: &self)).map { _ in .random(in: 0...5, using: &self) }))
      case 6:
        return .keyed(
          Dictionary(
            (0..<Int.random(in: 0...4, using: &self)).map { _ in
              ("k\(Int.random(in: 0...5, using: &self))", shape(depth - 1))
            },
            uniquingKeysWith: { $1 }))
      case 7: return .maybe(Bool.random(using: &self) ? shape(depth - 1) : nil)
      default:
        return .record(
          .init(id: .random(in: 0...3, using: &self), content: shape(depth - 1), flag: .random(using: &self)))
      }
    }

    /// The value with one part changed at random, or another value.
    mutating func changed(_ shape: Shape, _ depth: Int) -> Shape {
      switch shape {
      case .pair(let left, let right) where depth > 0: return .pair(left: changed(left, depth - 1), right: right)
      case .list(var list) where depth > 0 && !list.isEmpty:
        let place = Int.random(in: 0..<list.count, using: &self)
        if Bool.random(using: &self) { list.remove(at: place) } else { list[place] = changed(list[place], depth - 1) }
        return .list(list)
      case .keyed(var keyed) where depth > 0:
        if let key = keyed.keys.sorted().first, let value = keyed[key] { keyed[key] = changed(value, depth - 1) }
        return .keyed(keyed)
      case .record(var record) where depth > 0:
        record.content = changed(record.content, depth - 1)
        return .record(record)
      default: return self.shape(1)
      }
    }
  }

  /// The text says at least one thing that was there, or is, and is not the same in both.
  private func tells(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst() }
    let new = lines.filter { $0.hasPrefix("+ ") }.map { $0.dropFirst() }
    return (!old.isEmpty || !new.isEmpty) && old != new && !text.contains("print alike")
  }

  @Test(arguments: 0..<8) func `values that differ have a text that says so, equal ones have none`(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7919 &+ 17)
    for _ in 0..<500 {
      let old = generator.shape(4)
      let new = Bool.random(using: &generator) ? generator.changed(old, 4) : generator.shape(4)
      let text = difference(of: old, new)
      #expect((text == nil) == (old == new))
      #expect(text.map(tells) ?? true, "\(old)\n\(new)\n\(text ?? "")")
      // Taken apart, the same are the same, and different.
      let bare = difference(of: old.bare, new.bare)
      #expect((bare == nil) == (old == new), "\(old)\n\(new)")
      #expect(bare.map(tells) ?? true, "\(old)\n\(new)\n\(bare ?? "")")
      #expect(difference(of: old, old) == nil)
    }
  }
}
