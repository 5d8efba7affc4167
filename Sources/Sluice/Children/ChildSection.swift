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
/// It stands for children of several types in one list. Where all are of one type, a list of the reactors themselves will
/// do. Two are equal if they are of the same reactor.
public struct ChildSection<Section: Equatable & Sendable>: Sendable {
  /// The child; kept alive by whoever keeps this value.
  public let reactor: any Reactor

  private let current: @Sendable () -> Section
  private let changes: @Sendable () -> Observable<Section>

  /// The child `reactor`, whose section is at `keyPath` of its state.
  public init<Child: Reactor>(_ reactor: Child, _ keyPath: KeyPath<Child.State, Section> & Sendable) {
    self.reactor = reactor
    current = { reactor.currentState[keyPath: keyPath] }
    changes = { reactor.state(keyPath) }
  }

  /// The section as the child's state has it now.
  public var section: Section { current() }

  /// The section, then its changes.
  var sections: Observable<Section> { changes() }

  /// What tells the child from others; its reactor has to live.
  var identity: ObjectIdentifier { ObjectIdentifier(reactor) }
}

extension ChildSection: Equatable {
  /// Whether both are of the same reactor.
  public static func == (left: ChildSection, right: ChildSection) -> Bool {
    left.identity == right.identity
  }
}
