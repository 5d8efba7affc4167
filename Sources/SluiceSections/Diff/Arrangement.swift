/// The second stage: sections are moved and inserted.
///
/// Leaving sections are still there. They stand where they stood among the sections that do not move.
@usableFromInline
struct Arrangement {
  /// What takes a place after this stage; sections are numbered as in the initial or the final list.
  @usableFromInline
  enum Slot {
    case kept(initial: Int, final: Int)
    case leaving(initial: Int)
    case new(final: Int)
  }

  /// By place after this stage.
  @usableFromInline private(set) var slots: [Slot] = []
  /// The places before and after this stage of the sections that move, as few as can be.
  @usableFromInline private(set) var moved: [(from: Int, to: Int)] = []
  /// The places after this stage of the new sections.
  @usableFromInline private(set) var inserted: [Int] = []
  /// The places after this stage of the leaving sections.
  @usableFromInline private(set) var leaving: [Int] = []
  /// For each initial section its place before this stage; that of a deleted one means nothing.
  @usableFromInline private(set) var origins: [Int] = []
  /// For each initial section its place after this stage; that of a deleted one means nothing.
  @usableFromInline private(set) var places: [Int]

  /// Plans the stage.
  ///
  /// O(sections) but for the moves, O(sections log sections) for them.
  @usableFromInline
  init(_ comparison: Comparison, _ deletions: Deletions) {
    let initialCount = deletions.fates.count
    places = Array(repeating: 0, count: initialCount)
    numberOrigins(deletions)
    let matching = comparison.sections
    var moves: [Int] = []
    matching.appendMoves(in: matching.initials.indices, from: matching.finals.indices, to: &moves)
    var (nextMove, nextInitial) = (0, 0)
    for (final, initial) in matching.initials.enumerated() {
      if nextMove < moves.count, moves[nextMove] == final {
        nextMove += 1
        moved.append((from: origins[initial], to: slots.count))
      } else if initial == Matching.none {
        inserted.append(slots.count)
        slots.append(.new(final: final))
        continue
      } else {
        appendLeaving(nextInitial..<initial, deletions)
        nextInitial = initial
      }
      places[initial] = slots.count
      slots.append(.kept(initial: initial, final: final))
    }
    appendLeaving(nextInitial..<initialCount, deletions)
  }

  private mutating func numberOrigins(_ deletions: Deletions) {
    var origin = 0
    for fate in deletions.fates {
      origins.append(origin)
      if fate != .deleted { origin += 1 }
    }
  }

  private mutating func appendLeaving(_ sections: Range<Int>, _ deletions: Deletions) {
    for section in sections where deletions.fates[section] == .leaving {
      leaving.append(slots.count)
      places[section] = slots.count
      slots.append(.leaving(initial: section))
    }
  }
}
