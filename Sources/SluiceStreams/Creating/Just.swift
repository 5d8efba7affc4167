/// The observable of `just`: its element can be had without subscribing.
@usableFromInline
final package class JustObservable<Element>: Observable<Element> {
  @usableFromInline package let element: Element

  @inlinable
  package init(_ element: Element) {
    self.element = element
    super.init(shape: .just)
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    if !scope.isDisposed { sink.next(element) }
    if !scope.isDisposed { sink.end(.completed) }
  }
}

// Immutable.
extension JustObservable: @unchecked Sendable where Element: Sendable {}

final class EmptyObservable<Element>: Observable<Element> {
  override func attach(_ sink: Sink<Element>, _ scope: Scope) {
    if !scope.isDisposed { sink.end(.completed) }
  }
}

// Has no state.
extension EmptyObservable: @unchecked Sendable where Element: Sendable {}

/// Sends nothing, but keeps its subscribers until they go: it has not ended.
private final class NeverObservable<Element>: Observable<Element> {
  override func attach(_ sink: Sink<Element>, _ scope: Scope) {
    // Never called; kept for what its release would say.
    let sink = Unchecked(sink)
    scope.add(Disposables.running { withExtendedLifetime(sink) {} })
  }
}

// Has no state.
extension NeverObservable: @unchecked Sendable where Element: Sendable {}

extension ObservableType {
  /// A stream of one element, sent when it is subscribed to.
  ///
  /// - Completes: after the element.
  /// - Fails: never.
  /// - Ordering: at once, on the subscribing thread.
  /// - Reentrancy: has no state.
  /// - Cancellation: disposing while the element is delivered drops the completion.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// A stream of one element, sent on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// A stream that completes at once, with no element.
  public static func empty() -> Observable<Element> {
    EmptyObservable(shape: .empty)
  }

  /// A stream that never sends anything.
  public static func never() -> Observable<Element> {
    NeverObservable()
  }

  /// A stream that fails at once with `error`.
  public static func error(_ error: any Error) -> Observable<Element> {
    AnonymousObservable { sink, scope in if !scope.isDisposed { sink.end(.error(error)) } }
  }
}
