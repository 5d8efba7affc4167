import Synchronization

/// The outcome of a trait that is being created; the first one counts, from whatever thread it comes.
final class Outcome<Element>: @unchecked Sendable {
  // The observer comes from `create`, which serializes what it is given.
  private let observer: AnyObserver<Element>
  private let isDecided = Atomic(false)

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  func succeed(_ element: Element) {
    guard decide() else { return }
    observer.onNext(element)
    observer.onCompleted()
  }

  func end(_ end: Termination) {
    if decide() { observer.on(end.event()) }
  }

  private func decide() -> Bool {
    !isDecided.exchange(true, ordering: .acquiringAndReleasing)
  }
}
