/// Makes the next result of what its lanes hold.
protocol ResultMaker<Result>: AnyObject {
  associatedtype Result
  func makeResult() throws -> Result?
}

/// One subscription to several sources whose elements are joined.
final class Combining<Result> {
  /// Whoever owns the gate touches the lanes and the sink; others leave their step here.
  private let gate = Gate<() -> Void>()
  private let board: StateBox<LaneBoard>
  private let sink: StateBox<Sink<Result>?>
  private let scope: Scope
  private let maker: any ResultMaker<Result>

  init(_ board: StateBox<LaneBoard>, _ sink: Sink<Result>, _ scope: Scope, maker: any ResultMaker<Result>) {
    self.board = board
    self.sink = .make(sink)
    self.scope = scope
    self.maker = maker
  }

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

  private func perform(_ step: @escaping () -> Void) {
    gate.run(step) { step in step() }
  }

  private func accept<Element>(_ element: Element, _ lane: Lane<Element>) {
    guard !scope.isDisposed, let sink = sink.value else { return }
    lane.put(element)
    guard board.value.empty == 0 else { return }
    do {
      if let result = try maker.makeResult() { sink.next(result) }
    } catch {
      return finish(.error(error))
    }
    if board.value.isExhausted { finish(.completed) }
  }

  private func ended<Element>(_ end: Termination, _ lane: Lane<Element>, _ upstream: Scope) {
    scope.finish(upstream)
    guard case .completed = end else { return finish(end) }
    lane.end()
    if board.value.isFinished { finish(.completed) }
  }

  private func finish(_ end: Termination) {
    guard let sink = sink.value.take(), !scope.isDisposed else { return }
    sink.finish(end, scope)
  }
}
