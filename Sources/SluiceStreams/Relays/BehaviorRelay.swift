/// A subject with a value that never ends: it sends the latest element to each new subscriber first.
///
///     let count = BehaviorRelay(value: 0)
///     count.accept(count.value + 1)
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let core: ReplayCore<LatestMemory<Element>>
  private let stream: Observable<Element>

  /// A relay whose value is `value`.
  public init(value: Element) {
    let core = ReplayCore(LatestMemory(value))
    self.core = core
    stream = AnonymousObservable(core.attach)
  }

  deinit {
    core.abandon()
  }

  /// The latest value.
  @inlinable public var value: Element {
    core.withMemory { memory, _ in memory.latest }
  }

  /// Makes `element` the value, from any thread, and sends it to the subscribers.
  @inlinable
  public func accept(_ element: Element) {
    core.next(element)
  }

  /// Starts sending the value, then each new one, to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    stream.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> {
    stream
  }
}

// The state is behind the core's lock.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
