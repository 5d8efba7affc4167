import SluiceStreams

/// What waits inside the gate, in arrival order: mutations may be taken before actions that came earlier.
///
/// Touched by the owner of the gate only, which is therefore not checked.
@usableFromInline
final class Backlog<Work> {
  @usableFromInline @exclusivity(unchecked) var actions = Fifo<(order: Int, work: Work)>()
  @usableFromInline @exclusivity(unchecked) var mutations = Fifo<(order: Int, work: Work)>()
  @usableFromInline @exclusivity(unchecked) var count = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { actions.isEmpty && mutations.isEmpty }

  @inlinable
  func append(_ work: Work, isAction: Bool) {
    count += 1
    if isAction { actions.append((count, work)) } else { mutations.append((count, work)) }
  }

  @inlinable
  func popMutation() -> Work? {
    mutations.popFirst()?.work
  }

  @inlinable
  func popFirst() -> Work? {
    guard let action = actions.first else { return popMutation() }
    if let mutation = mutations.first, mutation.order < action.order { return popMutation() }
    return actions.popFirst()?.work
  }
}
