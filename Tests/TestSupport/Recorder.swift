import SluiceStreams
import Synchronization

/// Collects the events of a stream, from any thread, as text that tests can compare.
public final class Recorder<Element>: ObserverType, Sendable {
  private let events = Mutex<[String]>([])

  /// A recorder of nothing yet.
  public init() {}

  /// What was recorded, in order: `1` for an element, `completed`, or `error(x)`.
  public var log: [String] {
    events.withLock { $0 }
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): note("\(element)")
    case .error(let error): note("error(\(error))")
    case .completed: note("completed")
    }
  }

  /// Records a line of the test's own.
  public func note(_ line: String) {
    events.withLock { $0.append(line) }
  }

  /// Forgets what was recorded.
  public func clear() {
    events.withLock { $0 = [] }
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
