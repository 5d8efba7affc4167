/// What a replaying source remembers for those who come later.
@usableFromInline
package protocol ReplayMemory<Element> {
  associatedtype Element

  /// Remembers an element, and returns the one it displaced, to be released where no lock is held.
  mutating func record(_ element: Element) -> Element?

  /// Whether a subscriber who comes after the end still gets the elements.
  var outlivesEnd: Bool { get }

  var elements: [Element] { get }

  /// Forgets what it can do without, and returns it, to be released where no lock is held.
  mutating func forget() -> [Element]
}

extension ReplayMemory {
  @usableFromInline package mutating func forget() -> [Element] { [] }
}

/// Remembers the latest element.
@usableFromInline
package struct LatestMemory<Element>: ReplayMemory {
  @usableFromInline package var latest: Element

  @inlinable
  package init(_ latest: Element) {
    self.latest = latest
  }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    var displaced = element
    swap(&displaced, &latest)
    return displaced
  }

  @inlinable package var outlivesEnd: Bool { false }

  @inlinable package var elements: [Element] { [latest] }
}

/// Remembers the last elements, up to a number, or all of them.
@usableFromInline
package struct BufferMemory<Element>: ReplayMemory {
  @usableFromInline let capacity: Int
  @usableFromInline var buffer: [Element] = []
  @usableFromInline var start = 0

  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    if buffer.count < capacity {
      buffer.append(element)
      return nil
    }
    guard capacity > 0 else { return nil }
    var displaced = element
    swap(&displaced, &buffer[start])
    start = (start + 1) % capacity
    return displaced
  }

  @inlinable
  package mutating func forget() -> [Element] {
    defer { (buffer, start) = ([], 0) }
    return buffer
  }

  @usableFromInline package var outlivesEnd: Bool { true }

  @usableFromInline package var elements: [Element] { Array(buffer[start...] + buffer[..<start]) }
}
