import SluiceStreams

/// One subscription to a stream of states whose child reactors are combined.
///
///     SectionCombination ──strong──▶ latest state ──strong──▶ children
///     SectionCombination ──strong──▶ scope of each child ──▶ its subscription ──▶ sink ──strong──▶ SectionCombination
///                                                              (a cycle, cut when the scope ends)
final class SectionCombination<State, Section: Equatable & Sendable> {
  enum Input {
    case state(State)
    case section(Section, of: ChildSection<Section>.Identity, Scope)
    case end(Termination, of: Scope)
  }

  private struct Entry {
    let scope: Scope
    var section: Section
  }

  /// What only the owner of the gate touches.
  private struct Owned {
    var state: State?
    var children: [ChildSection<Section>] = []
    var entries: [ChildSection<Section>.Identity: Entry] = [:]
  }

  private let gate = Gate<Input>()
  private let owned = StateBox<Owned>.make(Owned())
  private let children: (State) -> [ChildSection<Section>]
  private let sections: WritableKeyPath<State, [Section]>
  private let sink: Sink<State>
  private let scope: Scope

  init(
    children: @escaping (State) -> [ChildSection<Section>], into sections: WritableKeyPath<State, [Section]>,
    sink: Sink<State>, scope: Scope
  ) {
    self.children = children
    self.sections = sections
    self.sink = sink
    self.scope = scope
  }

  func take(_ input: Input) {
    gate.run(input, handle)
  }

  private func handle(_ input: Input) {
    guard !scope.isDisposed else { return letGo() }
    switch input {
    case .state(let state):
      owned.value.state = state
      adopt(children(state))
      send()
    case .section(let section, let identity, let child):
      // What a child sends on subscription is known already, and what it sent before it was removed is late.
      guard !child.isDisposed, owned.value.entries[identity]?.section != section else { return }
      owned.value.entries[identity]?.section = section
      send()
    case .end(let end, let upstream):
      letGo()
      sink.end(end)
      scope.finish(upstream)
    }
  }

  /// Subscribes to the children that are new, and lets go of those that are gone.
  private func adopt(_ children: [ChildSection<Section>]) {
    if children == owned.value.children { return }
    let present = Set(children.map(\.identity))
    let gone = owned.value.entries.filter { !present.contains($0.key) }
    for (identity, entry) in gone {
      owned.value.entries[identity] = nil
      scope.finish(entry.scope)
    }
    // Those that are gone are released here, when nothing of theirs is kept any more: their deinit is their author's.
    let before = owned.value.children
    owned.value.children = children
    withExtendedLifetime(before) {}
    for child in children where owned.value.entries[child.identity] == nil { subscribe(to: child) }
  }

  private func subscribe(to child: ChildSection<Section>) {
    let identity = child.identity
    let subscription = scope.child()
    owned.value.entries[identity] = Entry(scope: subscription, section: child.section)
    child.sections.attach(
      Sink(next: { [self] section in take(.section(section, of: identity, subscription)) }, end: { _ in }),
      subscription)
  }

  private func send() {
    let owned = owned.value
    guard var state = owned.state, !scope.isDisposed else { return }
    state[keyPath: sections] = owned.children.compactMap { owned.entries[$0.identity]?.section }
    sink.next(state)
  }

  /// Ends what is left of the subscriptions to children, and forgets the state.
  private func letGo() {
    let entries = owned.value.entries
    owned.value = Owned()
    for entry in entries.values { scope.finish(entry.scope) }
  }
}
