/// The elements of several streams, of which at most so many run at a time: `concat` with one, `merge` with all.
///
/// One that is nested in another with the same limit counts as the streams it is made of, so that a chain of thousands, as
/// `reduce` makes it, takes no stack: not to subscribe to, not for its elements, and not to release. Making one takes
/// constant time for each stream it is given, subscribing takes linear time.
@usableFromInline
final class JoinedObservable<Element>: Observable<Element> {
  // Only changed when the object is released, when nobody else can reach it.
  private var sources: [Observable<Element>]
  private let limit: Int
  private let isNested: Bool
  /// Subscribes; made where the element's type is known, so that it is compiled for it.
  private let body: (JoinedObservable<Element>, Sink<Element>, Scope) -> Void

  @inlinable
  convenience init(_ sources: [Observable<Element>], maxConcurrent limit: Int) {
    self.init(sources, limit) { joined, sink, scope in
      Flattening(.merge(maxConcurrent: limit), sink, scope).start(joined.parts) { $0 }
    }
  }

  @usableFromInline
  init(
    _ sources: [Observable<Element>], _ limit: Int,
    _ body: @escaping (JoinedObservable<Element>, Sink<Element>, Scope) -> Void
  ) {
    self.body = body
    self.sources = sources
    self.limit = limit
    isNested = sources.contains { $0 is JoinedObservable }
    super.init()
  }

  deinit {
    if isNested { DeferredRelease.release(&sources) }
  }

  override func attach(_ sink: Sink<Element>, _ scope: Scope) {
    body(self, sink, scope)
  }

  /// The streams from left to right, with those of nested ones in their place.
  @usableFromInline var parts: [Observable<Element>] {
    guard isNested else { return sources }
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
