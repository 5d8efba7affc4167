import SluiceStreams
import Synchronization

/// A point of a reactor at which its author may change the stream.
///
/// A stage that was left as it is costs nothing. A stage whose stream failed is connected again when the next element
/// comes; if it fails again at once, the element passes unchanged, so that the reactor never goes deaf.
@usableFromInline
final class TransformStage<Element> {
  private enum Connection {
    case live(Scope)
    case failed
    /// The author's stream completed: nothing passes any more.
    case completed
  }

  /// Light, since most authors give it back as it is.
  private let input = LazySubject<Element>()
  private let stream: Observable<Element>
  private let parent: Scope
  private let output: (Element) -> Void
  private let report: (any Error) -> Void
  private let connection = Guarded(Connection.failed)
  /// The thread that subscribes to the author's stream again at this moment; 0 if none does.
  private let retryingThread = Atomic<UInt>(0)

  /// A stage, or nil if `transform` gave back what it was given; the closures are only made if there is one.
  ///
  /// (A closure that holds its owner weakly makes each retain of the owner slower, for good.)
  init?(
    _ transform: (Observable<Element>) -> Observable<Element>, in parent: @autoclosure () -> Scope,
    output: @autoclosure () -> (Element) -> Void, report: @autoclosure () -> (any Error) -> Void
  ) {
    stream = transform(input)
    if stream === input { return nil }
    self.parent = parent()
    self.output = output()
    self.report = report()
  }

  @usableFromInline
  func send(_ element: Element) {
    switch connection.withLock({ $0 }) {
    case .live: input.send(element)
    case .completed: return
    case .failed:
      connect(isRetry: true)
      if case .live = connection.withLock({ $0 }) { input.send(element) } else { output(element) }
    }
  }

  /// Subscribes to the author's stream; an error that comes at once on a retry has been reported before.
  func connect(isRetry: Bool = false) {
    let scope = parent.child()
    connection.withLock { $0 = .live(scope) }
    if isRetry { retryingThread.store(ThreadID.current.rawValue, ordering: .relaxed) }
    Trampoline.run {
      stream.attach(
        Sink(
          next: { [self] element in if !scope.isDisposed { output(element) } },
          end: { [self] end in ended(end, scope) }), scope)
    }
    if isRetry { retryingThread.store(0, ordering: .relaxed) }
  }

  private func ended(_ end: Termination, _ scope: Scope) {
    let isKnown = retryingThread.load(ordering: .relaxed) == ThreadID.current.rawValue
    let isCurrent = connection.withLock { connection in
      guard case .live(let current) = connection, current === scope else { return false }
      if case .error = end { connection = .failed } else { connection = .completed }
      return true
    }
    parent.finish(scope)
    if isCurrent, !isKnown, case .error(let error) = end { report(error) }
  }
}
