/// A stream that subscribes to its source when it is told to connect.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless that is done already.
  ///
  /// - Returns: a disposable that ends the connection.
  func connect() -> any Disposable
}

/// A stream that many share, and whose source is subscribed to by `connect()`, not by those who subscribe.
///
///     let prices = feed.publish()
///     prices.subscribe(chart).disposed(by: bag)
///     prices.subscribe(table).disposed(by: bag)
///     prices.connect().disposed(by: bag)  // now the feed starts, once for both
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let attaching: (Sink<Element>, Scope) -> Void
  private let joining: (Sink<Element>, Scope) -> Void
  private let connecting: () -> any Disposable

  init<Source>(_ multicast: Multicast<Source, Element>) {
    attaching = multicast.attach
    joining = multicast.join
    connecting = multicast.connect
    super.init()
  }

  /// Subscribes to the source, once for all who are subscribed; elements sent before are not waited for.
  ///
  /// Called again, also from another thread at the same time, it gives the connection that there is. When the source
  /// has ended, `publish()` and `multicast(makeSubject:)` begin anew, while `replay(_:)`, `replayAll()` and
  /// `multicast(_:)` have nothing left to do: what was sent is kept, and the work is not done again.
  ///
  /// - Returns: a disposable that ends the connection. Subscribers stay, and hear nothing more, unless the stream was
  ///   made by `multicast(_:)`, whose subject the next connection feeds again.
  public func connect() -> any Disposable {
    connecting()
  }

  /// The stream, connected when the first subscribes, and disconnected when the last has left.
  ///
  /// All streams made by this on one connectable stream are counted together. A connection that `connect()` made is
  /// used, and disconnected, too.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: every subscriber gets the elements in the same order.
  /// - Reentrancy: an element sent from inside a subscriber is delivered after the one in hand has reached everyone.
  /// - Cancellation: the source is disposed with the last subscription.
  public func refCount() -> Observable<Element> {
    AnonymousObservable(joining)
  }

  @usableFromInline
  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    attaching(sink, scope)
  }
}

// The closures are those of a multicast, whose state is behind a lock.
extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}

extension ConnectableObservableType {
  /// The stream, connected when the first subscribes, and disconnected when the last has left.
  ///
  /// Completes, fails, orders and cancels as `ConnectableObservable.refCount()`.
  public func refCount() -> Observable<Element> {
    // The stream connects itself, and tells its subscribers of its end itself.
    let source = AnonymousObservable<Never> { _, scope in scope.add(connect()) }
    let medium = Medium(stream: asObservable(), feed: Sink<Never>.nowhere)
    return AnonymousObservable(Multicast(source, .never) { medium }.join)
  }
}
