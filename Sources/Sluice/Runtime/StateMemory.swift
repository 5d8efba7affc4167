import SluiceStreams

/// What a reactor remembers: its present state, and whether its stream has sent one.
@usableFromInline
struct StateMemory<State>: ReplayMemory {
  @usableFromInline var state: State
  /// False until the first state has come through `transform(state:)`.
  @usableFromInline var hasSent = false

  @inlinable
  init(_ state: State) {
    self.state = state
  }

  @inlinable
  mutating func record(_ element: State) -> State? {
    hasSent = true
    var displaced = element
    swap(&displaced, &state)
    return displaced
  }

  @inlinable var outlivesEnd: Bool { false }

  @inlinable var elements: [State] { hasSent ? [state] : [] }
}
