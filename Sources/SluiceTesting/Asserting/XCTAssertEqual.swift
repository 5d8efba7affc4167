import SluiceStreams

// The compiler prefers these to XCTest's own `XCTAssertEqual`, since their types say more; but only as long as their
// parameters are the same in number and order.

/// Fails the test unless the recorded events are the expected ones; shows both side by side.
///
///     XCTAssertEqual(observer.events, [.next(210, 1), .completed(230)])
///
/// As `expectEvents(_:_:)`, by the name that RxTest gives it.
public func XCTAssertEqual<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let location = FailureLocation(file, line)
  report(comparisonFailure("events", received, expected, message()), location)
}

/// Fails the test unless the events are the expected ones; shows both side by side.
///
///     XCTAssertEqual(events, [.next(1), .completed])
public func XCTAssertEqual<Element: Equatable>(
  _ received: [Event<Element>], _ expected: [Event<Element>],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let location = FailureLocation(file, line)
  report(comparisonFailure("events", received, expected, message()), location)
}

/// Fails the test unless the subscriptions began and ended when expected; shows both side by side.
///
///     XCTAssertEqual(source.subscriptions, [Subscription(200, 1000)])
public func XCTAssertEqual(
  _ received: [Subscription], _ expected: [Subscription],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let location = FailureLocation(file, line)
  report(comparisonFailure("subscriptions", received, expected, message()), location)
}

/// Fails the test unless the outcomes of singles are the expected ones; shows both side by side.
///
///     XCTAssertEqual(outcomes, [.success(1), .failure(RxError.timeout)])
public func XCTAssertEqual<Element: Equatable>(
  _ received: [SingleEvent<Element>], _ expected: [SingleEvent<Element>],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let failure = comparisonFailure(
    "outcomes", received.map { Plain(value: $0) }, expected.map { Plain(value: $0) }, message()
  ) { $0.value == $1.value }
  report(failure, FailureLocation(file, line))
}

/// Fails the test unless the outcomes of maybes are the expected ones; shows both side by side.
///
///     XCTAssertEqual(outcomes, [.success(1), .completed])
public func XCTAssertEqual<Element: Equatable>(
  _ received: [MaybeEvent<Element>], _ expected: [MaybeEvent<Element>],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let failure = comparisonFailure(
    "outcomes", received.map { Plain(value: $0) }, expected.map { Plain(value: $0) }, message()
  ) { $0.value == $1.value }
  report(failure, FailureLocation(file, line))
}

/// Fails the test unless the outcomes of completables are the expected ones; shows both side by side.
///
///     XCTAssertEqual(outcomes, [.completed])
public func XCTAssertEqual(
  _ received: [CompletableEvent], _ expected: [CompletableEvent],
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let failure = comparisonFailure(
    "outcomes", received.map { Plain(value: $0) }, expected.map { Plain(value: $0) }, message()
  ) { $0.value == $1.value }
  report(failure, FailureLocation(file, line))
}

/// Fails the test unless the recorded elements are the expected ones, whenever they came; shows both side by side.
///
///     XCTAssertRecordedElements(observer.events, ["a", "b"])
///
/// A completion does not count; an error fails the test.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element],
  file: StaticString = #filePath, line: UInt = #line
) {
  report(elementsFailure(stream, elements), FailureLocation(file, line))
}
