import SluiceStreams
import TestSupport
import Testing

@Suite("Relays", .leakChecked)
struct RelayTests {
  @Test("PublishRelay sends elements to those who are there")
  func publish() {
    let relay = PublishRelay<Int>()
    relay.accept(0)
    let bag = DisposeBag()
    let log = relay.logged(bag)
    relay.accept(1)
    #expect(log.log == ["1"])
  }

  @Test("BehaviorRelay sends its value first, and its value is the new one when it tells of it")
  func behavior() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    let values = Notes<[Int]>()
    relay.subscribe(onNext: { values.add([$0, relay.value]) }).disposed(by: bag)
    relay.accept(1)
    #expect(values.all == [[0, 0], [1, 1]])
    #expect(relay.logged(bag).elements == [1])
  }

  @Test("ReplayRelay sends what it remembers first", arguments: [0, 1, 3])
  func replay(size: Int) {
    let relay = ReplayRelay<Int>.create(bufferSize: size)
    let unbound = ReplayRelay<Int>.createUnbound()
    for element in 1...5 {
      relay.accept(element)
      unbound.accept(element)
    }
    let bag = DisposeBag()
    #expect(relay.logged(bag).elements == (1...5).suffix(size))
    #expect(unbound.logged(bag).elements == Array(1...5))
  }

  @Test("B16: a relay fed from its own observer shows everyone the same order, also 1,000 deep")
  func feedsItself() {
    onThreads(1) { _ in
      let relay = BehaviorRelay(value: 0)
      let bag = DisposeBag()
      let before = relay.logged(bag)
      relay.subscribe(onNext: { if $0 < 1_000 { relay.accept($0 + 1) } }).disposed(by: bag)
      let after = relay.logged(bag)
      #expect(before.elements == Array(0...1_000))
      #expect(after.elements == [1_000])
      relay.accept(0)
      #expect(after.elements == [1_000] + Array(0...1_000))
    }
  }

  @Test("an observer that accepts while it is shown the replay sees the new value next")
  func feedsItselfInTheReplay() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    let notes = Notes<String>()
    relay.subscribe(onNext: { element in
      notes.add("in \(element)")
      if element < 3 { relay.accept(element + 1) }
      notes.add("out \(element)")
    }).disposed(by: bag)
    #expect(notes.all == (0...3).flatMap { ["in \($0)", "out \($0)"] })
  }

  @Test("a value that accepts another one as it is released causes no deadlock")
  func valueThatCallsBack() {
    onThreads(1) { _ in
      let relay = BehaviorRelay<AtRelease?>(value: nil)
      let calls = Notes<Int>()
      relay.accept(
        AtRelease { [weak relay] in
          relay?.accept(nil)
          calls.add(1)
        })
      relay.accept(nil)
      #expect(calls.all == [1] && relay.value == nil)
    }
  }

  @Test("elements accepted from many threads all arrive, one at a time")
  func concurrentSenders() {
    let relay = BehaviorRelay(value: -1)
    let bag = DisposeBag()
    let log = relay.logged(bag)
    onThreads(4) { sender in for step in 0..<1_000 { relay.accept(sender * 1_000 + step) } }
    #expect(log.elements.sorted() == Array(-1..<4_000))
    #expect(log.elements.last == relay.value && !log.hasOverlapped)
  }
}
