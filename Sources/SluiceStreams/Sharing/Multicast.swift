/// What stands between a source and those who share one subscription to it: a subject.
final class Medium<Source, Element> {
  /// What those who share are subscribed to.
  let stream: Observable<Element>
  /// Where the source sends.
  let feed: Sink<Source>

  init(stream: Observable<Element>, feed: Sink<Source>) {
    self.stream = stream
    self.feed = feed
  }

  convenience init<Subject: SubjectType<Element>>(_ subject: Subject) where Subject.Observer.Element == Source {
    let observer = subject.asObserver()
    self.init(
      stream: subject.asObservable(),
      feed: Sink(next: { observer.on(.next($0)) }, end: { observer.on($0.event()) }))
  }
}

/// A source that many share, each connection through one medium.
final class Multicast<Source, Element> {
  typealias Medium = SluiceStreams.Medium<Source, Element>

  private let source: Observable<Source>
  private let makeMedium: () -> Medium
  private let hub: Hub<Medium>

  init(_ source: Observable<Source>, _ renewal: MediumRenewal, _ makeMedium: @escaping () -> Medium) {
    self.source = source
    self.makeMedium = makeMedium
    hub = Hub(renewal)
  }

  /// Subscribes to the medium, whether it is connected or not.
  func attach(_ sink: Sink<Element>, _ scope: Scope) {
    hub.medium(orMake: makeMedium).stream.attach(sink, scope)
  }

  /// Subscribes to the medium, and counts: the first connects it, and the last who leaves disconnects it.
  func join(_ sink: Sink<Element>, _ scope: Scope) {
    let entry = hub.enter(isCounted: true, scope.effects, orMake: makeMedium)
    scope.add(Departure(hub, entry.medium))
    entry.medium.stream.attach(sink, scope)
    // The replay may have been all that the subscriber wanted.
    if entry.isMine, let connection = entry.connection, !connection.isDisposed { run(entry.medium, connection) }
  }

  /// Connects the medium, unless it is connected or finished.
  func connect() -> any Disposable {
    let entry = hub.enter(isCounted: false, nil, orMake: makeMedium)
    guard let connection = entry.connection else { return Disposables.create() }
    if entry.isMine { run(entry.medium, connection) }
    return connection
  }

  private func run(_ medium: Medium, _ connection: Scope) {
    connection.add(Disconnection(hub, connection))
    let feed = medium.feed
    source.attach(
      Sink(
        next: feed.next,
        end: { [hub] end in
          guard hub.ended(connection) else { return }
          feed.end(end)
          connection.dispose()
        }), entering: connection)
  }

  /// Takes a counted subscriber off the count when its scope ends.
  private final class Departure: Disposable {
    // The hub's state is behind its lock; the medium is only compared.
    private let parts: Unchecked<(hub: Hub<Medium>, medium: Medium)>

    init(_ hub: Hub<Medium>, _ medium: Medium) {
      parts = Unchecked((hub, medium))
    }

    func dispose() {
      parts.value.hub.departed(from: parts.value.medium)
    }
  }

  /// Makes a connection that its owner disposes forgotten.
  private final class Disconnection: Disposable {
    private struct Parts {
      weak var hub: Hub<Medium>?
      weak var connection: Scope?
    }

    // The hub's state is behind its lock; both references stay as they are.
    private let parts: Unchecked<Parts>

    init(_ hub: Hub<Medium>, _ connection: Scope) {
      parts = Unchecked(Parts(hub: hub, connection: connection))
    }

    func dispose() {
      guard let connection = parts.value.connection else { return }
      parts.value.hub?.disconnected(connection)
    }
  }
}
