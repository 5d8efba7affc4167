import SluiceStreams

/// An observer that records the events it is given, with the virtual time of each.
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
