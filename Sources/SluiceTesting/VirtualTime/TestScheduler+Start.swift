import SluiceStreams

extension TestScheduler {
  /// Makes a stream, subscribes to it and disposes the subscription at the given times, and runs until no work is left.
  ///
  ///     let observer = scheduler.start(created: 10, subscribed: 20, disposed: 50) { numbers.map { $0 * 2 } }
  ///
  /// - Parameters:
  ///   - created: when `create` is called.
  ///   - subscribed: when the stream is subscribed to.
  ///   - disposed: when its subscription is disposed.
  ///   - create: makes the stream; if it throws, the stream is one that fails with its error.
  /// - Returns: an observer that recorded the stream's events.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () throws -> Source
  ) -> TestableObserver<Source.Element> {
    precondition(
      created <= subscribed && subscribed <= disposed,
      "start(created: \(created), subscribed: \(subscribed), disposed: \(disposed)): the times have to be in this order"
    )
    let observer = createObserver(Source.Element.self)
    var source: Observable<Source.Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) {
      do { source = try create().asObservable() } catch { source = .error(error) }
    }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Makes a stream at 100, subscribes to it at 200, disposes the subscription at `disposed`, and runs.
  ///
  ///     let observer = scheduler.start(disposed: 400) { numbers.map { $0 * 2 } }
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () throws -> Source
  ) -> TestableObserver<Source.Element> {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a stream at 100, subscribes to it at 200, disposes the subscription at 1000, and runs.
  ///
  ///     let observer = scheduler.start { numbers.map { $0 * 2 } }
  ///     #expect(observer.events == [.next(210, 2), .completed(230)])
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () throws -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
  }

  /// An observer that records events with the time of this clock.
  ///
  ///     let labels = scheduler.createObserver(String.self)
  ///     let subscription = reactor.state.map(\.title).bind(to: labels)
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// A stream that sends each event at its time on this clock, to whoever is subscribed then.
  ///
  ///     let keys = scheduler.createHotObservable([.next(210, "a"), .next(230, "b"), .completed(300)])
  ///
  /// Events for times that have passed are sent as soon as the clock moves.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(hot: events, scheduler: self)
  }

  /// A stream that sends each subscriber all events, each at its time counted from the subscription.
  ///
  ///     let answer = scheduler.createColdObservable([.next(10, "a"), .completed(10)])
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(cold: events, scheduler: self)
  }
}
