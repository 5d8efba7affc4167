/// How a stream of streams becomes one stream.
@usableFromInline
enum FlatteningStrategy: Sendable {
  /// Subscribes to each inner stream as it comes, up to a number at a time; the others wait their turn.
  case merge(maxConcurrent: Int)
  /// Subscribes to the newest inner stream only.
  case latest
  /// Subscribes to the next inner stream only when none runs.
  case first
}

/// What a flattening stage knows: which inner streams run, which wait, and whether more can come.
@usableFromInline
struct FlatteningState<Waiting> {
  @usableFromInline
  enum Arrival {
    case start
    case replace(Scope)
    case wait
    case drop
  }

  @usableFromInline var running = 0
  @usableFromInline var current: Scope?
  @usableFromInline var waiting = Fifo<Waiting>()
  @usableFromInline var sourceEnded = false
  /// Whether a thread is subscribing to what waits; it goes on until nothing can start.
  @usableFromInline var isPumping = false

  @inlinable
  mutating func arrive(_ element: @autoclosure () -> Waiting, _ strategy: FlatteningStrategy) -> Arrival {
    switch strategy {
    case .merge(let limit):
      guard limit < .max else { return .start }
      waiting.append(element())
      return .wait
    case .latest:
      guard let previous = current.take() else { return .start }
      running -= 1
      return .replace(previous)
    case .first:
      return running > 0 ? .drop : .start
    }
  }

  @inlinable
  mutating func nextToStart(_ limit: Int) -> Waiting? {
    guard running < limit, let element = waiting.popFirst() else { return nil }
    running += 1
    return element
  }

  @inlinable var isFinished: Bool {
    sourceEnded && running == 0 && waiting.isEmpty
  }
}

/// One subscription to a stream of streams.
///
///     source ──▶ Flattening.accept ──▶ selector ──▶ inner stream ──▶ SerializedSink ──▶ sink
///
/// What to do is decided under the lock of `state`, and done outside of it. The selector is held by the source's sink and
/// by the elements that wait for it, not by the inner streams: they may outlive the source.
@usableFromInline
final class Flattening<Source, Inner: ObservableConvertibleType> {
  @usableFromInline typealias Selector = (Source) throws -> Inner
  @usableFromInline typealias Waiting = (element: Source, selector: Selector)

  @usableFromInline let strategy: FlatteningStrategy
  @usableFromInline let output: SerializedSink<Inner.Element>
  @usableFromInline let scope: Scope
  @usableFromInline let state = Guarded(FlatteningState<Waiting>())

  @inlinable
  init(_ strategy: FlatteningStrategy, _ sink: Sink<Inner.Element>, _ scope: Scope) {
    self.strategy = strategy
    self.scope = scope
    output = SerializedSink(sink.closing(scope), scope)
  }

  /// Subscribes to the source of inner streams.
  @inlinable
  func start(_ source: Observable<Source>, _ selector: @escaping Selector) {
    let upstream = scope.child()
    source.attach(
      Sink(
        next: { [self] element in accept(element, selector) },
        end: { [self] end in
          scope.finish(upstream)
          sourceEnded(end)
        }), upstream)
  }

  /// Subscribes to what `sources` holds, without the turns that a stream of them would take.
  @inlinable
  func start(_ sources: [Source], _ selector: @escaping Selector) {
    for source in sources where !scope.isDisposed { accept(source, selector) }
    sourceEnded(.completed)
  }

  @inlinable
  func accept(_ element: Source, _ selector: @escaping Selector) {
    // Without a limit nothing waits, and nothing has to be decided.
    if case .merge(maxConcurrent: .max) = strategy { return subscribe(to: element, selector, counted: false) }
    switch state.withLock({ $0.arrive((element, selector), strategy) }) {
    case .drop: return
    case .wait: pump()
    case .start: subscribe(to: element, selector, counted: false)
    case .replace(let previous):
      scope.finish(previous)
      subscribe(to: element, selector, counted: false)
    }
  }

  @inlinable
  func sourceEnded(_ end: Termination) {
    guard case .completed = end else { return output.end(end, from: scope) }
    let isFinished = state.withLock { state in
      state.sourceEnded = true
      return state.isFinished
    }
    if isFinished { output.end(.completed, from: scope) }
  }

  /// Subscribes to what waits, for as long as the limit allows; a loop, so that inner streams that end at once
  /// take no stack.
  @inlinable
  func pump() {
    guard case .merge(let limit) = strategy else { return }
    let isMine = state.withLock { state in
      defer { state.isPumping = true }
      return !state.isPumping
    }
    guard isMine else { return }
    while let (element, selector) = nextOrStop(limit) {
      subscribe(to: element, selector, counted: true)
    }
  }

  @inlinable
  func nextOrStop(_ limit: Int) -> Waiting? {
    state.withLock { state in
      if !scope.isDisposed, let next = state.nextToStart(limit) { return next }
      state.isPumping = false
      return nil
    }
  }

  @inlinable
  func subscribe(to element: Source, _ selector: Selector, counted: Bool) {
    let inner: Observable<Inner.Element>
    do { inner = try selector(element).asObservable() } catch { return output.end(.error(error), from: scope) }
    if sendAtOnce(inner) { return counted ? leave() : () }
    let turn = scope.child()
    state.withLock { state in
      if !counted { state.running += 1 }
      state.current = turn
    }
    // What an inner stream has sent counts until another takes its turn. Its own scope ends as soon as it has, while
    // its last events may still wait in the output.
    var (source, upstream) = (scope, turn)
    if case .latest = strategy { (source, upstream) = (turn, turn.child()) }
    inner.attach(
      Sink(
        next: { [output, source] element in output.next(element, from: source) },
        end: { [self, source] end in innerEnded(end, turn, from: source) }), upstream)
  }

  /// Sends what a stream holds that ends at once, which needs no scope and no place among those that run.
  @inlinable
  func sendAtOnce(_ inner: Observable<Inner.Element>) -> Bool {
    switch inner.shape {
    case .just:
      let element = unsafeDowncast(inner, to: JustObservable<Inner.Element>.self).element
      // What waits in the output counts only until another stream takes its turn, which a scope of its own tells.
      if case .latest = strategy { return output.nextIfFree(element) }
      output.next(element, from: scope)
      return true
    case .empty: return true
    case .general: return false
    }
  }

  /// Takes a stream that was counted off the count.
  @inlinable
  func leave() {
    let isFinished = state.withLock { state in
      state.running -= 1
      return state.isFinished
    }
    if isFinished { output.end(.completed, from: scope) }
  }

  @inlinable
  func innerEnded(_ end: Termination, _ turn: Scope, from source: Scope) {
    guard case .completed = end else { return output.end(end, from: source) }
    let isFinished: Bool? = state.withLock { state in
      // A stream that was replaced has been taken off the count already.
      if case .latest = strategy, state.current !== turn { return nil }
      state.running -= 1
      if state.current === turn { state.current = nil }
      return state.isFinished
    }
    output.finish(turn)
    guard let isFinished else { return }
    if isFinished { output.end(.completed, from: scope) } else { pump() }
  }
}

extension ObservableType {
  @inlinable
  func flatten<Inner: ObservableConvertibleType>(
    _ strategy: FlatteningStrategy, _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      Flattening(strategy, sink, scope).start(source, selector)
    }
  }
}
