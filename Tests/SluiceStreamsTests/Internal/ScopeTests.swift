import SluiceStreams
import TestSupport
import Testing

@Suite("Scope", .leakChecked)
struct ScopeTests {
  @Test("ends with its parent, or earlier, and is then forgotten")
  func children() {
    let parent = Scope()
    let children = (0..<3).map { _ in parent.child() }
    #expect(parent.count == 3)
    parent.finish(children[1])
    parent.finish(children[1])
    #expect(parent.count == 2 && children[1].isDisposed && !children[0].isDisposed)
    let next = parent.child()
    parent.finish(children[1])
    #expect(parent.count == 3 && !next.isDisposed)
    parent.dispose()
    #expect(children.allSatisfy(\.isDisposed) && next.isDisposed && parent.child().isDisposed)
  }

  @Test("finishing 10,000 children leaves nothing behind")
  func bookkeeping() {
    let parent = Scope()
    for _ in 0..<10_000 { parent.finish(parent.child()) }
    #expect(parent.count == 0)
  }

  @Test("children made and finished while another thread disposes all end", arguments: 0..<100)
  func concurrency(round: Int) {
    let parent = Scope()
    let all = Notes<Scope>()
    onThreads(3) { index in
      if index == 0 { return parent.dispose() }
      for step in 0..<20 {
        let child = parent.child()
        all.add(child)
        if step.isMultiple(of: 2) { parent.finish(child) }
      }
    }
    #expect(all.all.allSatisfy(\.isDisposed) && parent.count == 0)
  }

  @Test("disposes in the order in which things were added, whatever has ended in between", arguments: UInt64(1)...20)
  func order(seed: UInt64) {
    var random = QueueTests.Seeded(state: seed)
    let parent = Scope()
    let notes = Notes<Int>()
    var model: [(number: Int, child: Scope?)] = []
    for number in 0..<500 {
      let note = Disposables.create { notes.add(number) }
      switch UInt64.random(in: 0..<10, using: &random) {
      case 0..<2:
        parent.add(note)
        model.append((number, nil))
      case 2..<6:
        let child = parent.child()
        child.add(note)
        model.append((number, child))
      default:
        guard let index = model.indices.randomElement(using: &random), let child = model[index].child else { continue }
        parent.finish(child)
        model.remove(at: index)
      }
      #expect(parent.count == model.count)
    }
    let before = notes.all.count
    parent.dispose()
    #expect(notes.all.dropFirst(before).elementsEqual(model.map(\.number)))
  }

  @Test("a child that another scope is asked to forget is ended, and nothing else is")
  func otherParent() {
    let parents = [Scope(), Scope()]
    let children = parents.map { $0.child() }
    parents[0].finish(children[1])
    #expect(children[1].isDisposed && !children[0].isDisposed && parents[0].count == 1)
  }
}
