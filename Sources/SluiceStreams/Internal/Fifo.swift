/// A queue: first in, first out, in amortised constant time.
@usableFromInline
package struct Fifo<Element> {
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var head = 0

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool {
    head == storage.count
  }

  @inlinable
  package var count: Int {
    storage.count - head
  }

  @inlinable
  package var first: Element? {
    isEmpty ? nil : storage[head]
  }

  @inlinable
  package mutating func append(_ element: Element) {
    storage.append(element)
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    defer {
      storage[head] = nil
      head += 1
      if head == storage.count {
        storage.removeAll(keepingCapacity: true)
        head = 0
      } else if head >= 64, head * 2 >= storage.count {
        storage.removeFirst(head)
        head = 0
      }
    }
    return storage[head]
  }

  @inlinable
  package mutating func removeAll() {
    storage = []
    head = 0
  }
}
