import SluiceStreams

/// The part of a runtime that a stub sees.
@usableFromInline
// The content is behind a lock; actions and states are Sendable by `Reactor`.
final package class Stubbing<Action, State>: @unchecked Sendable {
  private struct Content {
    var actions: [Action] = []
    var state: StateRelay<State>?
  }

  private let content = Guarded(Content())

  @usableFromInline
  init() {}

  var actions: [Action] {
    content.withLock { $0.actions }
  }

  @usableFromInline
  func record(_ action: Action) {
    content.withLock { $0.actions.append(action) }
  }

  /// The state that stands in, made of `initial` when first asked for.
  @usableFromInline
  func state(initial: State) -> StateRelay<State> {
    content.withLock { content in
      let relay = content.state ?? StateRelay(value: initial)
      content.state = relay
      return relay
    }
  }
}
