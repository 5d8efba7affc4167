// Streams that never fail give their elements without `try`. These forms win over those of `ObservableConvertibleType`,
// which throw, since their types are the more special ones.

@available(swift, introduced: 6)
extension InfallibleType where Element: Sendable {
  /// The elements as an asynchronous sequence, which throws nothing.
  ///
  ///     for await title in titles.values { show(title) }
  ///
  /// For the rest it is as `ObservableConvertibleType.values`.
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: errorless)
  }

  /// The elements as an asynchronous sequence, which throws nothing, with a limit to how many wait to be asked for.
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: errorless, bufferingPolicy: bufferingPolicy)
  }
}

@available(swift, introduced: 6)
extension SharedSequenceConvertibleType where Element: Sendable {
  /// The elements as an asynchronous sequence, which throws nothing.
  ///
  ///     for await state in driver.values { show(state) }
  ///
  /// For the rest it is as `ObservableConvertibleType.values`.
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asObservable())
  }

  /// The elements as an asynchronous sequence, which throws nothing, with a limit to how many wait to be asked for.
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

@available(swift, introduced: 6)
extension ControlEventType where Element: Sendable {
  /// The elements as an asynchronous sequence, which throws nothing.
  ///
  ///     for await tap in button.rx.tap.values { show(tap) }
  ///
  /// For the rest it is as `ObservableConvertibleType.values`.
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asControlEvent().asObservable())
  }

  /// The elements as an asynchronous sequence, which throws nothing, with a limit to how many wait to be asked for.
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asControlEvent().asObservable(), bufferingPolicy: bufferingPolicy)
  }
}

@available(swift, introduced: 6)
extension ControlPropertyType where Element: Sendable {
  /// The elements as an asynchronous sequence, which throws nothing.
  ///
  ///     for await text in field.rx.text.values { show(text) }
  ///
  /// For the rest it is as `ObservableConvertibleType.values`.
  public var values: StreamValues<Element, Never> {
    StreamValues(infallible: asControlProperty().asObservable())
  }

  /// The elements as an asynchronous sequence, which throws nothing, with a limit to how many wait to be asked for.
  public func values(
    bufferingPolicy: StreamValues<Element, Never>.BufferingPolicy
  ) -> StreamValues<Element, Never> {
    StreamValues(infallible: asControlProperty().asObservable(), bufferingPolicy: bufferingPolicy)
  }
}
