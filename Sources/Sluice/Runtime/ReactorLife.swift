import SluiceStreams

/// Whether a reactor lives, and the life of its effects: what its store, or the table, knows it by.
///
///     ReactorStore or ReactorTable ──strong──▶ ReactorRuntime ──strong──▶ ReactorLife ──weak──▶ Reactor
///     ReactorStore or ReactorTable ──strong──▶ ReactorLife
@usableFromInline
final package class ReactorLife: Sendable {
  /// Keeps the reactor's address from being used again while this is there; never read.
  private unowned let pin: any AnyObject & Sendable
  @usableFromInline weak let reactor: (any AnyObject & Sendable)?
  /// The scope of all effects, made with the first of them: most reactors that wait have none.
  private let scope = Lazy<Scope>()

  @usableFromInline
  init(of reactor: any AnyObject & Sendable) {
    pin = reactor
    self.reactor = reactor
  }

  /// The scope of all effects; asked for by those who hold the reactor, so that it is there when `end` is called.
  var root: Scope {
    scope.object(orMake: Scope(effects: EffectRegistry()))
  }

  /// Ends every effect.
  @usableFromInline
  func end() {
    scope.object?.dispose()
  }
}
