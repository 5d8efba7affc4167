import SluiceStreams

// The names of earlier versions of RxTest.

/// An element at a time; the name is `.next(time, element)` now.
@available(*, deprecated, renamed: "Recorded.next(_:_:)")
public func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>> {
  .next(time, element)
}

/// A completion at a time; the name is `.completed(time)` now.
@available(*, deprecated, renamed: "Recorded.completed(_:_:)")
public func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded<Event<Element>> {
  .completed(time)
}

/// An error at a time; the name is `.error(time, error)` now.
@available(*, deprecated, renamed: "Recorded.error(_:_:_:)")
public func error<Element>(
  _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> {
  .error(time, error)
}
