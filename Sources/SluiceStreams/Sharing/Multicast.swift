/// What stands between a source and those who share one subscription to it: a subject, with the way to feed it.
final class Medium<Element> {
  /// What those who share are subscribed to.
  let stream: Observable<Element>
  /// Subscribes the subject to the source; asked before the end is passed on, whether it still counts.
  let connect: (_ upstream: Scope, _ mayEnd: @escaping () -> Bool) -> Void

  init(
    stream: Observable<Element>, connect: @escaping (_ upstream: Scope, _ mayEnd: @escaping () -> Bool) -> Void
  ) {
    self.stream = stream
    self.connect = connect
  }

  convenience init<Subject: SubjectType<Element>>(
    _ subject: Subject, over source: Observable<Subject.Observer.Element>
  ) {
    let observer = subject.asObserver()
    self.init(stream: subject.asObservable()) { upstream, mayEnd in
      source.attach(
        Sink(
          next: { observer.on(.next($0)) },
          end: { end in
            guard mayEnd() else { return }
            observer.on(end.event())
            upstream.dispose()
          }), entering: upstream)
    }
  }
}

/// When the next connection gets a new medium.
enum MediumRenewal: Sendable {
  /// After each connection, however it ended.
  case afterConnection
  /// After a connection that was disposed; what a source has sent up to its end is kept for good.
  case afterDisposal
  case never
}

/// The one subscription that many share: its medium, its connection, and how many are counted on it.
///
///     source ──strong──▶ Medium.connect's sink ──strong──▶ Multicast ──strong──▶ Medium, connection (a scope)
///     connection ──weak──▶ Multicast     (so that a source that is gone leaves no cycle)
///     subscriptions that are counted ──strong──▶ Multicast
final class Multicast<Element> {
  /// Where the sharing stands.
  private struct State {
    var medium: Medium<Element>?
    var connection: Scope?
    var subscribers = 0
    /// Whether the source has ended for a medium that is kept, so that its work is not done again.
    var isFinished = false

    /// Whether somebody is just disposing the connection.
    var isLeaving: Bool {
      connection?.isDisposed ?? false
    }

    /// Forgets the connection, and its medium if the next one is to get another.
    ///
    /// - Returns: what was forgotten, to be released or disposed where no lock is held.
    mutating func forgetConnection(renews: Bool) -> (connection: Scope?, medium: Medium<Element>?) {
      defer {
        connection = nil
        if renews { (medium, subscribers) = (nil, 0) }
      }
      return (connection, renews ? medium : nil)
    }
  }

  private let renewal: MediumRenewal
  private let makeMedium: () -> Medium<Element>
  private let state = Guarded(State())

  init(_ renewal: MediumRenewal, _ makeMedium: @escaping () -> Medium<Element>) {
    self.renewal = renewal
    self.makeMedium = makeMedium
  }

  /// Subscribes to the medium, whether it is connected or not.
  func attach(_ sink: Sink<Element>, _ scope: Scope) {
    medium().stream.attach(sink, scope)
  }

  /// Subscribes to the medium, and counts: the first connects it, and the last who leaves disconnects it.
  func join(_ sink: Sink<Element>, _ scope: Scope) {
    let (medium, connection, isMine) = enter(isCounted: true, scope.effects)
    scope.add(Departure(self, medium))
    medium.stream.attach(sink, scope)
    // The replay may have been all that the subscriber wanted.
    if isMine, let connection, !connection.isDisposed { run(medium, connection) }
  }

  /// Connects the medium, unless it is connected or finished.
  func connect() -> any Disposable {
    let (medium, connection, isMine) = enter(isCounted: false, nil)
    guard let connection else { return Disposables.create() }
    if isMine { run(medium, connection) }
    return connection
  }

  /// The medium of now, its connection, and whether the caller is the one who has to make it.
  private func enter(
    isCounted: Bool, _ effects: EffectRegistry?
  ) -> (medium: Medium<Element>, connection: Scope?, isMine: Bool) {
    while true {
      let medium = medium()
      let entry = state.withLock { state -> (connection: Scope?, isMine: Bool)? in
        guard state.medium === medium, !state.isLeaving else { return nil }
        if isCounted { state.subscribers += 1 }
        if state.isFinished || state.connection != nil { return (state.connection, false) }
        let connection = Scope(effects: effects)
        state.connection = connection
        return (connection, true)
      }
      if let entry { return (medium, entry.connection, entry.isMine) }
    }
  }

  /// The medium of now; made where no lock is held: of two that are made at once, one is dropped.
  private func medium() -> Medium<Element> {
    let (present, _) = state.withLock { state -> (Medium<Element>?, Any) in
      let forgotten = state.isLeaving ? state.forgetConnection(renews: renewal != .never) : (nil, nil)
      return (state.medium, forgotten)
    }
    if let present { return present }
    let made = makeMedium()
    return state.withLock { state in
      let medium = state.medium ?? made
      state.medium = medium
      return medium
    }
  }

  private func run(_ medium: Medium<Element>, _ connection: Scope) {
    connection.add(Disconnection(self, connection))
    medium.connect(connection) { [self] in ended(connection) }
  }

  /// Takes note of the source's end.
  ///
  /// - Returns: false if the connection was given up before; the next one may run already.
  private func ended(_ connection: Scope) -> Bool {
    let forgotten = state.withLock { state -> Any? in
      guard state.connection === connection else { return nil }
      if renewal != .afterConnection { state.isFinished = true }
      return state.forgetConnection(renews: renewal == .afterConnection)
    }
    return forgotten != nil
  }

  private func disconnected(_ connection: Scope) {
    let forgotten = state.withLock { state -> Any? in
      guard state.connection === connection else { return nil }
      return state.forgetConnection(renews: renewal != .never)
    }
    withExtendedLifetime(forgotten) {}
  }

  private func departed(from medium: Medium<Element>) {
    let forgotten = state.withLock { state -> (connection: Scope?, medium: Medium<Element>?)? in
      guard state.medium === medium else { return nil }
      state.subscribers -= 1
      guard state.subscribers == 0, !state.isFinished else { return nil }
      return state.forgetConnection(renews: renewal != .never)
    }
    forgotten?.connection?.dispose()
  }

  /// Takes a counted subscriber off the count when its scope ends.
  private final class Departure: Disposable {
    // The state is behind its lock; the medium is only compared.
    private let parts: Unchecked<(multicast: Multicast, medium: Medium<Element>)>

    init(_ multicast: Multicast, _ medium: Medium<Element>) {
      parts = Unchecked((multicast, medium))
    }

    func dispose() {
      parts.value.multicast.departed(from: parts.value.medium)
    }
  }

  /// Forgets a connection that its owner disposes.
  private final class Disconnection: Disposable {
    private struct Parts {
      weak var multicast: Multicast?
      weak var connection: Scope?
    }

    // The state is behind its lock; both references stay as they are.
    private let parts: Unchecked<Parts>

    init(_ multicast: Multicast, _ connection: Scope) {
      parts = Unchecked(Parts(multicast: multicast, connection: connection))
    }

    func dispose() {
      guard let connection = parts.value.connection else { return }
      parts.value.multicast?.disconnected(connection)
    }
  }
}
