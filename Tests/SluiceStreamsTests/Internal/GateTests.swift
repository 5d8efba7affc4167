import SluiceStreams
import TestSupport
import Testing

@Suite("Gate", .leakChecked)
struct GateTests {
  /// A gate with what it let through; touched by the gate's owner only.
  final class Passage: @unchecked Sendable {
    // `passed` and `isInside` are the state that the gate serializes.
    let gate = Gate<Int>()
    var passed: [Int] = []
    var isInside = false
    var hasOverlapped = false

    func handle(_ input: Int) {
      if isInside { hasOverlapped = true }
      isInside = true
      passed.append(input)
      isInside = false
    }

    func send(_ input: Int) {
      if input.isMultiple(of: 2) { return gate.run(input, handle) }
      if gate.enterIfFree() {
        handle(input)
        gate.leave(handle)
      } else {
        gate.run(input, handle)
      }
    }
  }

  @Test("lets inputs of many threads through one at a time, each thread's in its order")
  func contention() {
    let passage = Passage()
    onThreads(4) { index in for step in 0..<5_000 { passage.send(index * 10_000 + step) } }
    #expect(passage.passed.count == 20_000 && !passage.hasOverlapped)
    for index in 0..<4 {
      #expect(passage.passed.filter { $0 / 10_000 == index } == (0..<5_000).map { index * 10_000 + $0 })
    }
    let isFree = passage.gate.enterIfFree()
    #expect(isFree)
  }

  @Test("an input from inside is handled after the one in hand, and before the gate is free again")
  func reentrancy() {
    let gate = Gate<Int>()
    var handled: [Int] = []
    func handle(_ input: Int) {
      if input < 3 {
        gate.run(input * 10, handle)
        gate.run(input + 1, handle)
      }
      handled.append(input)
    }
    gate.run(1, handle)
    #expect(handled == [1, 10, 2, 20, 3])
  }

  @Test("a gate that its maker owns keeps inputs until it is left")
  func owned() {
    let gate = Gate<Int>(isOwned: true)
    var handled: [Int] = []
    let before = (isFree: gate.enterIfFree(), hasWaiting: gate.hasWaiting)
    #expect(before == (false, false))
    gate.run(1) { handled.append($0) }
    gate.run(2) { handled.append($0) }
    let between = (hasWaiting: gate.hasWaiting, hasLeft: gate.leaveIfNothingWaits())
    #expect(between == (true, false) && handled.isEmpty)
    gate.leave { handled.append($0) }
    let isFree = gate.enterIfFree()
    #expect(handled == [1, 2] && isFree)
  }
}
