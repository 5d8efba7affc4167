import SluiceStreams
import TestSupport
import Testing

@Suite("Disposables", .leakChecked)
struct DisposableTests {
  private static func noted(_ notes: Notes<String>, _ name: String = "disposed") -> any Cancelable {
    Disposables.create { notes.add(name) }
  }

  @Test("a made disposable runs its action once, from however many threads, and releases it")
  func anonymous() {
    let notes = Notes<String>()
    let disposable = Self.noted(notes)
    #expect(!disposable.isDisposed)
    onThreads(4) { _ in for _ in 0..<100 { disposable.dispose() } }
    #expect(notes.all.count == 1 && disposable.isDisposed)
    let census = LifetimeTracker()
    let holding = Self.holding(census.object())
    holding.dispose()
    #expect(census.alive == 0)
    Disposables.create().dispose()
  }

  private static func holding(_ member: LifetimeTracker.Tracked) -> any Disposable {
    Disposables.create { member.touch() }
  }

  @Test("a disposable that was asked 100,000 times whether it is disposed takes no stack to dispose")
  func asked() {
    onSmallStack {
      let notes = Notes<String>()
      let disposable = Self.noted(notes)
      for _ in 0..<100_000 where disposable.isDisposed { return }
      disposable.dispose()
      #expect(notes.all == ["disposed"])
    }
  }

  @Test("a disposable that is disposed from its own action does not run it again")
  func reentrant() {
    let holder = SerialDisposable()
    let notes = Notes<String>()
    holder.disposable = Disposables.create {
      notes.add("disposed")
      holder.dispose()
    }
    holder.dispose()
    #expect(notes.all == ["disposed"])
  }

  @Test("a group disposes its members in order, once")
  func group() {
    let notes = Notes<String>()
    let members = ["a", "b", "c"].map { Self.noted(notes, $0) }
    let groups = [
      CompositeDisposable(disposables: members), CompositeDisposable(members[0], members[1]),
      Disposables.create(members), Disposables.create(members[0]),
    ]
    for group in groups {
      group.dispose()
      group.dispose()
      #expect(group.isDisposed)
    }
    #expect(notes.all == ["a", "b", "c"])
  }

  @Test("a group counts its members, and removes one by disposing it")
  func groupRemoval() {
    let notes = Notes<String>()
    let group = CompositeDisposable()
    let key = group.insert(Self.noted(notes, "removed"))
    group.insert(Self.noted(notes, "kept"))
    #expect(group.count == 2)
    if let key {
      group.remove(for: key)
      group.remove(for: key)
    }
    #expect(group.count == 1 && notes.all == ["removed"])
    group.dispose()
    #expect(group.count == 0 && notes.all == ["removed", "kept"])
  }

  @Test("a group disposes its members in the order in which they were added, also after one was removed")
  func groupOrder() {
    let notes = Notes<String>()
    let group = CompositeDisposable()
    let keys = ["a", "b", "c"].map { group.insert(Self.noted(notes, $0)) }
    if let key = keys[0] { group.remove(for: key) }
    group.insert(Self.noted(notes, "d"))
    group.dispose()
    #expect(notes.all == ["a", "b", "c", "d"])
  }

  @Test("what is added to a disposed group, or a released bag, is disposed at once")
  func lateMember() {
    let notes = Notes<String>()
    let group = CompositeDisposable()
    group.dispose()
    #expect(group.insert(Self.noted(notes)) == nil)
    #expect(notes.all.count == 1 && group.count == 0)
  }

  @Test("members added while another thread disposes the group are all disposed", arguments: 0..<100)
  func concurrentGroup(round: Int) {
    let notes = Notes<String>()
    let group = CompositeDisposable()
    onThreads(3) { index in
      if index == 0 { return group.dispose() }
      for _ in 0..<20 { group.insert(Self.noted(notes)) }
    }
    #expect(notes.all.count == 40 && group.count == 0)
  }

  @Test("SerialDisposable disposes the one before, and what is set after its own disposal")
  func serial() {
    let notes = Notes<String>()
    let serial = SerialDisposable()
    serial.disposable.dispose()
    serial.disposable = Self.noted(notes, "a")
    serial.disposable = Self.noted(notes, "b")
    #expect(notes.all == ["a"] && !serial.isDisposed)
    serial.dispose()
    serial.dispose()
    serial.disposable = Self.noted(notes, "c")
    #expect(notes.all == ["a", "b", "c"] && serial.isDisposed)
    serial.disposable.dispose()
  }

  @Test("what several threads set in a SerialDisposable is all disposed", arguments: 0..<100)
  func concurrentSerial(round: Int) {
    let notes = Notes<String>()
    let serial = SerialDisposable()
    onThreads(3) { index in
      if index == 0 { return serial.dispose() }
      for _ in 0..<20 { serial.disposable = Self.noted(notes) }
    }
    #expect(notes.all.count == 40)
  }

  @Test("SingleAssignmentDisposable disposes what it is given, before or after")
  func singleAssignment() {
    let notes = Notes<String>()
    let before = SingleAssignmentDisposable()
    before.setDisposable(Self.noted(notes, "before"))
    before.dispose()
    let after = SingleAssignmentDisposable()
    after.dispose()
    after.setDisposable(Self.noted(notes, "after"))
    #expect(notes.all == ["before", "after"] && before.isDisposed && after.isDisposed)
  }

  @Test("BooleanDisposable remembers that it was disposed")
  func boolean() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed && BooleanDisposable(isDisposed: true).isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
  }
}
