extension Sink {
  /// The sink, with a scope that is disposed once the end has been passed on.
  @inlinable
  package func closing(_ scope: Scope) -> Sink<Element> {
    let sink = self
    return Sink(next: sink.next, end: { sink.finish($0, scope) })
  }
}
