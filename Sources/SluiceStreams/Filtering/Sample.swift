extension ObservableType {
  /// The latest element each time `sampler` sends, if it was not sent yet; otherwise `defaultValue`, if there is one.
  ///
  ///     position.sample(Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
  ///
  /// The completion of `sampler` is a last reason to send.
  ///
  /// - Completes: when its source has completed, the next time that `sampler` sends or when that has completed.
  /// - Fails: with its source, or with `sampler`.
  /// - Ordering: kept; elements are sent where `sampler` sends. The source is subscribed to before `sampler`.
  /// - Reentrancy: what arrives while an element is delivered is handled after it.
  /// - Cancellation: ends both; each is disposed as soon as it has ended.
  @inlinable
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let ticks = sampler.asObservable()
    return AnonymousObservable { sink, scope in
      let sampling = Sampling(sink, scope, defaultValue)
      sampling.follow(source, next: Sampling.Input.element, end: Sampling.Input.sourceEnd)
      if !scope.isDisposed { sampling.follow(ticks, next: { _ in .tick }, end: Sampling.Input.samplerEnd) }
    }
  }
}

/// One subscription to a source and its sampler; handles their events one at a time.
@usableFromInline
final class Sampling<Element> {
  @usableFromInline
  enum Input {
    case element(Element)
    case sourceEnd(Termination)
    case tick
    case samplerEnd(Termination)
  }

  /// Touched by the gate's owner only.
  @usableFromInline
  struct State {
    @usableFromInline var latest: Element?
    @usableFromInline var hasSourceEnded = false
    @usableFromInline var hasSamplerEnded = false
    @usableFromInline var isDone = false
  }

  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope
  @usableFromInline let defaultValue: Element?
  @usableFromInline let gate = Gate<Input>()
  @usableFromInline let state = StateBox.make(State())

  @inlinable
  init(_ sink: Sink<Element>, _ scope: Scope, _ defaultValue: Element?) {
    self.sink = sink
    self.scope = scope
    self.defaultValue = defaultValue
  }

  @inlinable
  func follow<Upstream>(
    _ source: Observable<Upstream>, next: @escaping (Upstream) -> Input, end: @escaping (Termination) -> Input
  ) {
    let upstream = scope.child()
    source.attach(
      Sink(
        next: { [self] in gate.run(next($0), handle) },
        end: { [self] in
          gate.run(end($0), handle)
          scope.finish(upstream)
        }), upstream)
  }

  @inlinable
  func handle(_ input: Input) {
    guard !scope.isDisposed, !state.value.isDone else { return }
    switch input {
    case .element(let element):
      state.value.latest = element
    case .sourceEnd(.completed):
      state.value.hasSourceEnded = true
      if state.value.hasSamplerEnded { finish(.completed) }
    case .tick:
      send()
    case .samplerEnd(.completed):
      state.value.hasSamplerEnded = true
      send()
    case .sourceEnd(let end), .samplerEnd(let end):
      finish(end)
    }
  }

  @inlinable
  func send() {
    if let element = state.value.latest.take() ?? defaultValue { sink.next(element) }
    if state.value.hasSourceEnded, !scope.isDisposed { finish(.completed) }
  }

  @inlinable
  func finish(_ end: Termination) {
    state.value.isDone = true
    sink.finish(end, scope)
  }
}
