import SluiceStreams
import Synchronization

/// Collects the events of a stream, from any thread, and whether two of them ever overlapped.
public final class Recorder<Element>: ObserverType, @unchecked Sendable {
  // The events are behind a lock; they leave it only where elements are Sendable.
  private struct Content {
    var lines: [String] = []
    var events: [Event<Element>] = []
  }

  private let content = Mutex(Unsafe(Content()))
  private let isInside = Atomic(false)
  private let overlapped = Atomic(false)

  private struct Unsafe: @unchecked Sendable {
    // Touched under the lock alone.
    var value: Content

    init(_ value: Content) { self.value = value }
  }

  /// A recorder of nothing yet.
  public init() {}

  /// What was recorded, in order: `1` for an element, `completed`, or `error(x)`.
  public var log: [String] {
    content.withLock { $0.value.lines }
  }

  /// Whether an event came while another was being recorded.
  public var hasOverlapped: Bool {
    overlapped.load(ordering: .sequentiallyConsistent)
  }

  /// Whether the last event was an end.
  public var hasEnded: Bool {
    content.withLock { $0.value.events.last?.isStopEvent ?? false }
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    if isInside.exchange(true, ordering: .sequentiallyConsistent) {
      overlapped.store(true, ordering: .sequentiallyConsistent)
    }
    let line = if case .next(let element) = event { "\(element)" } else { event.debugDescription }
    let entry = Entry(event: event)
    content.withLock { content in
      content.value.lines.append(line)
      content.value.events.append(entry.event)
    }
    isInside.store(false, ordering: .sequentiallyConsistent)
  }

  private struct Entry: @unchecked Sendable {
    // Handed over to the list.
    let event: Event<Element>
  }

  /// Records a line of the test's own.
  public func note(_ line: String) {
    content.withLock { $0.value.lines.append(line) }
  }

  /// Forgets what was recorded.
  public func clear() {
    // Elements are released where no lock is held.
    _ = content.withLock { content in
      defer { content = Unsafe(Content()) }
      return content
    }
  }
}

extension Recorder where Element: Sendable {
  /// The events, without the test's own lines.
  public var events: [Event<Element>] { content.withLock { $0.value.events } }

  /// The elements.
  public var elements: [Element] { events.compactMap(\.element) }
}

extension ObservableType {
  /// Subscribes, and gives what arrives at once and later; the subscription lives until the stream ends or `bag` goes.
  public func logged(_ bag: DisposeBag? = nil) -> Recorder<Element> {
    let recorder = Recorder<Element>()
    let subscription = subscribe(recorder)
    if let bag { subscription.disposed(by: bag) }
    return recorder
  }
}

extension ObservableConvertibleType {
  /// What the stream sends on subscription, as text; for streams that end at once.
  public func recorded() -> [String] {
    let recorder = Recorder<Element>()
    let subscription = asObservable().subscribe(recorder)
    subscription.dispose()
    return recorder.log
  }
}

/// An error for tests; equal if its name is.
public struct TestError: Error, Equatable, CustomStringConvertible {
  /// What tells it from others.
  public let name: String

  /// An error with a name.
  public init(_ name: String = "test") {
    self.name = name
  }

  /// The name.
  public var description: String {
    name
  }
}
