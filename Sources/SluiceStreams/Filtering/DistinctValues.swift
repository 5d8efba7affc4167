extension Observable {
  /// The values at `keyPath`, without repetition.
  @inlinable
  package func distinctValues<Value: Equatable>(at keyPath: KeyPath<Element, Value>) -> Observable<Value> {
    let field = Field(keyPath)
    return AnonymousObservable { [self] sink, scope in
      let last = StateBox<Value?>.make(nil)
      attach(
        Sink(
          next: { element in
            let value = field.value(of: element)
            if last.value == value { return }
            last.value = value
            sink.next(value)
          }, end: sink.end), scope)
    }
  }
}
