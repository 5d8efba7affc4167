import Sluice
import Synchronization

/// An error of its own for one test, and what the error handler was told about it.
///
/// Tests run side by side and share the one handler, so it is set once, and sorts by error.
public final class ErrorLog: Sendable {
  /// An error that is equal to itself only.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    let number: Int

    /// The same text for all, so that messages can be pinned.
    public var description: String { "fault" }
  }

  private static let contexts = Mutex<[Int: [String]]>([:])
  private static let lastNumber = Atomic(0)
  private static let isInstalled: Bool = {
    let previous = SluiceErrors.handler
    SluiceErrors.handler = { error, context in
      guard let fault = error as? Fault else { return previous(error, context) }
      contexts.withLock { $0[fault.number, default: []].append(context) }
    }
    return true
  }()

  /// The error to raise.
  public let fault: Fault

  /// A log for an error that no other test raises.
  public init() {
    precondition(Self.isInstalled)
    fault = Fault(number: Self.lastNumber.add(1, ordering: .relaxed).newValue)
  }

  /// What the handler was told with the error, oldest first.
  public var contexts: [String] {
    Self.contexts.withLock { $0[fault.number] ?? [] }
  }
}
