/// Turns the moves and insertions of a batch, in one list, into ones that are applied one after another.
///
/// What does not move ("stays") keeps its order. Things come to their places in ascending order, each right after all that
/// stays or has come before it in the final list. What has yet to move away is still between the things that stay, and
/// counts: a Fenwick tree knows how many there are up to a place. O(log n) for each change. Places that contradict each other
/// give nonsense, but trap nowhere.
struct SequentialPlaces {
  /// The places in the batch's initial list from where things move away, ascending.
  private let sources: [Int]
  /// The places in the batch's final list to where things come, ascending.
  private let targets: [Int]
  /// How many of the targets have been reached.
  private var reached = 0
  /// Which sources are still to be left.
  private var waiting: FenwickTree

  /// Places of a batch; both lists ascend.
  init(sources: [Int], targets: [Int]) {
    self.sources = sources
    self.targets = targets
    waiting = FenwickTree(onesAt: sources.count)
  }

  /// Takes away what stood at `place` in the batch's initial list, one of the sources.
  ///
  /// - Returns: the place where it stood at this moment.
  mutating func leave(_ place: Int) -> Int {
    let number = sources.countAscending(lessThan: place)
    let staying = place - number
    let come = targets.countAscending(upTo: reached) { index, target in target - index <= staying }
    let current = staying &+ come &+ waiting.count(ofFirst: number)
    waiting.remove(at: number)
    return current
  }

  /// Comes to the next of the targets.
  ///
  /// - Returns: the place where it stands at this moment.
  mutating func reach() -> Int {
    let target = targets[reached]
    let staying = target - reached
    reached += 1
    let before = sources.countAscending { index, source in source - index < staying }
    return target &+ waiting.count(ofFirst: before)
  }
}
