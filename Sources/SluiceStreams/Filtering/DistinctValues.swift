extension Observable {
  /// The values at `keyPath`, without repetition.
  @inlinable
  package func distinctValues<Value: Equatable>(at keyPath: KeyPath<Element, Value>) -> Observable<Value> {
    AnonymousObservable { [self] sink, scope in
      let last = StateBox<Value?>.make(nil)
      attach(
        Sink(
          next: { element in
            let value = element[keyPath: keyPath]
            if last.value == value { return }
            last.value = value
            sink.next(value)
          }, end: sink.end), scope)
    }
  }
}
