/// Counts over places from which some are taken away: Fenwick, "A new data structure for cumulative frequency tables" (1994).
struct FenwickTree {
  /// At index i - 1 the count of the places from i - (i & -i) up to, not with, i.
  private var counts: [Int]

  /// Counts 1 at each of `count` places.
  ///
  /// O(n).
  init(onesAt count: Int) {
    counts = (0..<count).map { ($0 + 1) & -($0 + 1) }
  }

  /// Counts one less at `place`.
  ///
  /// O(log n).
  mutating func remove(at place: Int) {
    var index = place + 1
    while index <= counts.count {
      counts[index - 1] -= 1
      index += index & -index
    }
  }

  /// The count of the first `length` places.
  ///
  /// O(log n).
  func count(ofFirst length: Int) -> Int {
    var (index, sum) = (length, 0)
    while index > 0 {
      sum += counts[index - 1]
      index -= index & -index
    }
    return sum
  }
}
