/// Sends the elements of an asynchronous effect.
public struct Send<Element: Sendable>: Sendable {
  private let observer: AnyObserver<Element>
  private let scope: Scope

  init(_ observer: AnyObserver<Element>, _ scope: Scope) {
    self.observer = observer
    self.scope = scope
  }

  /// Sends `element`; after the effect has been cancelled, nothing.
  public func callAsFunction(_ element: Element) {
    if !scope.isDisposed { observer.onNext(element) }
  }
}

extension ObservableType where Element: Sendable {
  /// A stream of what an asynchronous operation sends.
  ///
  ///     return .run { send in
  ///       send(.setLoading(true))
  ///       send(.setMessages(try await api.messages()))
  ///     }
  ///
  /// Each subscription starts a task of its own, which does not inherit the caller's actor.
  ///
  /// - Completes: when `operation` returns.
  /// - Fails: when `operation` throws; a `CancellationError` after the subscription was disposed is not an error.
  /// - Ordering: as sent.
  /// - Reentrancy: an element sent while another is delivered is delivered after it.
  /// - Cancellation: cancels the task; what it sends afterwards is dropped.
  public static func run(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable (_ send: Send<Element>) async throws -> Void
  ) -> Observable<Element> {
    working(priority: priority, detached: true) { observer, scope in try await operation(Send(observer, scope)) }
  }
}

extension ObservableType {
  /// A stream that is sent by a task of its own for each subscription.
  ///
  /// It completes when `work` returns, and fails when it throws.
  static func working(
    priority: TaskPriority?, detached: Bool,
    _ work: @escaping @Sendable (AnyObserver<Element>, Scope) async throws -> Void
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      // Lets go of the stage below when the subscription ends, also if the task goes on.
      let output = SerializedSink(sink.closing(scope), scope)
      // Serialized, whichever thread runs the task.
      let observer = Unchecked(AnyObserver<Element>(unchecked: output.on))
      scope.task(priority: priority, detached: detached) {
        do {
          try await work(observer.value, scope)
          observer.value.onCompleted()
        } catch { observer.value.onError(error) }
      }
    }
  }
}
