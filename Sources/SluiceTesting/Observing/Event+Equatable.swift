import SluiceStreams

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same step; errors are the same if their types are, and they are equal or read the same.
  ///
  /// Errors that are Equatable compare by `==`, others by their texts (`String(reflecting:)`).
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    lhs.isSame(as: rhs) { $0 == $1 }
  }
}

extension Event {
  func isSame(as other: Event<Element>, by areEqual: (Element, Element) -> Bool) -> Bool {
    switch (self, other) {
    case (.next(let element), .next(let other)): areEqual(element, other)
    case (.error(let error), .error(let other)): areSame(error, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

private func areSame(_ error: any Error, _ other: any Error) -> Bool {
  guard type(of: error) == type(of: other) else { return false }
  if let error = (error as Any) as? any Equatable { return error.isEqual(to: other) }
  return String(reflecting: error) == String(reflecting: other)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}

/// Whether both outcomes of a single are the same; errors compare as in events.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let lhs), .success(let rhs)): lhs == rhs
  case (.failure(let lhs), .failure(let rhs)): areSame(lhs, rhs)
  default: false
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both outcomes are the same; errors compare as in events.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both outcomes are the same; errors compare as in events.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
    case (.completed, .completed): true
    default: false
    }
  }
}
