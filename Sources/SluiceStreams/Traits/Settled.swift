// A `Single` or a `Maybe` has its outcome with its element; the completion that follows may come in a later turn.

extension Observable {
  /// For a stream of at most one element: completes with it, instead of waiting for the source to do so.
  func endingWithElement() -> Observable<Element> {
    take(1)
  }

  /// For a stream of at most one element: an error that comes after the element is reported, and is not the outcome.
  func settled() -> Observable<Element> {
    AnonymousObservable { [self] sink, scope in
      let isSettled = StateBox.make(false)
      attach(
        Sink(
          next: { element in
            isSettled.value = true
            sink.next(element)
          },
          end: { end in
            guard isSettled.value, case .error(let error) = end else { return sink.end(end) }
            SluiceErrors.report(error, "error after the outcome of a Single or Maybe")
            sink.end(.completed)
          }), scope)
    }
  }
}
