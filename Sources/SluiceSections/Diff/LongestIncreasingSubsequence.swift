/// Finds the elements that need not move for a sequence of different numbers to become ascending, as many as can be.
///
/// Patience sorting with a link from each element to the one before it: Schensted, "Longest increasing and decreasing
/// subsequences" (1961); Fredman, "On computing the length of longest increasing subsequences" (1975). Each element is first
/// tried right after the last one, so that a sequence of long ascending runs takes linear time; O(n log n) at worst.
///
/// - Returns: for each element whether it belongs to a longest ascending subsequence.
func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
  /// By length less 1: the position of the least element that ends an ascending subsequence of that length.
  var ends: [Int] = []
  var predecessors = Array(repeating: -1, count: values.count)
  var lastPile = -1
  for position in values.indices {
    lastPile = pile(for: values[position], in: values, ends: ends, after: lastPile)
    if lastPile > 0 { predecessors[position] = ends[lastPile - 1] }
    if lastPile == ends.count { ends.append(position) } else { ends[lastPile] = position }
  }
  var belongs = Array(repeating: false, count: values.count)
  var position = ends.last ?? -1
  while position >= 0 {
    belongs[position] = true
    position = predecessors[position]
  }
  return belongs
}

/// The first pile whose top is not less than `value`; `ends.count` for a new one.
private func pile(for value: Int, in values: [Int], ends: [Int], after last: Int) -> Int {
  var (low, high) = (0, ends.count)
  if last >= 0 {
    if values[ends[last]] < value {
      low = last + 1
      if low == high || values[ends[low]] > value { return low }
    } else {
      high = last
    }
  }
  while low < high {
    let middle = (low + high) / 2
    if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
  }
  return low
}
