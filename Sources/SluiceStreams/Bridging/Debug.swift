extension ObservableType {
  /// The same stream; its subscription, events and disposal are printed to standard output, one a line.
  ///
  ///     2030-01-31 12:00:00.000: search -> Event next(swift)
  ///
  /// - Parameters:
  ///   - identifier: begins each line; the default is the place of the call.
  ///   - trimOutput: whether events are shortened to 40 characters.
  ///   - file: the file of the call.
  ///   - line: the line of the call.
  ///   - function: the function of the call.
  /// - Completes: with its source.
  /// - Fails: with its source.
  /// - Ordering: kept; an event is printed before it is passed on.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return debug(identifier ?? place, trimOutput: trimOutput) { print("\(WallClock.timestamp()): \($0)") }
  }

  package func debug(
    _ identifier: String, trimOutput: Bool, write: @escaping (String) -> Void
  ) -> Observable<Element> {
    let source = asObservable()
    let show: (Event<Element>) -> Void = { event in
      let text = "\(event)"
      let isLong = trimOutput && text.count > 40
      write("\(identifier) -> Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }
    return AnonymousObservable { sink, scope in
      write("\(identifier) -> subscribed")
      source.attach(
        Sink(
          next: {
            show(.next($0))
            sink.next($0)
          },
          end: { end in
            show(end.event())
            sink.end(end)
          }), scope)
      let write = Unchecked(write)
      scope.add(Disposables.create(with: { write.value("\(identifier) -> isDisposed") }))
    }
  }
}
