import SluiceStreams

/// Fails the test unless the recorded events are the expected ones, at the expected times; shows both side by side.
///
///     let observer = scheduler.start { keys.debounce(.seconds(30), scheduler: scheduler) }
///     expectEvents(observer.events, [.next(260, "b"), .completed(300)])
///
/// Works in Swift Testing and in XCTest. A failure reads like this, with `!` at a line that differs, `+` at what was
/// only received and `-` at what was only expected:
///
///     events received: 2, expected: 3, lines that differ: 2
///       received        | expected
///     ! .next(250, "b") | .next(260, "b")
///       .completed(300) | .completed(300)
///     -                 | .completed(310)
public func expectEvents<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  report(
    comparisonFailure("events", received, expected), FailureLocation(fileID, filePath, line, column))
}

/// Fails the test unless the recorded events are the expected ones, for elements that are not Equatable.
///
///     expectEvents(observer.events, [.next(210, (1, "a")), .completed(230)], by: ==)
///     expectEvents(users.events, [.next(210, anna)]) { $0.id == $1.id }
///
/// - Parameter areEqual: compares two elements; `==` will do for tuples and for `Void`.
public func expectEvents<Element>(
  _ received: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  by areEqual: (Element, Element) -> Bool
) {
  let failure = comparisonFailure("events", received, expected) { received, expected in
    received.time == expected.time && received.value.isSame(as: expected.value, by: areEqual)
  }
  report(failure, FailureLocation(fileID, filePath, line, column))
}

/// Fails the test unless the events are the expected ones; shows both side by side.
///
///     expectEvents(try Observable.of(1, 2).materialize().toBlocking().toArray(), [.next(1), .next(2), .completed])
public func expectEvents<Element: Equatable>(
  _ received: [Event<Element>], _ expected: [Event<Element>],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  report(
    comparisonFailure("events", received, expected), FailureLocation(fileID, filePath, line, column))
}

/// Fails the test unless the events are the expected ones, for elements that are not Equatable.
///
///     expectEvents(events, [.next((1, "a")), .completed], by: ==)
///
/// - Parameter areEqual: compares two elements; `==` will do for tuples and for `Void`.
public func expectEvents<Element>(
  _ received: [Event<Element>], _ expected: [Event<Element>],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  by areEqual: (Element, Element) -> Bool
) {
  let failure = comparisonFailure("events", received, expected) { $0.isSame(as: $1, by: areEqual) }
  report(failure, FailureLocation(fileID, filePath, line, column))
}

/// Fails the test unless the subscriptions began and ended when expected; shows both side by side.
///
///     expectSubscriptions(source.subscriptions, [Subscription(200, 1000)])
public func expectSubscriptions(
  _ received: [Subscription], _ expected: [Subscription],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  report(
    comparisonFailure("subscriptions", received, expected), FailureLocation(fileID, filePath, line, column))
}

/// Fails the test unless the recorded elements are the expected ones, whenever they came; shows both side by side.
///
///     expectElements(observer.events, ["a", "b"])
///
/// A completion does not count; an error fails the test.
public func expectElements<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Element],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  report(elementsFailure(received, expected), FailureLocation(fileID, filePath, line, column))
}

func elementsFailure<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Element]
) -> String? {
  comparisonFailure(
    "elements", received.map(\.value).filter { !$0.isCompleted }, expected.map { .next($0) })
}

func report(_ failure: String?, _ location: FailureLocation) {
  if let failure { reportFailure(failure, at: location) }
}
