import SluiceStreams

/// An observer that records the events it is given, with the virtual time of each.
///
///     let observer = scheduler.createObserver(String.self)
///     let subscription = reactor.state.map(\.title).bind(to: observer)
///     scheduler.start()
///     #expect(observer.events == [.next(0, ""), .next(210, "loaded")])
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  private let recorded = Guarded<[Recorded<Event<Element>>]>([])

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was recorded, in order.
  public var events: [Recorded<Event<Element>>] {
    recorded.withLock { $0 }
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    let record = Recorded(time: scheduler.clock, value: event)
    recorded.withLock { $0.append(record) }
  }
}

// What is recorded is behind a lock.
extension TestableObserver: @unchecked Sendable where Element: Sendable {}
