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
private final class Sampling<Element> {
  enum Input {
    case element(Element)
    case sourceEnd(Termination)
    case tick
    case samplerEnd(Termination)
  }

  /// Touched by the gate's owner only.
  struct State {
    var latest: Element?
    var hasSourceEnded = false
    var hasSamplerEnded = false
    var isDone = false
  }

  private let sink: Sink<Element>
  private let scope: Scope
  private let defaultValue: Element?
  private let gate = Gate<Input>()
  private let state = StateBox.make(State())

  init(_ sink: Sink<Element>, _ scope: Scope, _ defaultValue: Element?) {
    self.sink = sink
    self.scope = scope
    self.defaultValue = defaultValue
  }

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

  private func handle(_ input: Input) {
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

  private func send() {
    if let element = state.value.latest.take() ?? defaultValue { sink.next(element) }
    if state.value.hasSourceEnded, !scope.isDisposed { finish(.completed) }
  }

  private func finish(_ end: Termination) {
    state.value.isDone = true
    sink.finish(end, scope)
  }
}
