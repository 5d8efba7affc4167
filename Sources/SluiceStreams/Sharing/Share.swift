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
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let shared = SharedConnection(asObservable(), replay: replay, lifetime: scope)
    return AnonymousObservable(shared.attach)
  }
}

/// The one subscription of a shared stream.
final class SharedConnection<Element> {
  private struct State {
    var subject: ReplaySubject<Element>?
    var upstream: Scope?
    var subscribers = 0
    /// Whether the source of a subject that is kept for good has ended, so that its work is not done again.
    var isFinished = false
  }

  private let source: Observable<Element>
  private let replay: Int
  private let lifetime: SubjectLifetimeScope
  private let state = Guarded(State())

  init(_ source: Observable<Element>, replay: Int, lifetime: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.lifetime = lifetime
  }

  func attach(_ sink: Sink<Element>, _ scope: Scope) {
    let (subject, upstream) = state.withLock { state -> (ReplaySubject<Element>, Scope?) in
      let subject = state.subject ?? .create(bufferSize: replay)
      state.subject = subject
      state.subscribers += 1
      guard state.upstream == nil, !state.isFinished else { return (subject, nil) }
      let upstream = Scope(effects: scope.effects)
      state.upstream = upstream
      return (subject, upstream)
    }
    scope.add(Departure(self, subject))
    subject.attach(sink, scope)
    // The replay may have been all that the subscriber wanted.
    if let upstream, !upstream.isDisposed { connect(subject, upstream) }
  }

  private func connect(_ subject: ReplaySubject<Element>, _ upstream: Scope) {
    source.attach(
      Sink(
        next: { subject.onNext($0) },
        end: { [self] end in
          guard ended(upstream) else { return }
          subject.on(end.event())
          upstream.dispose()
        }), upstream)
  }

  /// Forgets the subject of a connection that has ended, unless it is kept for good.
  ///
  /// - Returns: false if everyone had left the connection before it ended; the next one may run already.
  private func ended(_ upstream: Scope) -> Bool {
    state.withLock { state in
      guard state.upstream === upstream else { return false }
      switch lifetime {
      case .whileConnected: state = State()
      case .forever: state.isFinished = true
      }
      return true
    }
  }

  private func departed(from subject: ReplaySubject<Element>) {
    let upstream: Scope? = state.withLock { state in
      guard state.subject === subject else { return nil }
      state.subscribers -= 1
      guard state.subscribers == 0, !state.isFinished else { return nil }
      let upstream = state.upstream
      switch lifetime {
      case .whileConnected: state = State()
      case .forever: state.upstream = nil
      }
      return upstream
    }
    upstream?.dispose()
  }

  private final class Departure: Disposable {
    // The connection and the subject guard their own state.
    private let parts: Unchecked<(connection: SharedConnection, subject: ReplaySubject<Element>)>

    init(_ connection: SharedConnection, _ subject: ReplaySubject<Element>) {
      parts = Unchecked((connection, subject))
    }

    func dispose() {
      parts.value.connection.departed(from: parts.value.subject)
    }
  }
}
