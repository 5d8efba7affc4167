import SluiceStreams
import Synchronization
import TestSupport
import Testing

@Suite("DisposeBag", .leakChecked)
struct DisposeBagTests {
  private static func noted(_ notes: Notes<String>, _ name: String) -> any Disposable {
    Disposables.create { notes.add(name) }
  }

  @Test("disposes what it holds when it is released, in order, in each of its forms")
  func forms() {
    let notes = Notes<String>()
    do {
      let bag = DisposeBag()
      Self.noted(notes, "a").disposed(by: bag)
      bag.insert(Self.noted(notes, "b"))
      bag.insert(Self.noted(notes, "c"), Self.noted(notes, "d"))
      bag.insert([Self.noted(notes, "e")])
      bag.insert {
        Self.noted(notes, "f")
        Self.noted(notes, "g")
      }
      #expect(notes.all.isEmpty)
    }
    #expect(notes.all == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("may be made with what it holds")
  func initialisers() {
    let notes = Notes<String>()
    do {
      let bags = [
        DisposeBag(disposing: Self.noted(notes, "a"), Self.noted(notes, "b")),
        DisposeBag {
          Self.noted(notes, "c")
          Self.noted(notes, "d")
        },
      ]
      #expect(notes.all.isEmpty && bags.count == 2)
    }
    #expect(notes.all.sorted() == ["a", "b", "c", "d"])
  }

  @Test("may be made with a list, and its builder takes conditions and loops", arguments: [false, true])
  func builder(flag: Bool) {
    let notes = Notes<String>()
    do {
      let list = DisposeBag(disposing: [Self.noted(notes, "a"), Self.noted(notes, "b")])
      withExtendedLifetime(list) {}
    }
    do {
      let bag = DisposeBag {
        Self.noted(notes, "c")
        if flag { Self.noted(notes, "d") }
        if flag { Self.noted(notes, "e") } else { Self.noted(notes, "f") }
        for name in ["g", "h"] { Self.noted(notes, name) }
        [Self.noted(notes, "i"), Self.noted(notes, "j")]
      }
      withExtendedLifetime(bag) {}
    }
    #expect(notes.all.joined() == (flag ? "abcdeghij" : "abcfghij"))
  }

  @Test("replacing a bag ends the subscriptions of the one before")
  func replacing() {
    let subject = PublishSubject<Int>()
    let log = Recorder<Int>()
    var bag = DisposeBag()
    subject.subscribe(log).disposed(by: bag)
    subject.onNext(1)
    bag = DisposeBag()
    subject.onNext(2)
    #expect(log.elements == [1] && !subject.hasObservers)
    withExtendedLifetime(bag) {}
  }

  @Test("takes disposables from many threads, and disposes them all")
  func concurrency() {
    let notes = Notes<String>()
    let done = Checkpoint()
    let countdown = Countdown(400, done)
    let bags = SerialBag()
    onThreads(4) { _ in
      for _ in 0..<100 {
        bags.insert(
          Disposables.create {
            notes.add("a")
            countdown.step()
          })
      }
    }
    #expect(notes.all.isEmpty)
    bags.release()
    // A thread may hold the bag for a moment longer.
    done.waitHere()
    #expect(notes.all.count == 400)
  }

  /// Holds a bag that can be let go of.
  private final class SerialBag: Sendable {
    private let bag = Guarded<DisposeBag?>(DisposeBag())

    func insert(_ disposable: any Disposable) { bag.withLock { $0 }?.insert(disposable) }
    func release() { _ = bag.withLock { $0.take() } }
  }
}
