extension Array<Int> {
  /// How many elements are less than `bound`, where the elements ascend.
  ///
  /// O(log n).
  @inlinable
  func countAscending(lessThan bound: Int) -> Int {
    countAscending { _, element in element < bound }
  }

  /// How many elements fulfil `condition`, where those that do stand before those that do not.
  ///
  /// O(log n).
  @inlinable
  func countAscending(upTo end: Int? = nil, where condition: (_ index: Int, _ element: Int) -> Bool) -> Int {
    var (low, high) = (0, end ?? count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle, self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
