extension ObservableType {
  /// The stream with its events sent on `scheduler`.
  ///
  ///     parsed.observe(on: MainScheduler.instance).bind(to: label)
  ///
  /// Events wait in a queue of the subscription. A turn of the scheduler sends those that wait when it begins; under
  /// virtual time, one. The next turn is asked for when a turn is over, so that turns never overlap, also on a
  /// concurrent scheduler.
  ///
  /// - Completes: with its source, after the elements that wait.
  /// - Fails: with its source, after the elements that wait.
  /// - Ordering: that in which the events arrived, from whichever thread.
  /// - Reentrancy: an element sent from inside the delivery of another waits for a later turn.
  /// - Cancellation: drops the elements that wait.
  @available(swift, introduced: 6)
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable {
    observing(on: scheduler)
  }

  @inlinable
  func observing(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let stage = ObserveOnStage(scheduler, sink, scope)
      let upstream = scope.child()
      source.attach(
        Sink(
          next: { stage.take(.next($0)) },
          end: { end in
            stage.take(end.event())
            scope.finish(upstream)
          }), upstream)
    }
  }
}

@usableFromInline
final class ObserveOnStage<Element>: @unchecked Sendable {
  // The queue is behind a lock; the sink is called by one turn at a time, and turns follow one another.
  @usableFromInline
  struct State {
    @usableFromInline var queue = Fifo<Event<Element>>()
    /// Whether a turn is asked for or under way.
    @usableFromInline var isScheduled = false

    @inlinable
    mutating func takeBatch(isStepped: Bool) -> Fifo<Event<Element>> {
      var batch = Fifo<Event<Element>>()
      if isStepped {
        if let event = queue.popFirst() { batch.append(event) }
      } else {
        swap(&batch, &queue)
      }
      return batch
    }
  }

  @usableFromInline let state = Guarded(State())
  /// A turn that is asked for while another is being scheduled waits until that has returned, so that a scheduler which
  /// runs work at once makes a loop of them.
  @usableFromInline let turns = Gate<Void>()
  @usableFromInline let scheduler: any ImmediateSchedulerType
  @usableFromInline let isStepped: Bool
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope

  @inlinable
  init(_ scheduler: any ImmediateSchedulerType, _ sink: Sink<Element>, _ scope: Scope) {
    self.scheduler = scheduler
    isStepped = scheduler is any SteppedScheduler
    self.sink = sink
    self.scope = scope
  }

  @inlinable
  func take(_ event: Event<Element>) {
    let isFirst = state.withLock { state in
      state.queue.append(event)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { turns.run((), scheduleTurn) }
  }

  @inlinable
  func scheduleTurn() {
    let turn = scope.child()
    turn.add(
      scheduler.schedule(turn) { [self] turn in
        if !turn.isDisposed {
          scope.finish(turn)
          runTurn()
        }
        return Disposables.create()
      })
  }

  @inlinable
  func runTurn() {
    var batch = state.withLock { $0.takeBatch(isStepped: isStepped) }
    while let event = batch.popFirst() {
      guard !scope.isDisposed else { return }
      sink.on(event)
    }
    let isMore = state.withLock { state in
      state.isScheduled = !state.queue.isEmpty
      return state.isScheduled
    }
    if isMore { turns.run((), scheduleTurn) }
  }
}
