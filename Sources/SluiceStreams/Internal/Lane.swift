/// How the elements of several sources are joined into results.
@usableFromInline
enum CombiningRule: Sendable {
  /// The latest element of each, whenever one arrives.
  case latest
  /// The first elements, then the second ones, and so on.
  case zip
}

/// What the lanes of one combination have in common; touched by the owner of its gate only.
@usableFromInline
struct LaneBoard {
  @usableFromInline let rule: CombiningRule
  /// How many lanes have nothing for the next result.
  @usableFromInline var empty = 0
  /// How many sources have not ended.
  @usableFromInline var running = 0
  /// Whether a lane is empty whose source has ended, so that no further result can be made.
  @usableFromInline var isExhausted = false

  @inlinable
  init(rule: CombiningRule) {
    self.rule = rule
  }

  @inlinable var isFinished: Bool {
    isExhausted || running == 0
  }
}

/// What one source has sent that can still become part of a result; touched by the owner of the gate only.
///
/// That it is touched by one at a time is seen to by the gate, so that it is not checked on every element.
@usableFromInline
final class Lane<Element> {
  @usableFromInline let board: StateBox<LaneBoard>
  @usableFromInline @exclusivity(unchecked) var latest: Element?
  @usableFromInline @exclusivity(unchecked) var queue = Fifo<Element>()
  @usableFromInline @exclusivity(unchecked) var hasEnded = false

  @inlinable
  init(_ board: StateBox<LaneBoard>) {
    self.board = board
    board.value.empty += 1
    board.value.running += 1
  }

  @inlinable var isEmpty: Bool {
    latest == nil && queue.isEmpty
  }

  @inlinable
  func put(_ element: Element) {
    if isEmpty { board.value.empty -= 1 }
    switch board.value.rule {
    case .latest: latest = element
    case .zip: queue.append(element)
    }
  }

  /// The element for the next result; nil if the lane is empty.
  @inlinable
  func take() -> Element? {
    if case .latest = board.value.rule { return latest }
    guard let element = queue.popFirst() else { return nil }
    if queue.isEmpty {
      board.value.empty += 1
      if hasEnded { board.value.isExhausted = true }
    }
    return element
  }

  @inlinable
  func end() {
    hasEnded = true
    board.value.running -= 1
    if isEmpty { board.value.isExhausted = true }
  }
}
