import SluiceSections
import TestSupport
import Testing

/// How sections and items are compared.
@Suite struct DiffContentTests {
  struct Title: IdentifiableType, Equatable {
    var identity = "inbox"
    var unread = 0
  }

  /// Not `Equatable`.
  struct Label: IdentifiableType {
    var identity = "inbox"
    var text = ""
  }

  /// Decides for itself what a reader can see of it.
  struct Folder: AnimatableSectionModelType {
    var identity = 0
    var unread = 0
    var items: [Int] = []

    init(unread: Int) {
      self.unread = unread
    }

    init(original: Folder, items: [Int]) {
      self = original
      self.items = items
    }

    func isContentEqual(to other: Folder) -> Bool {
      min(unread, 99) == min(other.unread, 99)
    }
  }

  /// Loses the items that it is given.
  struct Forgetful: AnimatableSectionModelType {
    var identity = 0
    var items: [Int]

    init(_ items: [Int]) {
      self.items = items
    }

    init(original: Forgetful, items: [Int]) {
      self = original
    }
  }

  @Test func `B21 A section whose model is Equatable is updated when the model changes`() throws {
    let stages = try Diff.differencesForSectionedView(
      initialSections: [AnimatableSectionModel(model: Title(), items: [1])],
      finalSections: [AnimatableSectionModel(model: Title(unread: 1), items: [1])])
    #expect("\(stages)" == "[updated sections 0]")
    #expect(stages.first?.finalSections.first?.model.unread == 1)
  }

  @Test func `B21 A section whose model cannot be compared is never updated`() throws {
    let stages = try Diff.differencesForSectionedView(
      initialSections: [AnimatableSectionModel(model: Label(), items: [1])],
      finalSections: [AnimatableSectionModel(model: Label(text: "'"), items: [1])])
    #expect(stages.isEmpty)
  }

  @Test func `B21 A section can say itself what it shows`() throws {
    func stages(_ initial: Int, _ final: Int) throws -> String {
      "\(try Diff.differencesForSectionedView(initialSections: [Folder(unread: initial)], finalSections: [Folder(unread: final)]))"
    }
    #expect(try stages(7, 8) == "[updated sections 0]")
    #expect(try stages(100, 101) == "[]")
  }

  @Test func `Equal lists have no differences, whether they share their storage or not`() throws {
    let rows = (0..<50).map { Row(identity: $0) }
    let blocks = [Block("a", rows), Block("b")]
    #expect(try changesets(blocks, blocks).isEmpty)
    #expect(try changesets(blocks, [Block("a", rows), Block("b")]).isEmpty)
    #expect(try changesets(blocks, [Block("a", rows.map(\.self)), Block("b")]).isEmpty)
    #expect(try changesets([], []).isEmpty)
  }

  @Test func `Each content is compared once, and not at all where storage is shared`() throws {
    let comparisons = CallCount()
    let items = (0..<100).map { CountedItem(identity: $0, comparisons: comparisons) }
    let initial = [AnimatableSectionModel(model: 0, items: items), AnimatableSectionModel(model: 1, items: [])]
    let shared = [AnimatableSectionModel(model: 0, items: items), AnimatableSectionModel(model: 2, items: [])]
    _ = try Diff.differencesForSectionedView(initialSections: initial, finalSections: shared)
    #expect(comparisons.count == 0)
    let reversed = [AnimatableSectionModel(model: 0, items: Array(items.reversed()))]
    _ = try Diff.differencesForSectionedView(initialSections: initial, finalSections: reversed)
    #expect(comparisons.count == 100)
  }

  @Test func `An identity is hashed once, and not at all where a run of old items stays together`() throws {
    let hashes = CallCount()
    func items(_ numbers: some Sequence<Int>) -> [CountedHash] {
      numbers.map { CountedHash(number: $0, hashes: hashes) }
    }
    _ = try Diff.differences(from: items(0..<100), to: items(0..<101))
    #expect(hashes.count == 101)
    hashes.count = 0
    _ = try Diff.differences(from: items(0..<100), to: items((0..<100).reversed()))
    #expect(hashes.count == 200)
  }

  @Test func `Identities with one and the same hash value give the same result`() throws {
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let numbers = Array(0..<40)
      let initial = numbers.shuffled(using: &generator).prefix(30)
      let final = numbers.shuffled(using: &generator).prefix(30)
      let expected = try Diff.differences(from: Array(initial), to: Array(final))
      let found = try Diff.differences(from: initial.map(Colliding.init), to: final.map(Colliding.init))
      #expect(found == expected, "seed \(seed)")
    }
    #expect(throws: DiffError.self) {
      try Diff.differences(from: [], to: [1, 2, 3, 2].map(Colliding.init))
    }
  }

  @Test func `Values that are not equal to themselves come and go`() throws {
    let stages = try Diff.differencesForSectionedView(
      initialSections: [AnimatableSectionModel(model: 0, items: [1, Double.nan])],
      finalSections: [AnimatableSectionModel(model: 0, items: [Double.nan, 1])])
    #expect("\(stages)" == "[deleted items (0, 1), inserted items (0, 0)]")
  }

  @Test func `A section whose initializer loses items is an error`() {
    #expect(throws: DiffError.invalidInitializerImplementation(section: "0")) {
      try Diff.differencesForSectionedView(
        initialSections: [Forgetful([1, 2])], finalSections: [Forgetful([3, 2])])
    }
  }

  final class CallCount {
    var count = 0
  }

  struct CountedItem: IdentifiableType, Equatable {
    let identity: Int
    let comparisons: CallCount

    static func == (left: CountedItem, right: CountedItem) -> Bool {
      left.comparisons.count += 1
      return left.identity == right.identity
    }
  }

  struct CountedHash: Hashable {
    let number: Int
    let hashes: CallCount

    static func == (left: CountedHash, right: CountedHash) -> Bool {
      left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      hashes.count += 1
      hasher.combine(number)
    }
  }

  struct Colliding: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }
}
