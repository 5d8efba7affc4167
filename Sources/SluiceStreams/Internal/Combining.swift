/// One subscription to several sources whose elements are joined.
@usableFromInline
final class Combining<Result> {
  /// Whoever owns the gate touches the lanes and the sink; others leave their step here.
  @usableFromInline let gate = Gate<() -> Void>()
  @usableFromInline let board: StateBox<LaneBoard>
  @usableFromInline let sink: StateBox<Sink<Result>?>
  @usableFromInline let scope: Scope
  /// Makes the next result of what the lanes hold; nil if it cannot.
  @usableFromInline let makeResult: () throws -> Result?

  @inlinable
  init(_ board: StateBox<LaneBoard>, _ sink: Sink<Result>, _ scope: Scope, _ makeResult: @escaping () throws -> Result?)
  {
    self.board = board
    self.sink = .make(sink)
    self.scope = scope
    self.makeResult = makeResult
  }

  @inlinable
  func connect<Element>(_ source: Observable<Element>, _ lane: Lane<Element>) {
    guard !scope.isDisposed else { return }
    let upstream = scope.child()
    source.attach(
      Sink(
        next: { [self] element in
          if gate.enterIfFree() {
            accept(element, lane)
            gate.leave { step in step() }
          } else {
            perform { self.accept(element, lane) }
          }
        },
        end: { [self] end in perform { self.ended(end, lane, upstream) } }), upstream)
  }

  @inlinable
  func perform(_ step: @escaping () -> Void) {
    gate.run(step) { step in step() }
  }

  @inlinable
  func accept<Element>(_ element: Element, _ lane: Lane<Element>) {
    guard !scope.isDisposed, let sink = sink.value else { return }
    lane.put(element)
    guard board.value.empty == 0 else { return }
    do {
      if let result = try makeResult() { sink.next(result) }
    } catch {
      return finish(.error(error))
    }
    if board.value.isExhausted { finish(.completed) }
  }

  @inlinable
  func ended<Element>(_ end: Termination, _ lane: Lane<Element>, _ upstream: Scope) {
    scope.finish(upstream)
    guard case .completed = end else { return finish(end) }
    lane.end()
    if board.value.isFinished { finish(.completed) }
  }

  @inlinable
  func finish(_ end: Termination) {
    guard let sink = sink.value.take(), !scope.isDisposed else { return }
    sink.finish(end, scope)
  }
}
