import TestSupport
import Testing

@testable import Sluice

private final class ViewReactor: Reactor {
  typealias Action = Int
  let initialState: Int
  let deinits: Counter

  init(_ number: Int = 0, _ deinits: Counter = Counter()) {
    initialState = number
    self.deinits = deinits
  }

  deinit {
    deinits.add()
  }

  func reduce(state: Int, mutation: Int) -> Int {
    state + mutation
  }
}

private final class NumberView: ReactorView {
  var disposeBag = DisposeBag()
  var shown: [Int] = []
  var binds = 0

  func bind(reactor: ViewReactor) {
    binds += 1
    reactor.state.subscribe(onNext: { [weak self] in self?.shown.append($0) }).disposed(by: disposeBag)
  }
}

@MainActor
struct ReactorViewTests {
  @Test("View: assigning a reactor binds once, and its states are shown")
  func binds() {
    let view = NumberView()
    #expect(view.reactor == nil)
    let reactor = ViewReactor()
    view.reactor = reactor
    reactor.action.onNext(1)
    #expect(view.binds == 1)
    #expect(view.shown == [0, 1])
    #expect(view.reactor === reactor)
  }

  @Test("View: assigning another reactor ends the bindings to the first, which is let go of")
  func rebinds() {
    let view = NumberView()
    let deinits = Counter()
    var first: ViewReactor? = ViewReactor(1, deinits)
    view.reactor = first
    let second = ViewReactor(10)
    view.reactor = second
    first?.action.onNext(1)
    second.action.onNext(1)
    #expect(view.shown == [1, 10, 11])
    #expect(view.binds == 2)
    first = nil
    #expect(deinits.value == 1)
  }

  @Test("View: assigning the same reactor again binds anew, without doubled bindings")
  func rebindsSame() {
    let view = NumberView()
    let reactor = ViewReactor()
    view.reactor = reactor
    view.reactor = reactor
    reactor.action.onNext(1)
    #expect(view.shown == [0, 0, 1])
  }

  @Test("View: assigning nil ends the bindings and binds nothing")
  func assignsNil() {
    let view = NumberView()
    let deinits = Counter()
    view.reactor = ViewReactor(0, deinits)
    view.reactor = nil
    #expect(view.reactor == nil)
    #expect(view.binds == 1)
    #expect(deinits.value == 1)
  }

  @Test("View: the view keeps its reactor, which goes with the view")
  func releasedTogether() {
    let deinits = Counter()
    var view: NumberView? = NumberView()
    weak let reference = view
    view?.reactor = ViewReactor(0, deinits)
    #expect(deinits.value == 0)
    view = nil
    #expect(reference == nil)
    #expect(deinits.value == 1)
  }

  @Test("View: a view that replaced its dispose bag keeps its reactor, and both go in the end")
  func replacedBag() {
    let deinits = Counter()
    var view: NumberView? = NumberView()
    view?.reactor = ViewReactor(0, deinits)
    view?.disposeBag = DisposeBag()
    #expect(view?.reactor != nil)
    view = nil
    for _ in 0..<10_000 where deinits.value == 0 { NumberView().reactor = ViewReactor() }
    #expect(deinits.value == 1)
  }

  @Test("View: ten thousand views, made and dropped, each begin without a reactor", arguments: [false, true])
  func addressReuse(replacesBag: Bool) {
    var wrong = 0
    let deinits = Counter()
    for number in 0..<10_000 {
      let view = NumberView()
      if view.reactor != nil { wrong += 1 }
      view.reactor = ViewReactor(number, deinits)
      if view.reactor?.currentState != number || view.shown != [number] { wrong += 1 }
      if replacesBag { view.disposeBag = DisposeBag() }
    }
    #expect(wrong == 0)
    #expect(deinits.value > (replacesBag ? 9_000 : 9_999))
  }

  @Test("View: a reactor whose deinit assigns to a view does no harm")
  func deinitTouchesViews() {
    let view = NumberView()
    for _ in 0..<100 {
      view.reactor = ViewReactor()
      _ = view.reactor?.currentState
    }
    #expect(view.binds == 100)
  }

  @Test("View: states from other threads are shown on the main actor, in order")
  func otherThreads() async {
    let view = NumberView()
    let reactor = ViewReactor()
    view.reactor = reactor
    let door = Checkpoint()
    let bag = DisposeBag()
    // Subscribed after the view, so that it hears after it.
    reactor.state.subscribe(onNext: { if $0 == 400 { door.reach() } }).disposed(by: bag)
    #expect(race(4) { _ in for _ in 0..<100 { reactor.action.onNext(1) } })
    #expect(await door.wait())
    #expect(view.shown == Array(0...400))
  }
}
