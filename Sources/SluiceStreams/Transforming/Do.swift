extension ObservableType {
  /// The same stream, with closures called as its events pass and as its subscription begins and ends.
  ///
  /// - Parameters:
  ///   - onNext: called before an element is passed on.
  ///   - afterNext: called after it was passed on.
  ///   - onError: called before an error is passed on.
  ///   - afterError: called after it was passed on.
  ///   - onCompleted: called before the completion is passed on.
  ///   - afterCompleted: called after it was passed on.
  ///   - onSubscribe: called before the source is subscribed to.
  ///   - onSubscribed: called after the source was subscribed to.
  ///   - onDispose: called once, after the source was disposed, for whatever reason.
  /// - Completes: with its source.
  /// - Fails: with its source, or when a closure throws.
  /// - Ordering: kept; the closures run on the thread that emits, one at a time.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when a closure throws.
  @available(swift, introduced: 6)
  @inlinable
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    accompanied(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  @inlinable
  func accompanied(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let before = EndHandlers(onError: onError, onCompleted: onCompleted)
    let after = EndHandlers(onError: afterError, onCompleted: afterCompleted)
    return AnonymousObservable { sink, scope in
      onSubscribe?()
      // A scope of its own for the source, where its disposal is to come first, also of what the source starts later.
      let upstream = onDispose == nil ? scope : scope.child()
      source.attach(
        Sink(
          next: { element in
            do { try onNext?(element) } catch { return sink.fail(error, scope) }
            sink.next(element)
            guard let afterNext else { return }
            do { try afterNext(element) } catch { if !scope.isDisposed { sink.fail(error, scope) } }
          },
          end: { end in
            do { try before.call(end) } catch { return sink.fail(error, scope) }
            sink.end(end)
            // The stream has ended; an error can only be reported.
            do { try after.call(end) } catch { SluiceErrors.report(error, "error after the end of a stream") }
          }), upstream)
      onSubscribed?()
      if let onDispose { scope.add(Disposables.running(onDispose)) }
    }
  }
}

/// What `do` calls when its source ends.
@usableFromInline
struct EndHandlers {
  private let onError: ((any Error) throws -> Void)?
  private let onCompleted: (() throws -> Void)?

  @usableFromInline
  init(onError: ((any Error) throws -> Void)?, onCompleted: (() throws -> Void)?) {
    self.onError = onError
    self.onCompleted = onCompleted
  }

  @usableFromInline
  func call(_ end: Termination) throws {
    switch end {
    case .error(let error): try onError?(error)
    case .completed: try onCompleted?()
    }
  }
}
