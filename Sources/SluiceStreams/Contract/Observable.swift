/// A stream of elements that each observer subscribes to.
///
///     let subscription = Observable.of(1, 2, 3)
///       .map { $0 * 2 }
///       .subscribe(onNext: { print($0) })
///
/// An observable describes work; each subscription does it anew, unless the stream is shared.
public class Observable<Element>: ObservableType {
  /// What the stream is known to do without subscribing to it.
  @usableFromInline package final let shape: ObservableShape
  #if DEBUG
    @usableFromInline final let entry = ResourceEntry()
  #endif

  @inlinable
  package init(shape: ObservableShape = .general) {
    self.shape = shape
    #if DEBUG
      entry.enter(type(of: self))
    #endif
  }

  /// Connects `sink` to the stream for as long as `scope` lives; the base class sends nothing, ever.
  ///
  /// The rules between stages: events arrive one at a time; before each one, its source looks at `scope.isDisposed`;
  /// after an end nothing follows. A stage that ends its stream early ends `sink`, then disposes `scope`.
  /// A stage that answers later, or has several upstreams, gives each upstream a child scope.
  @usableFromInline
  package func attach(_ sink: Sink<Element>, _ scope: Scope) {}

  /// Starts sending events to `observer`, on the thread that emits them, one at a time.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let scope = Scope()
    attach(
      Sink(
        next: { element in
          if !scope.isDisposed { observer.on(.next(element)) }
        },
        end: { end in
          if !scope.isDisposed { observer.on(end.event()) }
          scope.dispose()
        }),
      entering: scope)
    return scope
  }

  /// The observable itself.
  public final func asObservable() -> Observable<Element> {
    self
  }
}

// A stream holds only its description: closures that are @Sendable, or state behind a Gate or a lock. Closures of Swift 5
// code are not checked: it answers for what they share between threads, as always.
extension Observable: @unchecked Sendable where Element: Sendable {}

extension Observable {
  /// Attaches as the outermost subscription on this thread, so that sequences that emit by turns find their trampoline.
  @usableFromInline
  package final func attach(_ sink: Sink<Element>, entering scope: Scope) {
    if Trampoline.isActive {
      attach(sink, scope)
    } else {
      Trampoline.run { attach(sink, scope) }
    }
  }
}

/// What an observable is known to do when subscribed, so that a reactor can skip the subscription.
@frozen
@usableFromInline
package enum ObservableShape: Sendable {
  case general
  /// Exactly one element, at once (`JustObservable`).
  case just
  /// Completes at once, with no element.
  case empty
}
