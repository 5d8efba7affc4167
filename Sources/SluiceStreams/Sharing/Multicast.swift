/// What stands between a source and those who share one subscription to it: a subject.
@usableFromInline
final class Medium<Source, Element> {
  /// What those who share are subscribed to.
  @usableFromInline let stream: Observable<Element>
  /// Where the source sends.
  @usableFromInline let feed: Sink<Source>
  @usableFromInline let release: MediumRelease

  @inlinable
  init(stream: Observable<Element>, feed: Sink<Source>, release: MediumRelease = .none) {
    self.stream = stream
    self.feed = feed
    self.release = release
  }

  @inlinable
  convenience init<Subject: SubjectType<Element>>(_ subject: Subject) where Subject.Observer.Element == Source {
    let observer = subject.asObserver()
    self.init(
      stream: subject.asObservable(),
      feed: Sink(next: { observer.on(.next($0)) }, end: { observer.on($0.event()) }))
  }
}

extension Medium where Source == Element {
  /// A medium that nobody else knows, and that replays nothing.
  @inlinable
  static func publishing() -> Medium {
    let subject = PublishSubject<Element>()
    return Medium(
      stream: subject, feed: Sink(next: subject.onNext, end: { subject.on($0.event()) }),
      release: subject.release)
  }

  /// A medium that nobody else knows, and that replays the last `count` elements.
  @inlinable
  static func replaying(_ count: Int) -> Medium {
    if count <= 0 { return publishing() }
    let subject = ReplaySubject<Element>.create(bufferSize: count)
    return Medium(
      stream: subject, feed: Sink(next: { subject.on(.next($0)) }, end: { subject.on($0.event()) }),
      release: subject.release)
  }
}

/// A source that many share, each connection through one medium.
@usableFromInline
final class Multicast<Source, Element> {
  @usableFromInline typealias Medium = SluiceStreams.Medium<Source, Element>

  @usableFromInline let source: Observable<Source>
  @usableFromInline let makeMedium: () -> Medium
  @usableFromInline let hub: Hub<Medium>

  @inlinable
  init(_ source: Observable<Source>, _ renewal: MediumRenewal, _ makeMedium: @escaping () -> Medium) {
    self.source = source
    self.makeMedium = makeMedium
    hub = Hub(renewal)
  }

  /// Subscribes to the medium, whether it is connected or not.
  @inlinable
  func attach(_ sink: Sink<Element>, _ scope: Scope) {
    subscribe(to: hub.medium(orMake: makeMedium), sink, scope)
  }

  /// Subscribes to the medium; if the source of the connection is gone, for the replay alone.
  @inlinable
  func subscribe(to medium: Medium, _ sink: Sink<Element>, _ scope: Scope) {
    medium.stream.attach(sink, scope)
    hub.subscribed(to: medium, medium.release)
  }

  /// Subscribes to the medium, and counts: the first connects it, and the last who leaves disconnects it.
  @inlinable
  func join(_ sink: Sink<Element>, _ scope: Scope) {
    let entry = hub.enter(isCounted: true, scope.effects, orMake: makeMedium)
    scope.add(Departure(hub, entry.medium))
    subscribe(to: entry.medium, sink, scope)
    // The replay may have been all that the subscriber wanted.
    if entry.isMine, let connection = entry.connection, !connection.isDisposed { run(entry.medium, connection) }
  }

  /// Connects the medium, unless it is connected or finished.
  @inlinable
  func connect() -> any Disposable {
    let entry = hub.enter(isCounted: false, nil, orMake: makeMedium)
    guard let connection = entry.connection else { return Disposables.create() }
    if entry.isMine { run(entry.medium, connection) }
    return connection
  }

  @inlinable
  func run(_ medium: Medium, _ connection: Scope) {
    connection.add(Disconnection(hub, connection))
    let feed = Feed(hub, medium, connection)
    let next = medium.feed.next
    source.attach(
      Sink(next: { element in withExtendedLifetime(feed) { next(element) } }, end: feed.end), entering: connection)
  }

  /// What the source's sink holds; released without an end, it tells that the source is gone.
  ///
  /// Otherwise a medium and its subscribers, who hold it to leave the count, would keep each other.
  @usableFromInline
  final class Feed {
    @usableFromInline let hub: Hub<Medium>
    @usableFromInline let medium: Medium
    @usableFromInline let connection: Scope

    @inlinable
    init(_ hub: Hub<Medium>, _ medium: Medium, _ connection: Scope) {
      self.hub = hub
      self.medium = medium
      self.connection = connection
    }

    deinit {
      if !connection.isDisposed { hub.silenced(connection, medium.release) }
    }

    @inlinable
    func end(_ end: Termination) {
      guard hub.ended(connection) else { return }
      medium.feed.end(end)
      connection.dispose()
    }
  }

  /// Takes a counted subscriber off the count when its scope ends.
  @usableFromInline
  final class Departure: Disposable {
    // The hub's state is behind its lock; the medium is only compared.
    @usableFromInline let parts: Unchecked<(hub: Hub<Medium>, medium: Medium)>

    @inlinable
    init(_ hub: Hub<Medium>, _ medium: Medium) {
      parts = Unchecked((hub, medium))
    }

    @inlinable
    func dispose() {
      parts.value.hub.departed(from: parts.value.medium)
    }
  }

  /// Makes a connection that its owner disposes forgotten.
  @usableFromInline
  final class Disconnection: Disposable {
    private struct Parts {
      weak var hub: Hub<Medium>?
      weak var connection: Scope?
    }

    // The hub's state is behind its lock; both references stay as they are.
    private let parts: Unchecked<Parts>

    @usableFromInline
    init(_ hub: Hub<Medium>, _ connection: Scope) {
      parts = Unchecked(Parts(hub: hub, connection: connection))
    }

    @usableFromInline
    func dispose() {
      guard let connection = parts.value.connection else { return }
      parts.value.hub?.disconnected(connection)
    }
  }
}
