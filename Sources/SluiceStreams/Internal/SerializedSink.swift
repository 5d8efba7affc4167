/// The way down for events that come from several places: one at a time, in arrival order, nothing after the end.
@usableFromInline
final package class SerializedSink<Element> {
  @usableFromInline
  enum Input {
    /// An event, and the scope of the upstream that sent it: dropped if that scope has ended by the time it is its turn.
    case event(Event<Element>, from: Scope)
    /// An upstream has ended: its scope is finished after the events that it sent before.
    case finished(Scope)
    case release
  }

  @usableFromInline let gate = Gate<Input>()
  /// The stage below, until the end; touched by the gate's owner only.
  @usableFromInline let sink: StateBox<Sink<Element>?>
  /// The scope of the stage below.
  @usableFromInline package let scope: Scope
  #if DEBUG
    @usableFromInline let entry = ResourceEntry(SerializedSink<Element>.self)
  #endif

  @inlinable
  package init(_ sink: Sink<Element>, _ scope: Scope) {
    self.sink = .make(sink)
    self.scope = scope
    scope.add(Release(self))
  }

  /// Sends an element, if `source` and the stage below still live when its turn comes.
  @inlinable
  package func next(_ element: Element, from source: Scope) {
    if gate.enterIfFree() {
      if !source.isDisposed, let sink = sink.value { sink.next(element) }
      gate.leave(handle)
    } else {
      gate.run(.event(.next(element), from: source), handle)
    }
  }

  /// Sends an element if nobody else is sending, and the stage below still lives; whether it was not in the way.
  @inlinable
  package func nextIfFree(_ element: Element) -> Bool {
    guard gate.enterIfFree() else { return false }
    if !scope.isDisposed, let sink = sink.value { sink.next(element) }
    gate.leave(handle)
    return true
  }

  /// Sends the end, if `source` and the stage below still live when its turn comes.
  @inlinable
  package func end(_ end: Termination, from source: Scope) {
    gate.run(.event(end.event(), from: source), handle)
  }

  /// Finishes the scope of an upstream that has ended, once all that it sent has gone through.
  @inlinable
  package func finish(_ source: Scope) {
    gate.run(.finished(source), handle)
  }

  @inlinable
  package func on(_ event: Event<Element>) {
    gate.run(.event(event, from: scope), handle)
  }

  @inlinable
  func handle(_ input: Input) {
    switch input {
    case .release:
      sink.value = nil
    case .finished(let source):
      scope.finish(source)
    case .event(let event, let source):
      guard !source.isDisposed, let below = sink.value else { return }
      if event.isStopEvent { sink.value = nil }
      below.on(event)
    }
  }

  /// Lets go of the stage below when its scope ends; the scope lets go of this then.
  ///
  /// Upstreams that can send nothing any more, since their subjects are gone, let go of the sink without an end:
  ///
  ///     upstreams ──strong──▶ SerializedSink ──strong──▶ Sink ──strong──▶ Scope ──strong──▶ Release ──weak──▶ SerializedSink
  @usableFromInline
  final class Release: Disposable, @unchecked Sendable {
    // Set once; only `handle` is reached through the owner, by way of its gate.
    @usableFromInline weak var owner: SerializedSink<Element>?

    @inlinable
    init(_ owner: SerializedSink<Element>) {
      self.owner = owner
    }

    @inlinable
    func dispose() {
      guard let owner else { return }
      owner.gate.run(.release, owner.handle)
    }
  }
}
