import TestSupport
import Testing

@testable import SluiceStreams

struct LazyTests {
  private final class Made: Sendable {
    let log: Counter

    init(_ log: Counter) {
      self.log = log
      log.add()
    }

    deinit {
      log.add(-1)
    }
  }

  @Test("is empty until it is asked for its object, then gives the same one, and lets go of it at the end")
  func once() {
    let living = Counter()
    do {
      let lazy = Lazy<Made>()
      #expect(lazy.object == nil)
      let object = lazy.object(orMake: Made(living))
      let again = lazy.object(orMake: Made(living))
      let known = lazy.object
      #expect(object === again && object === known)
      #expect(living.value == 1)
    }
    #expect(living.value == 0)
  }

  @Test("of several objects that are made at the same time the first is kept, and all are given that one")
  func race() {
    let living = Counter()
    for _ in 0..<500 {
      let shared = Shared()
      let seen = Notes<ObjectIdentifier>()
      onThreads(4) { _ in seen.add(ObjectIdentifier(shared.lazy.object(orMake: Made(living)))) }
      #expect(Set(seen.all).count == 1 && seen.all.count == 4)
      #expect(living.value == 1)
    }
    #expect(living.value == 0)
  }

  private final class Shared: Sendable {
    let lazy = Lazy<Made>()
  }
}
