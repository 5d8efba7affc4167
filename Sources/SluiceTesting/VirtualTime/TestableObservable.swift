import SluiceStreams

/// A stream of recorded events that itself records who subscribed, and when.
///
///     let source = scheduler.createColdObservable([.next(10, 1), .error(20, RxError.timeout)])
///     let observer = scheduler.start { source.asObservable().retry(2) }
///     #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
///
/// Who subscribes while a hot event is sent gets the next one; who is disposed meanwhile does not get it.
public final class TestableObservable<Element>: ObservableType {
  private enum Kind {
    case hot
    case cold
  }

  private struct Subscriber {
    let sink: Sink<Element>
    let scope: Scope
    let number: Int
  }

  private struct State {
    /// Who is subscribed to a hot stream, in the order in which they subscribed.
    var subscribers: [Subscriber] = []
    var subscriptions: [Subscription] = []
  }

  /// The events that the stream sends, with their times.
  public let recordedEvents: [Recorded<Event<Element>>]
  private let kind: Kind
  private let scheduler: TestScheduler
  private let state = Guarded(State())

  init(hot events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    recordedEvents = events
    kind = .hot
    self.scheduler = scheduler
    for recorded in events { scheduler.scheduleAt(recorded.time) { self.send(recorded.value) } }
  }

  init(cold events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    recordedEvents = events
    kind = .cold
    self.scheduler = scheduler
  }

  /// Who subscribed and unsubscribed, and when, in the order of subscription.
  public var subscriptions: [Subscription] {
    state.withLock { $0.subscriptions }
  }

  /// Subscribes `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// The stream as an `Observable`.
  public func asObservable() -> Observable<Element> {
    AnonymousObservable { [self] sink, scope in attach(sink, scope) }
  }

  private func attach(_ sink: Sink<Element>, _ scope: Scope) {
    let time = scheduler.clock
    let number = state.withLock { state in
      let number = state.subscriptions.count
      state.subscriptions.append(Subscription(time))
      if kind == .hot { state.subscribers.append(Subscriber(sink: sink, scope: scope, number: number)) }
      return number
    }
    if kind == .cold { scheduleEvents(sink, scope) }
    // Held by the scope, which a test ends where it runs.
    let owner = Unchecked(self)
    scope.add(Disposables.create { owner.value.unsubscribe(number) })
  }

  private func scheduleEvents(_ sink: Sink<Element>, _ scope: Scope) {
    for recorded in recordedEvents {
      // Runs where the test moves the clock, one event after the other.
      let delivery = Unchecked((event: recorded.value, sink: sink))
      scope.add(
        scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
          if !scope.isDisposed { delivery.value.sink.on(delivery.value.event) }
          return Disposables.create()
        })
    }
  }

  private func send(_ event: Event<Element>) {
    for subscriber in state.withLock({ $0.subscribers }) where !subscriber.scope.isDisposed {
      subscriber.sink.on(event)
    }
  }

  private func unsubscribe(_ number: Int) {
    let time = scheduler.clock
    let gone = state.withLock { state in
      state.subscriptions[number].unsubscribe = time
      let index = state.subscribers.firstIndex { $0.number == number }
      return index.map { state.subscribers.remove(at: $0) }
    }
    // Released out here: what the subscriber holds may do anything when it is.
    withExtendedLifetime(gone) {}
  }
}

// The state is behind its lock; the rest is immutable.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}
