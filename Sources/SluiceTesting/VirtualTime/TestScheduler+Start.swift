import SluiceStreams

extension TestScheduler {
  /// Makes a stream, subscribes to it and disposes the subscription at the given times, and runs until no work is left.
  ///
  /// - Parameters:
  ///   - created: when `create` is called.
  ///   - subscribed: when the stream is subscribed to.
  ///   - disposed: when its subscription is disposed.
  ///   - create: makes the stream.
  /// - Returns: an observer that recorded the stream's events.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    precondition(
      created <= subscribed && subscribed <= disposed,
      "start(created: \(created), subscribed: \(subscribed), disposed: \(disposed)): the times have to be in this order"
    )
    let observer = createObserver(Source.Element.self)
    var source: Observable<Source.Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Makes a stream at 100, subscribes to it at 200, disposes the subscription at `disposed`, and runs.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a stream at 100, subscribes to it at 200, disposes the subscription at 1000, and runs.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
  }

  /// An observer that records events with the time of this clock.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// A stream that sends each event at its time on this clock, to whoever is subscribed then.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(hot: events, scheduler: self)
  }

  /// A stream that sends each subscriber all events, each at its time counted from the subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(cold: events, scheduler: self)
  }
}
