import Sluice
import Synchronization
import TestSupport
import Testing

@Suite("The states of a reactor as an asynchronous sequence")
struct StatesTests {
  private final class Stored: Reactor {
    typealias Action = Int
    let initialState = 0
    let store = ReactorStore()

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  private final class Plain: Reactor {
    typealias Action = Int
    let initialState = 0

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  @Test("the present state comes first, then every new one, also those that nobody asked for yet")
  func order() async {
    let reactor = Stored()
    reactor.action.onNext(1)
    let states = reactor.states
    for _ in 0..<3 { reactor.action.onNext(1) }
    var seen: [Int] = []
    for await state in states {
      seen.append(state)
      if state == 4 { break }
    }
    #expect(seen == [1, 2, 3, 4])
    var iterator = states.makeAsyncIterator()
    #expect(await iterator.next() == 4)
  }

  @Test("the reactor is not retained, and when it is gone the loop ends after what was sent")
  func release() async {
    let tracked: (StreamValues<Int, Never>, WeakReference<Stored>) = {
      let reactor = Stored()
      let states = reactor.states
      reactor.action.onNext(1)
      return (states, WeakReference(reactor))
    }()
    #expect(tracked.1.object == nil)
    var seen: [Int] = []
    for await state in tracked.0 { seen.append(state) }
    #expect(seen == [0, 1])
  }

  @Test("a loop that waits when the reactor is released ends")
  func releaseWhileWaiting() async {
    let holder = Guarded<Stored?>(Stored())
    let began = Checkpoint()
    let states = holder.withLock { $0?.states }
    let task = Task.detached {
      var count = 0
      guard let states else { return -1 }
      for await _ in states {
        count += 1
        began.reach()
      }
      return count
    }
    #expect(await began.wait())
    _ = holder.withLock { $0.take() }
    #expect(await task.value == 1)
  }

  @Test("without a store, the loop ends when the table is swept")
  func table() async {
    let states: StreamValues<Int, Never> = {
      let reactor = Plain()
      return reactor.states
    }()
    let task = Task.detached {
      var seen: [Int] = []
      for await state in states { seen.append(state) }
      return seen
    }
    // Each new reactor sweeps a part of the table; the dead one is kept for a while, since its deinit may still run.
    for _ in 0..<20_000 { _ = Plain().currentState }
    #expect(await task.value == [0])
  }

  @Test("a stubbed reactor's states are those of the stub")
  func stub() async {
    let reactor = Stored()
    reactor.isStubEnabled = true
    var iterator = reactor.states.makeAsyncIterator()
    reactor.stub.state.value = 7
    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == 7)
  }

  @Test("actions from several threads make every state come, in order")
  func threads() async {
    let reactor = Stored()
    let states = reactor.states
    onThreads(4) { _ in for _ in 0..<250 { reactor.action.onNext(1) } }
    var seen: [Int] = []
    for await state in states {
      seen.append(state)
      if state == 1_000 { break }
    }
    #expect(seen == Array(0...1_000))
  }
}
