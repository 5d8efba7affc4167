/// Several sources of one type, joined.
@inlinable
func combination<Source: ObservableType, Result>(
  _ rule: CombiningRule, _ sources: [Source], _ selector: @escaping ([Source.Element]) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    if sources.isEmpty { return finish(rule, selector, sink, scope) }
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = sources.map { _ in Lane<Source.Element>(board) }
    let combining = Combining(board, sink, scope) { try selector(lanes.compactMap { $0.take() }) }
    for (source, lane) in zip(sources, lanes) { combining.connect(source.asObservable(), lane) }
  }
}

/// Ends a combination of no sources: there is one latest state of nothing, and no first elements.
@inlinable
func finish<Element, Result>(
  _ rule: CombiningRule, _ selector: ([Element]) throws -> Result, _ sink: Sink<Result>, _ scope: Scope
) {
  if case .latest = rule {
    do { sink.next(try selector([])) } catch { return sink.fail(error, scope) }
  }
  if !scope.isDisposed { sink.end(.completed) }
}
