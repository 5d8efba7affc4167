import SluiceStreams
import Testing

@Suite("Scope")
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
}
