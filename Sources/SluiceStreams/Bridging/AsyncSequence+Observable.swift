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
    return .working(priority: nil, detached: true) { try await iterate.value($0) }
  }
}

extension Observable {
  /// A stream that is sent by a task of its own for each subscription.
  ///
  /// It completes when `work` returns, and fails when it throws.
  static func working(
    priority: TaskPriority?, detached: Bool, _ work: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      // Lets go of the stage below when the subscription ends, also if the task goes on.
      let output = SerializedSink(sink.closing(scope), scope)
      // Serialized, whichever thread runs the task.
      let observer = Unchecked(AnyObserver<Element>(unchecked: output.on))
      let body: @Sendable () async -> Void = {
        do {
          try await work(observer.value)
          observer.value.onCompleted()
        } catch { observer.value.onError(error) }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: body) : Task(priority: priority, operation: body)
      scope.add(Disposables.running(task.cancel))
    }
  }
}
