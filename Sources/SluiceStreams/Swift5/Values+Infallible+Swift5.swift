// Swift 5 code sees the forms here, whose elements may be anything, instead of those introduced in Swift 6, whose
// elements are Sendable. Both do the same.

extension InfallibleType {
  /// `values` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: errorless)
  }

  /// `values(bufferingPolicy:)` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: errorless, bufferingPolicy: bufferingPolicy)
  }
}

extension SharedSequenceConvertibleType {
  /// `values` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asObservable())
  }

  /// `values(bufferingPolicy:)` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

extension ControlEventType {
  /// `values` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asControlEvent().asObservable())
  }

  /// `values(bufferingPolicy:)` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asControlEvent().asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

extension ControlPropertyType {
  /// `values` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asControlProperty().asObservable())
  }

  /// `values(bufferingPolicy:)` for Swift 5 code, whose elements may be anything.
  @available(swift, obsoleted: 6)
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asControlProperty().asObservable(), bufferingPolicy: bufferingPolicy)
  }
}
