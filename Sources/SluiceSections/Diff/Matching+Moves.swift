extension Matching {
  /// Finds the final things in `range` that have to move so that the others can stay in their order, as few as can be.
  ///
  /// What comes from outside `origin` has to move in any case. O(n) if the order did not change, O(n log n) at worst.
  ///
  /// - Parameters:
  ///   - range: a part of the final list.
  ///   - origin: the part of the initial list that it was.
  ///   - moved: where the things that have to move are added, ascending.
  func appendMoves(in range: Range<Int>, from origin: Range<Int>, to moved: inout [Int]) {
    guard !isInOrder(range, origin) else { return }
    let sequence = range.compactMap { final in
      let initial = initials[final]
      return origin.contains(initial) ? initial : nil
    }
    let stays = longestIncreasingSubsequence(of: sequence)
    var position = 0
    for final in range where initials[final] != Matching.none {
      if origin.contains(initials[final]) {
        if !stays[position] { moved.append(final) }
        position += 1
      } else {
        moved.append(final)
      }
    }
  }

  /// Whether all that was there before comes from `origin`, in the same order.
  private func isInOrder(_ range: Range<Int>, _ origin: Range<Int>) -> Bool {
    var last = origin.lowerBound - 1
    for final in range {
      let initial = initials[final]
      if initial == Matching.none { continue }
      guard initial > last, initial < origin.upperBound else { return false }
      last = initial
    }
    return true
  }
}
