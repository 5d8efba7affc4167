import SluiceStreams
import TestSupport
import Testing

/// Holders in holders, 100,000 deep, on a stack of 512 KB.
@Suite("Disposal of deep nesting", .leakChecked)
struct DeepDisposalTests {
  private static let depth = 100_000

  /// Puts a disposable into a holder.
  private static let wrappings: [(name: String, wrap: @Sendable (any Disposable) -> any Disposable)] = [
    ("CompositeDisposable", { CompositeDisposable($0) }),
    ("Disposables.create", { Disposables.create($0, Disposables.create()) }),
    (
      "CompositeDisposable, last of three",
      { CompositeDisposable(Disposables.create(), BooleanDisposable(), $0) }
    ),
    (
      "CompositeDisposable, first of two",
      { CompositeDisposable($0, BooleanDisposable()) }
    ),
    (
      "SerialDisposable",
      { inner in
        let serial = SerialDisposable()
        serial.disposable = inner
        return serial
      }
    ),
    (
      "SingleAssignmentDisposable",
      { inner in
        let holder = SingleAssignmentDisposable()
        holder.setDisposable(inner)
        return holder
      }
    ),
    ("RefCountDisposable", { RefCountDisposable(disposable: $0) }),
    (
      "RefCountDisposable, retained",
      { inner in
        let counter = RefCountDisposable(disposable: inner)
        let retained = counter.retain()
        counter.dispose()
        return retained
      }
    ),
    (
      "Scope",
      { inner in
        let scope = Scope()
        scope.add(inner)
        return scope
      }
    ),
  ]

  @Test("takes no stack, and disposes the innermost once", arguments: wrappings.indices)
  func depth(index: Int) {
    onSmallStack {
      let count = Counter()
      let innermost = Disposables.create { count.add() }
      let chain = (0..<Self.depth).reduce(innermost as any Disposable) { inner, _ in Self.wrappings[index].wrap(inner) }
      #expect(count.value == 0)
      chain.dispose()
      chain.dispose()
      #expect(count.value == 1, "\(Self.wrappings[index].name)")
    }
  }

  @Test("takes no stack when the kinds alternate, and when a bag is released")
  func mixed() {
    onSmallStack {
      let count = Counter()
      do {
        let bag = DisposeBag()
        let innermost = Disposables.create { count.add() }
        (0..<Self.depth).reduce(innermost as any Disposable) { inner, step in
          Self.wrappings[step % Self.wrappings.count].wrap(inner)
        }.disposed(by: bag)
      }
      #expect(count.value == 1)
    }
  }

  @Test("scopes in scopes end without stack, from the outside and one by one")
  func scopes() {
    onSmallStack {
      let root = Scope()
      var innermost = root
      for _ in 0..<Self.depth { innermost = innermost.child() }
      let flag = BooleanDisposable()
      innermost.add(flag)
      root.dispose()
      #expect(flag.isDisposed && innermost.isDisposed)
    }
  }

  @Test("a deep concat is disposed without stack")
  func concat() {
    onSmallStack {
      let subject = PublishSubject<Int>()
      let disposals = Counter()
      let step = Observable<Int>.empty().do(onDispose: { disposals.add() })
      let chain = (0..<2_000).reduce(subject.asObservable()) { chain, _ in chain.concat(step) }
      let subscription = chain.subscribe(Recorder())
      #expect(subject.hasObservers)
      subscription.dispose()
      #expect(!subject.hasObservers && disposals.value == 0)
    }
  }

  @Test("what is nested is disposed before what comes after it")
  func order() {
    let notes = Notes<String>()
    func noted(_ name: String) -> any Disposable { Disposables.create { notes.add(name) } }
    let serial = SerialDisposable()
    serial.disposable = CompositeDisposable(noted("c"), noted("d"))
    let group = CompositeDisposable(
      noted("a"), CompositeDisposable(noted("b"), serial, noted("e")),
      RefCountDisposable(disposable: CompositeDisposable(noted("f"))), noted("g"))
    group.dispose()
    #expect(notes.all == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("a member that disposes the whole group from its own disposal changes nothing")
  func reentrancy() {
    let notes = Notes<String>()
    let group = CompositeDisposable()
    group.insert(
      Disposables.create {
        notes.add("a")
        group.dispose()
      })
    group.insert(Disposables.create { notes.add("b") })
    group.dispose()
    #expect(notes.all == ["a", "b"])
  }
}
