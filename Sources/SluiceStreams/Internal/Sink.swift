/// How a stream ends.
@frozen
@usableFromInline
package enum Termination: Sendable {
  case completed
  case error(any Error)

  @inlinable
  package func event<Element>() -> Event<Element> {
    switch self {
    case .completed: .completed
    case .error(let error): .error(error)
    }
  }
}

/// Where a stage of a pipeline sends what it produces.
///
/// Two closures, made where the element's type is known, so that the compiler can specialise the path that carries
/// elements; the path of the end is passed on as it is by the stages that do not care.
@frozen
@usableFromInline
package struct Sink<Element> {
  @usableFromInline package let next: (Element) -> Void
  @usableFromInline package let end: (Termination) -> Void

  @inlinable
  package init(next: @escaping (Element) -> Void, end: @escaping (Termination) -> Void) {
    self.next = next
    self.end = end
  }

  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  /// Where nothing arrives.
  static var nowhere: Sink<Element> {
    Sink(next: { _ in }, end: { _ in })
  }
}

/// An observable whose subscription is one closure; most operators are one.
@usableFromInline
final package class AnonymousObservable<Element>: Observable<Element> {
  @usableFromInline let body: (Sink<Element>, Scope) -> Void

  @inlinable
  package init(_ body: @escaping (Sink<Element>, Scope) -> Void) {
    self.body = body
    super.init()
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    body(sink, scope)
  }
}

// Immutable; the closure holds what operators were given, which is @Sendable.
extension AnonymousObservable: @unchecked Sendable where Element: Sendable {}
