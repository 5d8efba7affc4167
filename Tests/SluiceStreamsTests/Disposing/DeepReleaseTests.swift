import SluiceStreams
import TestSupport
import Testing

/// What is nested 100,000 deep is released without having been disposed, on a stack of 512 KB.
@Suite("Release of deep nesting")
struct DeepReleaseTests {
  private static let depth = DeepDisposalTests.depth
  private static let wrappings = DeepDisposalTests.wrappings

  @Test("holders in holders are released without stack, the innermost as well", arguments: wrappings.indices)
  func holders(index: Int) {
    onSmallStack {
      let (census, count) = (LifetimeTracker(), Counter())
      do {
        let innermost = Self.innermost(census.object(), count)
        let chain = (0..<Self.depth).reduce(innermost) { inner, _ in Self.wrappings[index].wrap(inner) }
        #expect(census.alive == 1)
        withExtendedLifetime(chain) {}
      }
      #expect(census.alive == 0, "\(Self.wrappings[index].name)")
      #expect(count.value == 0, "released, not disposed")
    }
  }

  @Test("scopes in scopes are released without stack")
  func scopes() {
    onSmallStack {
      let census = LifetimeTracker()
      do {
        let root = Scope()
        var innermost = root
        for _ in 0..<Self.depth { innermost = innermost.child() }
        innermost.add(Self.innermost(census.object(), Counter()))
        #expect(census.alive == 1)
        withExtendedLifetime(root) {}
      }
      #expect(census.alive == 0)
    }
  }

  private static func innermost(_ member: LifetimeTracker.Tracked, _ count: Counter) -> any Disposable {
    Disposables.create {
      member.touch()
      count.add()
    }
  }

  typealias Chain = @Sendable (Observable<Int>, Int) -> Observable<Int>

  /// Builds a stream of so many copies of one step, nested.
  static let chains: [(name: String, build: Chain)] = [
    ("concat, nested first", { step, count in (0..<count).reduce(.empty()) { chain, _ in chain.concat(step) } }),
    ("concat, nested last", { step, count in (0..<count).reduce(.empty()) { chain, _ in step.concat(chain) } }),
    ("merge, nested first", { step, count in (0..<count).reduce(.empty()) { chain, _ in .merge(chain, step) } }),
    ("merge, nested last", { step, count in (0..<count).reduce(.empty()) { chain, _ in .merge(step, chain) } }),
  ]

  @Test("a chain of streams emits all, and is disposed and released without stack", arguments: chains.indices)
  func streams(index: Int) {
    onSmallStack {
      let (census, sum) = (LifetimeTracker(), Counter())
      do {
        let chain = Self.chains[index].build(Self.step(census.object()), Self.depth)
        #expect(census.alive == 1)
        var (completions, disposals) = (0, 0)
        _ = chain.subscribe(onNext: { sum.add($0) }, onCompleted: { completions += 1 })
        chain.concat(.never()).subscribe(onNext: { sum.add($0) }, onDisposed: { disposals += 1 }).dispose()
        #expect(sum.value == 2 * Self.depth && completions == 1 && disposals == 1)
      }
      #expect(census.alive == 0)
    }
  }

  @Test("a chain that was never subscribed to is released without stack", arguments: chains.indices)
  func unused(index: Int) {
    onSmallStack {
      let census = LifetimeTracker()
      do {
        let chain = Self.chains[index].build(Self.step(census.object()), Self.depth)
        withExtendedLifetime(chain) {}
      }
      #expect(census.alive == 0)
    }
  }

  private static func step(_ member: LifetimeTracker.Tracked) -> Observable<Int> {
    .deferred {
      member.touch()
      return .just(1)
    }
  }

  @Test("a part that is kept survives the release of the chain around it, and still works")
  func keptPart() {
    let inner = Observable.just(1).concat(.just(2))
    do {
      let outer = Observable<Int>.merge(inner.concat(.just(3)), .just(4))
      #expect(outer.recorded().sorted() == ["1", "2", "3", "4", "completed"])
    }
    #expect(inner.recorded() == ["1", "2", "completed"])
  }

  @Test("streams nested in one of another kind keep their order and their number at a time")
  func kinds() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let first = Observable<Int>.concat(.merge(subjects[0], subjects[1]), .merge(subjects[2], subjects[3]))
    let log = Recorder<Int>()
    let subscription = first.subscribe(log)
    #expect(subjects.map(\.hasObservers) == [true, true, false, false])
    subjects[0].onCompleted()
    subjects[1].onNext(1)
    subjects[1].onCompleted()
    #expect(subjects.map(\.hasObservers) == [false, false, true, true])
    subjects[3].onNext(2)
    subjects[2].onError(StreamError.one)
    #expect(log.log == ["1", "2", "error(one)"] && !subjects[3].hasObservers)
    subscription.dispose()
  }

  @Test("a part that fails ends the chain before later parts are subscribed to")
  func failingPart() {
    let subscriptions = Counter()
    let counted = Observable<Int>.deferred {
      subscriptions.add()
      return .just(9)
    }
    let failing = Observable<Int>.error(StreamError.one)
    #expect(Observable.merge(.merge(.just(1), failing), counted).recorded() == ["1", "error(one)"])
    #expect(Observable.concat(.concat(.just(1), failing), counted).recorded() == ["1", "error(one)"])
    #expect(subscriptions.value == 0)
  }

  @Test("what is released from inside a release is let go of as well, also when it holds deep chains itself")
  func releaseInRelease() {
    onSmallStack {
      let census = LifetimeTracker()
      do {
        let outer = CompositeDisposable(CompositeDisposable(Self.holder(of: census.object())))
        withExtendedLifetime(outer) {}
      }
      #expect(census.alive == 0)
    }
  }

  /// A disposable that releases a deep chain when it is released.
  private static func holder(of member: LifetimeTracker.Tracked) -> any Disposable {
    let chain = chains[0].build(step(member), depth)
    let atRelease = AtRelease { withExtendedLifetime(chain.concat(.just(1))) {} }
    return Disposables.create { withExtendedLifetime(atRelease) {} }
  }
}
