/// A queue that gives out its least element first, in O(log n): a binary heap.
///
/// Elements that are equal come out in no particular order; give them a number to keep one.
struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let isBefore: (Element, Element) -> Bool

  /// An empty queue; `isBefore` tells whether its first argument is to come out before the second.
  init(_ isBefore: @escaping (Element, Element) -> Bool) {
    self.isBefore = isBefore
  }

  var first: Element? {
    heap.first
  }

  var count: Int {
    heap.count
  }

  mutating func append(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the elements that `isUnwanted` names, in O(n log n), and gives them back.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) -> [Element] {
    let elements = heap
    heap = []
    var removed: [Element] = []
    for element in elements {
      if isUnwanted(element) { removed.append(element) } else { append(element) }
    }
    return removed
  }

  mutating func popFirst() -> Element? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var parent = 0
    while let child = leastChild(of: parent), isBefore(heap[child], heap[parent]) {
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }

  private func leastChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && isBefore(heap[right], heap[left]) ? right : left
  }
}
