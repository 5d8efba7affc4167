/// Which things of an initial list are which of a final one; both are numbered from 0.
@usableFromInline
struct Matching {
  /// What stands for "none" in `finals` and `initials`.
  @inlinable
  static var none: Int { -1 }

  /// For each initial thing its number in the final list, or `none`.
  @usableFromInline private(set) var finals: [Int]
  /// For each final thing its number in the initial list, or `none`.
  @usableFromInline private(set) var initials: [Int]
  /// The initial things whose content is another in the final list, ascending.
  @usableFromInline private(set) var updated: [Int] = []

  /// Nothing matches.
  @inlinable
  init(initialCount: Int, finalCount: Int) {
    finals = Array(repeating: Matching.none, count: initialCount)
    initials = Array(repeating: Matching.none, count: finalCount)
  }

  /// Takes `initial` and `final` for the same thing, unless `final` has been taken for another one already.
  ///
  /// - Returns: whether it was free.
  @inlinable
  mutating func pair(_ initial: Int, _ final: Int) -> Bool {
    guard initials[final] == Matching.none else { return false }
    finals[initial] = final
    initials[final] = initial
    return true
  }

  /// Notes that the content of `initial`, which is greater than all noted before, is another in the final list.
  @inlinable
  mutating func update(_ initial: Int) {
    updated.append(initial)
  }
}
