import Synchronization

/// Lets inputs from any thread through one at a time, in the order in which they arrived.
///
/// Whoever finds the gate free becomes its owner, handles the input, and then whatever arrived meanwhile. Others,
/// and the owner itself when called again from inside, leave their input in the queue and go on. No lock is held while
/// an input is handled, so two gates can never wait for each other.
///
/// State that only the owner touches needs no lock of its own.
@usableFromInline
// `phase` is 0 free, 1 owned, 2 owned with inputs waiting. It only becomes 2, and only goes from 2 to 1, under the
// lock of `waiting`; the queue is empty whenever phase is not 2. Inputs are handed from the thread that submitted
// them to the owner, and used by nobody else.
package struct Gate<Input>: ~Copyable, @unchecked Sendable {
  // In this order the two take 18 bytes, in the other 25.
  @usableFromInline let waiting = Guarded<[Input]>([])
  @usableFromInline let phase: Atomic<UInt8>

  /// A gate that is free, or that its maker owns from the beginning.
  @inlinable
  package init(isOwned: Bool = false) {
    phase = Atomic(isOwned ? 1 : 0)
  }

  /// Takes the gate if it is free; the caller then handles its input and calls `leave`.
  @inlinable
  package borrowing func enterIfFree() -> Bool {
    phase.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }

  /// Takes the gate, or leaves `input` to its owner.
  ///
  /// - Returns: whether the caller owns the gate now, and has to handle `input` and call `leave`.
  @inlinable
  package borrowing func enter(_ input: Input) -> Bool {
    if enterIfFree() { return true }
    return waiting.withLock { queue in
      while true {
        if phase.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged { return true }
        if phase.compareExchange(expected: 1, desired: 2, ordering: .acquiringAndReleasing).exchanged
          || phase.load(ordering: .acquiring) == 2
        {
          queue.append(input)
          return false
        }
      }
    }
  }

  /// Whether inputs wait; asked by the owner.
  @inlinable package var hasWaiting: Bool {
    borrowing get { phase.load(ordering: .relaxed) == 2 }
  }

  /// Takes out what waits; called by the owner.
  @inlinable
  package borrowing func takeWaiting() -> [Input] {
    waiting.withLock { queue in
      defer { queue = [] }
      phase.store(1, ordering: .releasing)
      return queue
    }
  }

  /// Gives the gate up, unless inputs wait; called by the owner.
  @inlinable
  package borrowing func leaveIfNothingWaits() -> Bool {
    phase.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Gives the gate up, after handling what waits; called by the owner.
  @inlinable
  package borrowing func leave(_ handle: (Input) -> Void) {
    while !leaveIfNothingWaits() {
      for input in takeWaiting() { handle(input) }
    }
  }

  /// Handles `input` in its turn, now or by the gate's owner.
  @inlinable
  package borrowing func run(_ input: Input, _ handle: (Input) -> Void) {
    guard enter(input) else { return }
    handle(input)
    leave(handle)
  }
}

/// A value that crosses threads under a rule that the compiler cannot see; each use says which.
@frozen
@usableFromInline
// The proof is at each use.
package struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline package var value: Value

  @inlinable
  package init(_ value: Value) {
    self.value = value
  }
}
