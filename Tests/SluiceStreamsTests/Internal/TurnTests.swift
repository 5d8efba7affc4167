import Synchronization
import TestSupport
import Testing

@testable import SluiceStreams

struct TurnTests {
  /// Numbers that several threads leave behind a lock, and one of them after the other takes out.
  private final class Heap: @unchecked Sendable {
    // `taken` and `isInside` belong to the one whose turn it is.
    let turn = Turn()
    let waiting = Guarded<[Int]>([])
    var taken: [Int] = []
    var isInside = false
    var hasOverlapped = false

    func add(_ number: Int) {
      let isMine = waiting.withLock { waiting in
        if turn.take() { return true }
        waiting.append(number)
        return false
      }
      guard isMine else { return }
      take(number)
      while !turn.giveUp() {
        let batch = waiting.withLock { waiting in
          turn.keep()
          defer { waiting = [] }
          return waiting
        }
        for number in batch { take(number) }
      }
    }

    private func take(_ number: Int) {
      if isInside { hasOverlapped = true }
      isInside = true
      taken.append(number)
      isInside = false
    }
  }

  @Test("what several threads leave is taken by one at a time, all of it, each thread's in its order")
  func contention() {
    let heap = Heap()
    onThreads(4) { index in for step in 0..<5_000 { heap.add(index * 10_000 + step) } }
    #expect(heap.taken.count == 20_000 && !heap.hasOverlapped)
    for index in 0..<4 {
      #expect(heap.taken.filter { $0 / 10_000 == index } == (0..<5_000).map { index * 10_000 + $0 })
    }
    #expect(heap.waiting.withLock { $0.isEmpty })
    let isNobodys = heap.turn.take()
    #expect(isNobodys)
  }

  @Test("a turn is given up only if nobody has left anything since it was taken, or kept")
  func giving() {
    let turn = Turn()
    let answers = [
      turn.isSomebodys(), turn.take(), turn.take(), turn.giveUp(), turn.isSomebodys(), turn.giveUp(),
    ]
    #expect(answers == [false, true, false, false, true, false])
    turn.keep()
    let after = [turn.giveUp(), turn.isSomebodys(), turn.take()]
    #expect(after == [true, false, true])
  }
}
