import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("Signal", .leakChecked) struct SignalTests {
  private let bag = DisposeBag()

  @Test("an error becomes an element and a completion, another signal, or what a closure makes of it")
  func errors() {
    let failing = Observable<Int>.concat([.just(1), .error(StreamError.one)])
    let signals: [Signal<Int>] = [
      failing.asSignal(onErrorJustReturn: 2), failing.asSignal(onErrorSignalWith: .just(3)),
      failing.asSignal(onErrorRecover: { _ in .just(4) }),
    ]
    var seen: [[Int]] = []
    for signal in signals {
      var elements: [Int] = []
      _ = signal.emit(onNext: { elements.append($0) })
      seen.append(elements)
    }
    #expect(seen == [[1, 2], [1, 3], [1, 4]])
  }

  @Test("who comes later gets what comes later")
  func noReplay() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var seen: ([Int], [Int]) = ([], [])
    signal.emit(onNext: { seen.0.append($0) }).disposed(by: bag)
    relay.accept(1)
    signal.emit(onNext: { seen.1.append($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(seen.0 == [1, 2] && seen.1 == [2])
  }

  @Test("subscribed to from another thread, nothing is missed that this thread sends afterwards")
  func fromAnotherThread() async {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let log = Recorder<Int>()
    let whereabouts = Whereabouts()
    let holder = SerialDisposable()
    onThreads(1) { _ in
      holder.disposable = signal.emit(onNext: {
        whereabouts.note()
        log.on(.next($0))
      })
      for value in 1...100 { relay.accept(value) }
    }
    await mainTurn()
    #expect(log.elements == Array(1...100))
    #expect(whereabouts.elsewhere == 0)
    holder.dispose()
  }
}
