import SluiceStreams
import Synchronization
import TestSupport

/// A source for the laws: hot, counts its subscriptions, and whether each was disposed.
final class Probe: Sendable {
  let subject = PublishSubject<Int>()
  let subscribed = Counter()
  let disposed = Counter()

  /// The subject's elements, with every subscription counted.
  var source: Observable<Int> {
    subject.do(
      onSubscribe: { [subscribed] in subscribed.add() },
      onDispose: { [disposed] in disposed.add() })
  }

  /// How many subscriptions to the source live.
  var live: Int {
    subscribed.value - disposed.value
  }

  func send(_ elements: Int...) {
    for element in elements { subject.onNext(element) }
  }
}

/// Fails if events overlap or follow an end; remembers the elements.
final class StrictObserver: ObserverType, Sendable {
  private let isBusy = Atomic(false)
  private let ending = Guarded<String?>(nil)
  private let received = Guarded<[Int]>([])
  private let broken = Guarded<[String]>([])
  private let reaction: @Sendable (Int) -> Void

  init(reaction: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.reaction = reaction
  }

  var elements: [Int] {
    received.withLock { $0 }
  }

  var hasEnded: Bool {
    end != nil
  }

  /// The end, as text.
  var end: String? {
    ending.withLock { $0 }
  }

  /// What the stream did that it may not do.
  var violations: [String] {
    broken.withLock { $0 }
  }

  func on(_ event: Event<Int>) {
    if isBusy.exchange(true, ordering: .acquiringAndReleasing) { violation("\(event) overlaps another event") }
    if hasEnded { violation("\(event) after the end") }
    switch event {
    case .next(let element):
      received.withLock { $0.append(element) }
      reaction(element)
    case .error(let error): ending.withLock { $0 = "error(\(error))" }
    case .completed: ending.withLock { $0 = "completed" }
    }
    isBusy.store(false, ordering: .releasing)
  }

  private func violation(_ text: String) {
    broken.withLock { $0.append(text) }
  }
}
