import Sluice

/// An item with an identity and a content.
struct DiffItem<Identity: Hashable>: IdentifiableType, Equatable {
  let identity: Identity
  var content = 0
}

extension DiffItem: Sendable where Identity: Sendable {}

typealias DiffSection<Identity: Hashable> = AnimatableSectionModel<Int, DiffItem<Identity>>

/// Two lists of one section.
struct DiffInput<Identity: Hashable> {
  let initial: [DiffSection<Identity>]
  let final: [DiffSection<Identity>]
}

enum DiffKind: String, CaseIterable {
  case edited = "10 % deleted, 10 % inserted, 2 % moved"
  case shuffled
  case reversed
  case appended = "1 % appended"
  case replaced = "all replaced"
  case equal = "equal, separate storage"
  case shared = "equal, shared storage"

  /// Two lists of about `count` items; `identity` gives a new identity for a number.
  func input<Identity: Hashable>(_ count: Int, identity: (Int) -> Identity) -> DiffInput<Identity> {
    let initial = (0..<count).map { DiffItem(identity: identity($0)) }
    let sections = [DiffSection(model: 0, items: initial)]
    if self == .shared { return DiffInput(initial: sections, final: sections) }
    var random = Random(seed: 1)
    let final = [DiffSection(model: 0, items: changed(initial, identity, &random))]
    return DiffInput(initial: sections, final: final)
  }

  private func changed<Identity: Hashable>(
    _ items: [DiffItem<Identity>], _ identity: (Int) -> Identity, _ random: inout Random
  ) -> [DiffItem<Identity>] {
    switch self {
    case .shared: items
    case .equal: items.map(\.self)
    case .shuffled: items.shuffled(using: &random)
    case .reversed: items.reversed()
    case .appended: items + (0..<max(items.count / 100, 1)).map { DiffItem(identity: identity(items.count + $0)) }
    case .replaced: items.indices.map { DiffItem(identity: identity(items.count + $0)) }
    case .edited: edited(items, identity, &random)
    }
  }

  private func edited<Identity: Hashable>(
    _ items: [DiffItem<Identity>], _ identity: (Int) -> Identity, _ random: inout Random
  ) -> [DiffItem<Identity>] {
    var stays: [DiffItem<Identity>] = []
    var moves: [DiffItem<Identity>] = []
    for item in items {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<10: continue
      case 10..<12: moves.append(item)
      default: stays.append(item)
      }
    }
    moves.shuffle(using: &random)
    var result: [DiffItem<Identity>] = []
    var new = items.count
    for item in stays {
      result.append(item)
      let number = Int.random(in: 0..<880, using: &random)
      if number < 100 {
        result.append(DiffItem(identity: identity(new)))
        new += 1
      } else if number < 120, let move = moves.popLast() {
        result.append(move)
      }
    }
    return result + moves
  }
}
