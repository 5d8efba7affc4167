extension ObservableType {
  /// The stream, subscribed to and disposed on `scheduler`; its events arrive where its source sends them.
  ///
  ///     directoryListing.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  ///
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: nothing more is sent at once; the source is disposed in the scheduler's turn. When the source ends
  ///   by itself, it is disposed where it ends.
  @available(swift, introduced: 6)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable {
    subscribing(on: scheduler)
  }

  func subscribing(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      // Not a child of `scope`, for it ends later: in the scheduler's turn.
      let upstream = Scope(beside: scope)
      let life = scope.child()
      life.add(ScheduledDisposal(upstream, scheduler))
      let guarded = Sink<Element>(
        next: { element in if !scope.isDisposed { sink.next(element) } },
        end: { end in
          if !scope.isDisposed { sink.end(end) }
          upstream.dispose()
          scope.finish(life)
        })
      // Used once, by the scheduler's turn, and afterwards by the source alone.
      let attachment = Unchecked((source: source, sink: guarded))
      life.add(
        scheduler.schedule(()) { _ in
          if !scope.isDisposed { attachment.value.source.attach(attachment.value.sink, entering: upstream) }
          return Disposables.create()
        })
    }
  }
}

/// Disposes a scope in a turn of a scheduler, unless it has ended by then.
private struct ScheduledDisposal: Disposable {
  let scope: Scope
  let scheduler: any ImmediateSchedulerType

  init(_ scope: Scope, _ scheduler: any ImmediateSchedulerType) {
    self.scope = scope
    self.scheduler = scheduler
  }

  func dispose() {
    guard !scope.isDisposed else { return }
    _ = scheduler.schedule(scope) { scope in
      scope.dispose()
      return Disposables.create()
    }
  }
}
