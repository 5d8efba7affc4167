/// The elements of several streams, of which at most so many run at a time: `concat` with one, `merge` with all.
///
/// One that is nested in another with the same limit counts as the streams it is made of, so that a chain of thousands, as
/// `reduce` makes it, takes no stack: not to subscribe to, not for its elements, and not to release. Making one takes
/// constant time for each stream it is given, subscribing takes linear time.
final class JoinedObservable<Element>: Observable<Element> {
  // Only changed when the object is released, when nobody else can reach it.
  private var sources: [Observable<Element>]
  private let limit: Int
  private let isNested: Bool

  init(_ sources: [Observable<Element>], maxConcurrent limit: Int) {
    self.sources = sources
    self.limit = limit
    isNested = sources.contains { $0 is JoinedObservable }
    super.init()
  }

  deinit {
    if isNested { DeferredRelease.release(&sources) }
  }

  override func attach(_ sink: Sink<Element>, _ scope: Scope) {
    Flattening(.merge(maxConcurrent: limit), sink, scope).start(isNested ? parts() : sources) { $0 }
  }

  /// The streams from left to right, with those of nested ones in their place.
  private func parts() -> [Observable<Element>] {
    var parts: [Observable<Element>] = []
    var (list, next) = (sources, 0)
    var outer: [(list: [Observable<Element>], next: Int)] = []
    while true {
      guard next < list.count else {
        guard let rest = outer.popLast() else { return parts }
        (list, next) = rest
        continue
      }
      let source = list[next]
      next += 1
      if let nested = source as? JoinedObservable, nested.limit == limit {
        if next < list.count { outer.append((list, next)) }
        (list, next) = (nested.sources, 0)
      } else {
        parts.append(source)
      }
    }
  }
}

// Immutable while it can be reached.
extension JoinedObservable: @unchecked Sendable where Element: Sendable {}
