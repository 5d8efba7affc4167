import Sluice

/// The diff of two lists of one section, for each kind of change, type of identity and number of items.
func diffCases() -> [Case] {
  [100, 10_000, 100_000, 1_000_000].flatMap { count in
    DiffKind.allCases.flatMap { kind in
      [
        diffCase("Int", kind, count) { $0 },
        diffCase("UUID", kind, count) { Random.uuid($0) },
      ]
    }
  }
}

private func diffCase<Identity: Hashable>(
  _ type: String, _ kind: DiffKind, _ count: Int, identity: @escaping (Int) -> Identity
) -> Case {
  let name = "diff: \(count) \(type), \(kind.rawValue)"
  return Case(name: name, isSlow: count > 100_000) {
    let input = kind.input(count, identity: identity)
    let rounds = max(1, 100_000 / count)
    let repetitions = count > 100_000 ? 3 : 9
    let peak = PeakMemory.megabytes { consume(stageCount(input)) }
    let dictionary = Baseline("", operations: rounds, repetitions: repetitions) { rounds in
      for _ in 0..<rounds { consume(dictionaryPass(input.final[0].items)) }
    }
    var diff = Measurement(name, operations: rounds, repetitions: repetitions, against: dictionary) { rounds in
      for _ in 0..<rounds { consume(stageCount(input)) }
    }
    diff.peakMegabytes = peak
    return [diff]
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
func stageCount<Identity: Hashable>(_ input: DiffInput<Identity>) -> Int {
  let stages = try? Diff.differencesForSectionedView(
    initialSections: input.initial, finalSections: input.final)
  guard let stages else { fatalError("an item is there twice") }
  return stages.count
}
