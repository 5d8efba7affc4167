/// When the next connection gets a new medium.
@usableFromInline
enum MediumRenewal: Sendable {
  /// After each connection, however it ended.
  case afterConnection
  /// After a connection that was disposed; what a source has sent up to its end is kept for good.
  case afterDisposal
  case never
}

/// How a medium lets go of its subscribers, without a word to them, when its source is gone.
@usableFromInline
struct MediumRelease {
  /// Takes the turn, calling nothing of a user's; whether the caller has to perform it.
  @usableFromInline let claim: () -> Bool
  @usableFromInline let perform: () -> Void

  /// For a subject that others may feed as well.
  @usableFromInline static var none: MediumRelease { MediumRelease(claim: { false }, perform: {}) }
}

/// Where the sharing of a stream stands: its medium, its connection, and how many are counted on it.
///
/// Apart from the source, so that what the source holds does not hold the source:
///
///     source ──strong──▶ sink ──strong──▶ Hub ──strong──▶ medium, connection (a scope)
///     counted subscriptions ──strong──▶ Hub
///     connection ──weak──▶ Hub
@usableFromInline
final class Hub<Medium: AnyObject> {
  /// What someone who comes finds; `isMine` if it is for that one to make the connection.
  @usableFromInline typealias Entry = (medium: Medium, connection: Scope?, isMine: Bool)

  private struct State {
    var medium: Medium?
    var connection: Scope?
    var subscribers = 0
    /// Whether the source has ended for a medium that is kept, so that its work is not done again.
    var isFinished = false
    /// Whether the source of the connection is gone: it has let go of its sink without an end.
    var isSilent = false

    /// Whether somebody is just disposing the connection.
    var isLeaving: Bool {
      connection?.isDisposed ?? false
    }

    /// Forgets the connection, and its medium if the next one is to get another.
    ///
    /// - Returns: what was forgotten, to be released or disposed where no lock is held.
    mutating func forgetConnection(renews: Bool) -> (connection: Scope?, medium: Medium?) {
      defer {
        connection = nil
        isSilent = false
        if renews { (medium, subscribers) = (nil, 0) }
      }
      return (connection, renews ? medium : nil)
    }
  }

  private let renewal: MediumRenewal
  private let state = Guarded(State())

  @usableFromInline
  init(_ renewal: MediumRenewal) {
    self.renewal = renewal
  }

  /// The medium of now.
  ///
  /// It is made where no lock is held: of two that are made at once, one is dropped.
  @usableFromInline
  func medium(orMake make: () -> Medium) -> Medium {
    let (present, _) = state.withLock { state -> (Medium?, Any) in
      let forgotten = state.isLeaving ? state.forgetConnection(renews: renewal != .never) : (nil, nil)
      return (state.medium, forgotten)
    }
    if let present { return present }
    let made = make()
    return state.withLock { state in
      let medium = state.medium ?? made
      state.medium = medium
      return medium
    }
  }

  /// Takes part, as one who is counted or not; if nobody has connected the medium, the caller is to do it.
  @usableFromInline
  func enter(isCounted: Bool, _ effects: EffectRegistry?, orMake make: () -> Medium) -> Entry {
    while true {
      let medium = medium(orMake: make)
      let entry = state.withLock { state -> Entry? in
        guard state.medium === medium, !state.isLeaving else { return nil }
        if isCounted { state.subscribers += 1 }
        if state.isFinished || state.connection != nil { return (medium, state.connection, false) }
        let connection = Scope(effects: effects)
        state.connection = connection
        return (medium, connection, true)
      }
      if let entry { return entry }
    }
  }

  /// Takes note of the source's end.
  ///
  /// - Returns: false if the connection was given up before; the next one may run already.
  @usableFromInline
  func ended(_ connection: Scope) -> Bool {
    let forgotten = state.withLock { state -> Any? in
      guard state.connection === connection else { return nil }
      if renewal != .afterConnection { state.isFinished = true }
      return state.forgetConnection(renews: renewal == .afterConnection)
    }
    return forgotten != nil
  }

  /// Takes note that the source of the connection is gone, unless the connection was given up before; its medium then
  /// lets go of its subscribers.
  ///
  /// The release takes its turn here, under the lock, for the next connection may use the same medium.
  @usableFromInline
  func silenced(_ connection: Scope, _ release: MediumRelease) {
    let isMine = state.withLock { state in
      guard state.connection === connection else { return false }
      state.isSilent = true
      return release.claim()
    }
    if isMine { release.perform() }
  }

  /// Lets go of one who has come after the source was gone, and has got the replay.
  @usableFromInline
  func subscribed(to medium: Medium, _ release: MediumRelease) {
    let isMine = state.withLock { $0.isSilent && $0.medium === medium && release.claim() }
    if isMine { release.perform() }
  }

  /// Takes note that the owner of the connection has disposed it.
  @usableFromInline
  func disconnected(_ connection: Scope) {
    let forgotten = state.withLock { state -> Any? in
      guard state.connection === connection else { return nil }
      return state.forgetConnection(renews: renewal != .never)
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Takes one who was counted off the count, and disposes the connection with the last.
  @usableFromInline
  func departed(from medium: Medium) {
    let forgotten = state.withLock { state -> (connection: Scope?, medium: Medium?)? in
      guard state.medium === medium else { return nil }
      state.subscribers -= 1
      guard state.subscribers == 0, !state.isFinished else { return nil }
      return state.forgetConnection(renews: renewal != .never)
    }
    forgotten?.connection?.dispose()
  }
}
