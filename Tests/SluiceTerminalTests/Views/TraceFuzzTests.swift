import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// Random changes of sections that all fit on the screen, with and without frames between them.
@MainActor
private struct TraceFuzz {
  let live: LiveTable
  var random: SeededGenerator
  /// The sections that each row has been in since nothing was to be seen of changes.
  var homes: [Character: Set<Character>] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    live = LiveTable([Lines](), columns: 12, rows: 200, depth: .none)
  }

  /// Up to four sections with some of twelve rows; most of them as they were.
  mutating func change() {
    var sections = live.sections.value
    for _ in 0...Int.random(in: 0...2, using: &random) { alter(&sections) }
    live.sections.accept(sections)
    note()
  }

  private mutating func alter(_ sections: inout [Lines]) {
    let free = Set("abcdefghijkl").subtracting(sections.flatMap { $0.items.compactMap(\.text.first) }).sorted()
    let missing = Set("ABCD").subtracting(sections.compactMap(\.model.first)).sorted()
    let section = sections.indices.randomElement(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      guard let title = missing.randomElement(using: &random) else { return }
      let items = free.prefix(Int.random(in: 0...3, using: &random)).map { Line(String($0)) }
      sections.insert(
        Lines(model: String(title), items: items), at: Int.random(in: 0...sections.count, using: &random))
    case 1:
      if let section { sections.remove(at: section) }
    case 2: sections.shuffle(using: &random)
    case 3, 4:
      guard let section, let name = free.randomElement(using: &random) else { return }
      let place = Int.random(in: 0...sections[section].items.count, using: &random)
      sections[section].items.insert(Line(String(name)), at: place)
    case 5:
      guard let section, let to = sections.indices.randomElement(using: &random), !sections[section].items.isEmpty
      else { return }
      let item = sections[section].items.remove(
        at: Int.random(in: 0..<sections[section].items.count, using: &random))
      sections[to].items.insert(item, at: Int.random(in: 0...sections[to].items.count, using: &random))
    default:
      guard let section, let item = sections[section].items.indices.randomElement(using: &random) else { return }
      sections[section].items.remove(at: item)
    }
  }

  private mutating func note() {
    for section in live.sections.value {
      for item in section.items {
        if let name = item.text.first, let title = section.model.first { homes[name, default: []].insert(title) }
      }
    }
  }

  /// Whether each row, and what is left of each, stands in a section that it was in, and all present ones are there.
  func check(_ comment: Comment) {
    var title: Character?
    var present: [String] = []
    let lines = live.lines
    for line in lines {
      let text = line.dropFirst(2).filter { $0 != "─" && $0 != " " }
      guard let name = text.first else { continue }
      let isGone = line.dropFirst().first == "-"
      if name.isUppercase {
        title = name
      } else {
        #expect(title.map { homes[name]?.contains($0) == true } == true, "\(comment): \(name) in \(lines)")
      }
      // Of a title that is gone only its upper row, which is empty, has a sign.
      if !isGone, name.isLowercase { present.append(text) }
    }
    #expect(present == live.sections.value.flatMap { $0.items.map(\.text) }, comment)
  }

  /// Lets the traces go, and compares with a table that never changed.
  mutating func rest(_ comment: Comment) {
    _ = live.lines
    live.scheduler.advanceBy(6)
    let fresh = LiveTable(live.sections.value, columns: 12, rows: 200, depth: .none)
    #expect(live.lines.map { $0.dropFirst() } == fresh.lines.map { $0.dropFirst() }, comment)
    #expect(live.isIdle, comment)
    homes = [:]
    note()
  }
}

@MainActor
@Suite struct TraceFuzzTests {
  @Test(arguments: UInt64(1)...40)
  func `A trace stands in a section that it was in, and nothing is left of traces after a while`(seed: UInt64) {
    var fuzz = TraceFuzz(seed: seed)
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0...2, using: &fuzz.random) { fuzz.change() }
      fuzz.check("seed \(seed), step \(step)")
      if Int.random(in: 0..<4, using: &fuzz.random) == 0 { fuzz.rest("seed \(seed), step \(step)") }
    }
  }
}
