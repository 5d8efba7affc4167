import Dispatch
import Sluice

/// A queue that streams can be delivered on, and that a test can wait for.
public final class SerialQueue: Sendable {
  private let queue = DispatchQueue(label: "sluice.tests")

  /// A queue of its own.
  public init() {}

  /// The events of `source`, each sent from the queue.
  public func delivering<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    let queue = queue
    return .create { observer in
      source.subscribe { event in queue.async { observer.on(event) } }
    }
  }

  /// Waits for what was put on the queue until now.
  ///
  /// - Returns: whether it was through in time.
  public func settle(seconds: Int = 300) -> Bool {
    let group = DispatchGroup()
    queue.async(group: group) {}
    return group.wait(timeout: .now() + .seconds(seconds)) == .success
  }
}
