import SluiceStreams
import Testing

// For helpers of a test that hand on the `SourceLocation` of their caller.

/// `expectEvents(_:_:)` that fails at a source location of Swift Testing.
///
///     func expectOneEvent(_ observer: TestableObserver<Int>, sourceLocation: SourceLocation = #_sourceLocation) {
///       expectEvents(observer.events, [.next(210, 1)], sourceLocation: sourceLocation)
///     }
public func expectEvents<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>], sourceLocation: SourceLocation
) {
  report(comparisonFailure("events", received, expected), sourceLocation)
}

/// `expectEvents(_:_:)` for events without times that fails at a source location of Swift Testing.
public func expectEvents<Element: Equatable>(
  _ received: [Event<Element>], _ expected: [Event<Element>], sourceLocation: SourceLocation
) {
  report(comparisonFailure("events", received, expected), sourceLocation)
}

/// `expectSubscriptions(_:_:)` that fails at a source location of Swift Testing.
public func expectSubscriptions(
  _ received: [Subscription], _ expected: [Subscription], sourceLocation: SourceLocation
) {
  report(comparisonFailure("subscriptions", received, expected), sourceLocation)
}

/// `expectElements(_:_:)` that fails at a source location of Swift Testing.
public func expectElements<Element: Equatable>(
  _ received: [Recorded<Event<Element>>], _ expected: [Element], sourceLocation: SourceLocation
) {
  report(elementsFailure(received, expected), sourceLocation)
}

private func report(_ failure: String?, _ location: SourceLocation) {
  if let failure { reportFailure(failure, at: location) }
}
