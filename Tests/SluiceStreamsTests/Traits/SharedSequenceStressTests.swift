import Dispatch
import SluiceStreams
import Synchronization
import TestSupport
import Testing

/// Shared sequences that are fed, joined and left from several threads.
@Suite(.leakChecked) struct SharedSequenceStressTests {
  static let rounds = 500

  @Test("A signal that is fed from many threads sends everything once, on the main executor, while others come and go")
  func signal() async {
    let (relay, whereabouts, done) = (PublishRelay<Int>(), Whereabouts(), Checkpoint())
    let signal = relay.asSignal()
    let received = Counter()
    let steady = signal.emit(
      isolation: nil,
      onNext: { _ in
        whereabouts.note()
        received.add()
      })
    DispatchQueue.global().async {
      onThreads(4) { thread in
        for turn in 0..<Self.rounds {
          let visitor = thread % 2 == 0 ? signal.emit(isolation: nil, onNext: { _ in whereabouts.note() }) : nil
          relay.accept(turn)
          visitor?.dispose()
        }
      }
      done.reach()
    }
    await done.wait()
    await mainTurn()
    #expect(received.value == 4 * Self.rounds)
    #expect(whereabouts.elsewhere == 0)
    steady.dispose()
  }

  @Test("Values that are asked for and cancelled from all sides are answered once each")
  func values() async {
    for round in 0..<50 {
      let relay = PublishRelay<Int>()
      var iterator: StreamValues<Int, any Error>.Iterator? = relay.asObservable().share().values.makeAsyncIterator()
      let (first, second) = (Unchecked(iterator), Unchecked(iterator))
      iterator = nil
      let tasks = [first, second].map { copy in
        Task { () -> Int in
          var (iterator, sum) = (copy.value, 0)
          while let element = try? await iterator?.next() { sum += element }
          return sum
        }
      }
      let sender = Task { for _ in 0..<20 { relay.accept(1) } }
      if round % 2 == 0 {
        tasks[0].cancel()
        _ = await (tasks[0].value, tasks[1].value)
      } else {
        await sender.value
        tasks[1].cancel()
        let (one, two) = await (tasks[0].value, tasks[1].value)
        #expect(one + two <= 20)
      }
      await sender.value
    }
  }
}
