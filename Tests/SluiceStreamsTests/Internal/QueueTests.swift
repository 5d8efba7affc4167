import TestSupport
import Testing

@testable import SluiceStreams

@Suite("Queues and memories against naive models", .leakChecked)
struct QueueTests {
  /// A small generator, so that a failing seed can be run again.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  @Test("Fifo gives back what it took, in order", arguments: UInt64(1)...20)
  func fifo(seed: UInt64) {
    var random = Seeded(state: seed)
    var queue = Fifo<Int?>()
    var model: [Int?] = []
    for step in 0..<2_000 {
      // Grows first, then shrinks, then is emptied now and then.
      let grows = UInt64.random(in: 0..<10, using: &random) < (step < 1_000 ? 7 : 4)
      if grows {
        let element: Int? = step.isMultiple(of: 5) ? nil : step
        queue.append(element)
        model.append(element)
      } else {
        #expect(queue.popFirst() == (model.isEmpty ? .none : .some(model.removeFirst())))
      }
      if step.isMultiple(of: 701) {
        queue.removeAll()
        model.removeAll()
      }
      #expect(queue.count == model.count && queue.isEmpty == model.isEmpty)
      #expect(queue.first == model.first)
    }
  }

  @Test("Fifo lets go of what was taken from it")
  func fifoReleases() {
    let census = LifetimeTracker()
    var queue = Fifo<LifetimeTracker.Tracked>()
    for _ in 0..<200 { queue.append(census.object()) }
    for left in (0..<200).reversed() {
      _ = queue.popFirst()
      #expect(census.alive == left)
    }
  }

  @Test("BufferMemory keeps the last elements and returns the one displaced", arguments: [-1, 0, 1, 2, 3, 7, 64, .max])
  func bufferMemory(capacity: Int) {
    var random = Seeded(state: 42)
    var memory = BufferMemory<Int>(capacity: capacity)
    var model: [Int] = []
    for step in 0..<500 {
      let displaced = memory.record(step)
      model.append(step)
      let expected = model.count > max(capacity, 0) ? model.removeFirst() : nil
      #expect(displaced == (capacity > 0 ? expected : nil))
      #expect(memory.elements == model)
      if UInt64.random(in: 0..<50, using: &random) == 0 {
        #expect(memory.forget().sorted() == model)
        model = []
        #expect(memory.elements == [])
      }
    }
  }

  @Test("LatestMemory keeps the latest element")
  func latestMemory() {
    var memory = LatestMemory(0)
    #expect(memory.record(1) == 0 && memory.record(2) == 1)
    #expect(memory.elements == [2] && memory.latest == 2 && memory.forget() == [] && memory.latest == 2)
  }

  @Test("work on a trampoline runs first in, first out, as deep as it likes; a nested one waits for nobody")
  func trampoline() {
    onSmallStack {
      let notes = Notes<Int>()
      func step(_ number: Int) {
        if number.isMultiple(of: 10_000) { notes.add(number) }
        if number < 100_000 { Trampoline.schedule { step(number + 1) } }
      }
      #expect(!Trampoline.isActive && Trampoline.isIdle)
      Trampoline.run {
        Trampoline.schedule { notes.add(-1) }
        #expect(Trampoline.isActive && !Trampoline.isIdle)
        Trampoline.run { Trampoline.schedule { notes.add(-2) } }
        Trampoline.schedule { step(0) }
      }
      #expect(notes.all == [-2, -1] + (0...10).map { $0 * 10_000 })
      #expect(!Trampoline.isActive)
    }
  }
}
