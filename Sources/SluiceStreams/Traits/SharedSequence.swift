/// A stream that never fails, keeps to the scheduler of its strategy, and is shared by all who subscribe.
///
/// `Driver` and `Signal` are the two that are used; see there. An operator does what its namesake on `Observable` does,
/// and its result is shared again: for two subscribers its closure is called once for each element. It completes as its
/// namesake, never fails, keeps the order, and its source is disposed with the last subscription.
///
/// It may be subscribed to from any thread. The source is subscribed to at once, on that thread, so that nothing sent
/// afterwards is missed; the events of a driver or a signal, also one that is replayed, are delivered on the main executor,
/// in order.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  /// Shares `source`, which must not fail, and must send its events on the strategy's scheduler.
  init(_ source: Observable<Element>) {
    self.init(raw: SharingStrategy.share(source))
  }

  /// As `init(_:)`, for a source that has nothing to share.
  init(raw source: Observable<Element>) {
    self.source = source.settled(on: SharingStrategy.scheduler)
  }

  /// The sequence as an observable; it still never fails, and still sends on the strategy's scheduler.
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}

extension SharedSequence: Sendable where Element: Sendable {}

/// A value that can be turned into a shared sequence; the operators of shared sequences are defined on it.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How the sequence is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The value as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The value as an observable.
  public func asObservable() -> Observable<Element> {
    asSharedSequence().source
  }
}

/// How a shared sequence is shared, and where it sends its events.
///
/// On a scheduler other than the main one, what is sent while subscribing (a replay, `just`) arrives where the subscription
/// is made.
public protocol SharingStrategyProtocol: SendableMetatype {
  /// Where the sequence sends its events.
  static var scheduler: any SchedulerType { get }

  /// The stream, shared by all who subscribe.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
