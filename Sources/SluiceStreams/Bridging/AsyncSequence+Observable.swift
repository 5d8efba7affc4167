extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The sequence as a stream.
  ///
  ///     lines.asObservable().bind(to: label.rx.text)
  ///
  /// Each subscription iterates in a task of its own, which does not inherit the caller's actor. A sequence that can only
  /// be iterated once, like `AsyncStream`, is to be subscribed to once, or shared.
  ///
  /// - Completes: when the sequence ends.
  /// - Fails: when the sequence throws; what it throws after the subscription was disposed is not an error.
  /// - Ordering: kept.
  /// - Reentrancy: the next element is asked for when the one before has been delivered.
  /// - Cancellation: cancels the task.
  @available(swift, introduced: 6)
  public func asObservable() -> Observable<Element> {
    iterated()
  }
}

extension AsyncSequence {
  func iterated() -> Observable<Element> {
    let sequence = self
    // The sequence is Sendable in Swift 6 code; Swift 5 code answers for what it hands to the task. It is only read.
    let iterate = Unchecked<(AnyObserver<Element>) async throws -> Void>({ observer in
      for try await element in sequence {
        if Task.isCancelled { return }
        observer.onNext(element)
      }
    })
    return Observable.working(priority: nil, detached: true) { observer, _ in try await iterate.value(observer) }
  }
}
