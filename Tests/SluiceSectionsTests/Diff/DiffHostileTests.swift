import SluiceSections
import Testing

/// Values whose `==`, hash or section do not do what they should: the diff ends, in time, at a list of the right shape.
@Suite struct DiffHostileTests {
  /// A section of any items.
  private struct Shelf<Item: IdentifiableType & Equatable>: AnimatableSectionModelType {
    let identity: Int
    var items: [Item]

    init(_ identity: Int, _ items: [Item]) {
      self.identity = identity
      self.items = items
    }

    init(original: Self, items: [Item]) {
      self = original
      self.items = items
    }
  }

  /// An item whose identity is a value of any kind.
  private struct Thing<Identity: Hashable>: IdentifiableType, Equatable {
    let identity: Identity
    var isEqual = true

    static func == (left: Self, right: Self) -> Bool { left.isEqual && right.isEqual }
  }

  /// A number that hashes as it is told to.
  private struct Number: Hashable {
    let value: Int
    let hash: @Sendable (Int) -> Int

    var hashValue: Int { hash(value) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash(value)) }
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  }

  /// A number that counts how often it is compared.
  private final class Comparisons { var count = 0 }

  private struct Counted: Hashable {
    let value: Int
    let comparisons: Comparisons

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
    static func == (left: Self, right: Self) -> Bool {
      left.comparisons.count += 1
      return left.value == right.value
    }
  }

  /// Replays only where things stand; contents are left aside.
  private func replay<Identity: Hashable>(
    _ initial: [Shelf<Thing<Identity>>], _ final: [Shelf<Thing<Identity>>]
  ) throws -> [Changeset<Shelf<Thing<Identity>>>] {
    let stages = try Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
    var shown = initial.map(\.items.count)
    for change in stages.flatMap(\.sequentialChanges) {
      switch change {
      case .deleteSection(let place): shown.remove(at: place)
      case .insertSection(let section, let place): shown.insert(section.items.count, at: place)
      case .moveSection(let from, let to): shown.insert(shown.remove(at: from), at: to)
      case .deleteItem(let path): shown[path.sectionIndex] -= 1
      case .insertItem(_, let path): shown[path.sectionIndex] += 1
      case .moveItem(let from, let to):
        shown[from.sectionIndex] -= 1
        shown[to.sectionIndex] += 1
      case .updateItem, .updateSection: break
      }
      #expect(shown.allSatisfy { $0 >= 0 })
    }
    #expect(shown == final.map(\.items.count))
    return stages
  }

  private func things<Identity: Hashable>(_ identities: [Identity], isEqual: Bool = true) -> [Thing<Identity>] {
    identities.map { Thing(identity: $0, isEqual: isEqual) }
  }

  @Test func `Items that are never equal are updated, and those that are always equal are not`() throws {
    let never = try replay(
      [Shelf(0, things([1, 2, 3], isEqual: false))], [Shelf(0, things([3, 1, 4], isEqual: false))])
    #expect(never.flatMap(\.updatedItems).map(\.itemIndex) == [0, 2])
    let always = try replay([Shelf(0, things([1, 2]))], [Shelf(0, things([3, 4]))])
    #expect(always.flatMap(\.updatedItems).isEmpty)
    #expect(always.flatMap(\.insertedItems).count == 2)
  }

  @Test func `An identity that is not equal to itself goes and comes at each update`() throws {
    let stages = try replay(
      [Shelf(0, things([.nan, 1.0, .nan])), Shelf(1, things([2.0]))],
      [Shelf(1, things([.nan, 1.0])), Shelf(0, things([.nan, .nan]))])
    #expect(stages.flatMap(\.deletedItems).count == 3)
    #expect(stages.flatMap(\.movedItems).count == 1)
  }

  @Test func `Identities of several types are told apart, and equal numbers of two types are not`() throws {
    let mixed: [AnyHashable] = [1, "1", 1.5, AnyHashable([1])]
    let stages = try replay([Shelf(0, things(mixed))], [Shelf(0, things([mixed[3]] + mixed[..<3]))])
    #expect(stages.map(\.movedItems.count) == [1])
    #expect(throws: DiffError.self) {
      try Diff.differencesForSectionedView(
        initialSections: [], finalSections: [Shelf(0, things([AnyHashable(1), AnyHashable(1.0)]))])
    }
  }

  @Test func `An identity that is another one each time it is asked for ends at the list that was given`() throws {
    struct Restless: IdentifiableType, Equatable {
      var identity: UInt64 { .random(in: 0...3) }
    }
    for _ in 0..<500 {
      let initial = [Shelf(0, [Restless(), Restless()]), Shelf(1, [Restless()])]
      let final = [Shelf(1, [Restless(), Restless()]), Shelf(2, [Restless()])]
      let stages = try? Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
      if let last = stages?.last { #expect(last.finalSections.map(\.items.count) == [2, 1]) }
    }
  }

  @Test func `Hashes that are all the same give the same result`() throws {
    let same: @Sendable (Int) -> Int = { _ in 7 }
    let numbers = (0..<300).map { Number(value: $0, hash: same) }
    let stages = try replay(
      [Shelf(0, things(Array(numbers[..<200])))], [Shelf(0, things(Array(numbers[100...].reversed())))])
    #expect(stages.flatMap(\.deletedItems).count == 100)
    #expect(stages.flatMap(\.movedItems).count == 99)
    #expect(throws: DiffError.self) {
      try Diff.differences(from: [], to: things(numbers + [numbers[7]]))
    }
  }

  /// `hashValue` written by hand, as was done before there was a Hasher, and by hashers that leave bits out.
  @Test(arguments: [0, 8, 16, 24, 32, 40, 44])
  func `Hashes that are numbers shifted by any count of bits do not cluster`(shift: Int) throws {
    let comparisons = Comparisons()
    struct Shifted: Hashable {
      let value: Int
      let shift: Int
      let comparisons: Comparisons

      var hashValue: Int { value << shift }
      func hash(into hasher: inout Hasher) { hasher.combine(value) }
      static func == (left: Self, right: Self) -> Bool {
        left.comparisons.count += 1
        return left.value == right.value
      }
    }
    let count = 20_000
    let numbers = (0..<count).map { Shifted(value: $0, shift: shift, comparisons: comparisons) }
    _ = try Diff.differences(from: Array(numbers.reversed()), to: numbers)
    // One for each that is found, one for the guess before it, and few in vain.
    #expect(comparisons.count < 4 * count, "shift \(shift)")
  }

  @Test func `Identities in the order of a set do not cluster`() throws {
    let comparisons = Comparisons()
    let count = 20_000
    let set = Set((0..<count).map { Counted(value: $0, comparisons: comparisons) })
    let (order, other) = (Array(set), Array(set).sorted { $0.hashValue < $1.hashValue })
    comparisons.count = 0
    _ = try Diff.differences(from: order, to: other)
    #expect(comparisons.count < 4 * count)
  }

  @Test func `A section may make its items anew each time it is asked`() throws {
    struct Computed: AnimatableSectionModelType {
      let identity = 0
      let numbers: [Int]
      let asked: Comparisons
      var items: [IdentifiableValue<Int>] {
        asked.count += 1
        return numbers.map(IdentifiableValue.init)
      }

      init(_ numbers: [Int], _ asked: Comparisons) {
        self.numbers = numbers
        self.asked = asked
      }

      init(original: Computed, items: [IdentifiableValue<Int>]) {
        self.init(items.map(\.value), original.asked)
      }
    }
    let asked = Comparisons()
    let changes = try Diff.sequentialChanges(
      initialSections: [Computed(Array(0..<500), asked)], finalSections: [Computed(Array(250..<750), asked)])
    #expect(changes.count == 500)
    // A few times for each stage, whatever the number of changes.
    #expect(asked.count < 20)
  }

  @Test func `Sections that move, are emptied and filled again from those that go and come`() throws {
    func block(_ identity: String, _ rows: [Int], title: String = "") -> Block { Block(identity, title: title, rows) }
    let pairs: [([Block], [Block])] = [
      ([block("a", [1, 2]), block("b", [3, 4])], [block("b", [1, 2], title: "!"), block("a", [3, 4])]),
      ([block("a", [1, 2]), block("b", [])], [block("c", [2]), block("b", [1])]),
      ([block("a", [1]), block("b", [2]), block("c", [3])], [block("c", [1]), block("d", [2, 3]), block("a", [])]),
      ([block("a", [1, 2, 3])], [block("b", [3]), block("c", [2]), block("d", [1])]),
      ([], [block("a", [])]), ([block("a", [])], []), ([block("a", [])], [block("b", [])]),
    ]
    for (initial, plain) in pairs {
      for final in [
        plain,
        plain.map { Block($0.identity, title: $0.title, $0.items.map { Row(identity: $0.identity, text: "!") }) },
      ] {
        #expect(faultOfReplay(initial, final) == nil)
        #expect(faultOfReplay(final, initial) == nil)
      }
    }
  }
}
