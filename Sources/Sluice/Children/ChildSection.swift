import SluiceStreams

/// A reactor whose state is shown as a section of its parent's list, and where in that state the section is.
///
///     struct State {
///       var children: [ChildSection<BoardSection>] = []
///       var sections: [BoardSection] = []
///     }
///
///     state.children.append(ChildSection(ColumnReactor(title: "To do"), \.section))
///
/// It stands for children of several types in one list, and for several sections of one child. Where all are of one type,
/// a list of the reactors themselves will do. Two are equal if they are of the same reactor and the same place.
public struct ChildSection<Section: Equatable & Sendable>: Sendable {
  /// The child; kept alive by whoever keeps this value.
  public let reactor: any Reactor

  private let keyPath: AnyKeyPath & Sendable
  private let current: @Sendable () -> Section
  private let changes: @Sendable () -> Observable<Section>

  /// The child `reactor`, whose section is at `keyPath` of its state.
  public init<Child: Reactor>(_ reactor: Child, _ keyPath: KeyPath<Child.State, Section> & Sendable) {
    self.reactor = reactor
    self.keyPath = keyPath
    current = { reactor.currentState[keyPath: keyPath] }
    changes = { reactor.state(keyPath) }
  }

  /// The section as the child's state has it now.
  public var section: Section { current() }

  /// The section, then its changes.
  var sections: Observable<Section> { changes() }

  /// What tells the section from others; its reactor has to live.
  struct Identity: Hashable {
    let reactor: ObjectIdentifier
    let keyPath: AnyKeyPath

    // The key path is left to ==: walking it takes longer, and few sections are of one reactor.
    func hash(into hasher: inout Hasher) { hasher.combine(reactor) }
  }

  var identity: Identity { Identity(reactor: ObjectIdentifier(reactor), keyPath: keyPath) }
}

extension ChildSection: Equatable {
  /// Whether both are of the same reactor, and the same place in its state.
  public static func == (left: ChildSection, right: ChildSection) -> Bool {
    left.identity == right.identity
  }
}
