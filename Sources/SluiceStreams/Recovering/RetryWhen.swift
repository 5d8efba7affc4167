extension ObservableType {
  /// The stream, subscribed to again after a failure when the stream that `notificationHandler` made says so.
  ///
  ///     request.retry(when: { errors in errors.take(3) })
  ///
  /// The handler is called once for each subscription, with the stream of the errors. While an attempt waits after its
  /// failure, an element of the stream it made begins the next attempt; at other times elements are ignored.
  ///
  /// - Completes: with its source, or, after a failure, when the handler's stream has completed.
  /// - Fails: after a failure, when the handler's stream has failed; with an error of the source that is no `Failure`.
  /// - Ordering: kept; each attempt is disposed before its error is sent to the handler's stream.
  /// - Reentrancy: an attempt that fails at once takes no stack, however many there are.
  /// - Cancellation: ends the attempt and the handler's stream.
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retrying(when: notificationHandler)
  }

  func retrying<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let errors = PublishSubject<Failure>()
      let attempts = Attempts(
        of: source, SerializedSink(sink.closing(scope), scope), scope,
        onFailure: { error in
          guard let failure = error as? Failure else { return false }
          errors.onNext(failure)
          return true
        })
      attempts.follow(notificationHandler(errors).asObservable())
    }
  }

  /// The stream, subscribed to again after any failure when the stream that `notificationHandler` made says so.
  ///
  /// As the form for one type of error.
  @_disfavoredOverload
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retryingAny(when: notificationHandler)
  }

  func retryingAny<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let errors = PublishSubject<any Error>()
      let attempts = Attempts(
        of: source, SerializedSink(sink.closing(scope), scope), scope,
        onFailure: { error in
          errors.onNext(error)
          return true
        })
      attempts.follow(notificationHandler(errors).asObservable())
    }
  }
}

/// The attempts of one subscription to `retry(when:)`.
private final class Attempts<Element> {
  enum Input {
    case start
    case failure(any Error)
    case trigger
    case triggerEnd(Termination)
  }

  /// Where the attempts stand; touched by the gate's owner only.
  struct State {
    var isWaiting = false
    var triggerEnd: Termination?
  }

  private let source: Observable<Element>
  private let below: SerializedSink<Element>
  private let scope: Scope
  /// Sends a failure on; false if it is none that the trigger is asked about.
  private let onFailure: (any Error) -> Bool
  private let gate = Gate<Input>()
  private let state = StateBox.make(State())

  init(
    of source: Observable<Element>, _ below: SerializedSink<Element>, _ scope: Scope,
    onFailure: @escaping (any Error) -> Bool
  ) {
    self.source = source
    self.below = below
    self.scope = scope
    self.onFailure = onFailure
  }

  /// Listens to the trigger, then makes the first attempt.
  func follow<Signal>(_ trigger: Observable<Signal>) {
    let triggerScope = scope.child()
    trigger.attach(
      Sink(
        next: { [self] _ in gate.run(.trigger, handle) },
        end: { [self] end in
          gate.run(.triggerEnd(end), handle)
          scope.finish(triggerScope)
        }), triggerScope)
    gate.run(.start, handle)
  }

  private func handle(_ input: Input) {
    guard !scope.isDisposed else { return }
    switch input {
    case .start:
      attempt()
    case .failure(let error):
      if let end = state.value.triggerEnd { return below.end(end, from: scope) }
      state.value.isWaiting = true
      if !onFailure(error) { below.end(.error(error), from: scope) }
    case .trigger:
      guard state.value.isWaiting else { return }
      state.value.isWaiting = false
      attempt()
    case .triggerEnd(let end):
      if state.value.isWaiting { below.end(end, from: scope) } else { state.value.triggerEnd = end }
    }
  }

  private func attempt() {
    let current = scope.child()
    source.attach(
      Sink(
        next: { [below, scope] in below.next($0, from: scope) },
        end: { [self] end in
          scope.finish(current)
          switch end {
          case .completed: below.end(end, from: scope)
          case .error(let error): gate.run(.failure(error), handle)
          }
        }), entering: current)
  }
}
