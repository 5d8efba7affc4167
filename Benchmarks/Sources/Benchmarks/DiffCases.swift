import Sluice

/// The diff of two lists of one section, for one kind of change, one type of identity and one number of items.
struct DiffCase {
  let name: String
  /// Makes the lists, measures, and gives a line of the table.
  let row: () -> [String]
}

func diffCases() -> [DiffCase] {
  [100, 10_000, 100_000, 1_000_000].flatMap { count in
    DiffKind.allCases.flatMap { kind in
      [
        diffCase("Int", kind, count) { $0 },
        diffCase("UUID", kind, count) { Random.uuid($0) },
      ]
    }
  }
}

func printDiffs(_ cases: [DiffCase]) {
  printTable(
    ["case", "ns per item", "ms, median", "ms, least ... most", "dictionary, ms", "to the dictionary", "peak, MB"],
    cases.map { $0.row() })
}

private func diffCase<Identity: Hashable>(
  _ type: String, _ kind: DiffKind, _ count: Int, identity: @escaping (Int) -> Identity
) -> DiffCase {
  let name = "diff: \(count) \(type), \(kind.rawValue)"
  return DiffCase(name: name) {
    let input = kind.input(count, identity: identity)
    let rounds = max(1, 100_000 / count)
    let repetitions = count > 100_000 ? 3 : 9
    let memory = PeakMemory.megabytes { consume(stageCount(input)) }
    let dictionary = Measurement(name, operations: rounds, repetitions: repetitions) { rounds in
      for _ in 0..<rounds { consume(dictionaryPass(input.final[0].items)) }
    }
    let diff = Measurement(name, operations: rounds, repetitions: repetitions) { rounds in
      for _ in 0..<rounds { consume(stageCount(input)) }
    }
    return [
      name, format(diff.median / Double(count)), format(diff.median / 1e6, digits: 3),
      "\(format((diff.samples.first ?? 0) / 1e6, digits: 3)) ... \(format((diff.samples.last ?? 0) / 1e6, digits: 3))",
      format(dictionary.median / 1e6, digits: 3), format(diff.median / dictionary.median, digits: 2),
      format(memory),
    ]
  }
}

/// The least that a diff by hashing has to do: the identities of one list are put into a dictionary.
@inline(never)
private func dictionaryPass<Identity: Hashable>(_ items: [DiffItem<Identity>]) -> Int {
  var places: [Identity: Int] = [:]
  places.reserveCapacity(items.count)
  for (place, item) in items.enumerated() { places[item.identity] = place }
  return places.count
}

@inline(never)
private func stageCount<Identity: Hashable>(_ input: DiffInput<Identity>) -> Int {
  let stages = try? Diff.differencesForSectionedView(
    initialSections: input.initial, finalSections: input.final)
  guard let stages else { fatalError("an item is there twice") }
  return stages.count
}
