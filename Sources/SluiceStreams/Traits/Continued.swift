extension Observable {
  /// For a stream of at most one element: the stream that `transform` makes of it, or the end if there is none.
  @inlinable
  func continued<Result>(_ transform: @escaping (Element) throws -> Observable<Result>) -> Observable<Result> {
    AnonymousObservable { sink, scope in
      let first = scope.child()
      let hasElement = StateBox.make(false)
      self.attach(
        Sink(
          next: { element in
            hasElement.value = true
            do {
              try transform(element).attach(sink.closing(scope), entering: scope.child())
            } catch { sink.fail(error, scope) }
          },
          end: { end in
            scope.finish(first)
            if !hasElement.value { sink.finish(end, scope) }
          }), first)
    }
  }
}
