import SluiceStreams
import Synchronization

/// An error for tests.
enum StreamError: Error, Equatable {
  case one, two
}

/// Remembers the events that it is given, from any thread, and whether two of them ever overlapped.
final class EventLog<Element: Sendable>: ObserverType, Sendable {
  private let log = Mutex<[Event<Element>]>([])
  private let inside = Atomic(false)
  private let overlapped = Atomic(false)

  func on(_ event: Event<Element>) {
    if inside.exchange(true, ordering: .sequentiallyConsistent) {
      overlapped.store(true, ordering: .sequentiallyConsistent)
    }
    log.withLock { $0.append(event) }
    inside.store(false, ordering: .sequentiallyConsistent)
  }

  var events: [Event<Element>] { log.withLock { $0 } }
  var elements: [Element] { events.compactMap(\.element) }
  /// The events as text: elements as they print, then `completed` or `error(...)`.
  var text: [String] {
    events.map { if case .next(let element) = $0 { "\(element)" } else { $0.debugDescription } }
  }
  var hasOverlapped: Bool { overlapped.load(ordering: .sequentiallyConsistent) }
  var hasEnded: Bool { events.last?.isStopEvent ?? false }
}

extension ObservableType where Element: Sendable {
  /// Subscribes, and gives what arrives at once and later; the subscription lives until the stream ends or `bag` goes.
  func logged(_ bag: DisposeBag? = nil) -> EventLog<Element> {
    let log = EventLog<Element>()
    let subscription = subscribe(log)
    if let bag { subscription.disposed(by: bag) }
    return log
  }
}

/// A value that several threads append to.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  func add(_ note: Note) { notes.withLock { $0.append(note) } }
  var all: [Note] { notes.withLock { $0 } }
}

/// Holds a subscription, so that an observer can end its own.
final class Holder: Sendable {
  let serial = SerialDisposable()

  func dispose() { serial.dispose() }
}
