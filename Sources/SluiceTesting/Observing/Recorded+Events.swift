import SluiceStreams

extension Recorded {
  /// An element at a time.
  ///
  ///     scheduler.createHotObservable([.next(210, "a"), .next(220, "b")])
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A completion at a time; `type` is for where nothing else says what the elements are.
  ///
  ///     scheduler.createHotObservable([.completed(230, Int.self)])
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// An error at a time; `type` is for where nothing else says what the elements are.
  ///
  ///     scheduler.createHotObservable([.error(230, RxError.timeout, Int.self)])
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// A list of events, where the compiler has to be told what they are.
  ///
  ///     let expected = Recorded.events(.next(210, 1), .completed(230))
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// A list of events, where the compiler has to be told what they are.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
