/// How long a shared subscription, and what it replays, lives.
public enum SubjectLifetimeScope: Sendable {
  /// As long as anyone is subscribed: the next subscriber after the last has gone starts anew.
  case whileConnected
  /// For good: what was sent is replayed also to those who come after everyone has gone.
  case forever
}

extension ObservableType {
  /// The stream, subscribed to once for all who subscribe.
  ///
  /// The first subscriber starts it, and the last who leaves ends it. When it has ended by itself, a later subscriber
  /// starts anew with `.whileConnected`, and gets the replay and the end with `.forever`.
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: every subscriber gets the elements in the same order; what is replayed comes first.
  /// - Reentrancy: an element sent from inside a subscriber is delivered after the one in hand has reached everyone.
  /// - Cancellation: the source is disposed with the last subscription.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber gets first.
  ///   - scope: how long these are kept.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    switch scope {
    case .whileConnected:
      let shared = Multicast(source, .afterConnection) { .replaying(replay) }
      return AnonymousObservable(shared.join)
    case .forever:
      let medium = Medium<Element, Element>.replaying(replay)
      return AnonymousObservable(Multicast(source, .never) { medium }.join)
    }
  }
}
