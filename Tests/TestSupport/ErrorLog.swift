import Sluice

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

  private struct Page {
    var contexts: [String] = []
    let onReport: @Sendable () -> Void
  }

  private static let pages = Guarded<[Page]>([])
  static let isInstalled: Bool = {
    let previous = SluiceErrors.handler
    SluiceErrors.handler = { error, context in
      guard let fault = error as? Fault else {
        return ReportedErrors.note(error, context) ? () : previous(error, context)
      }
      let onReport = pages.withLock { pages in
        pages[fault.number].contexts.append(context)
        return pages[fault.number].onReport
      }
      onReport()
    }
    return true
  }()

  /// The error to raise.
  public let fault: Fault

  /// A log for an error that no other test raises; `onReport` is called with each report.
  public init(onReport: @escaping @Sendable () -> Void = {}) {
    precondition(Self.isInstalled)
    fault = Self.pages.withLock { pages in
      pages.append(Page(onReport: onReport))
      return Fault(number: pages.count - 1)
    }
  }

  /// What the handler was told with the error, oldest first.
  public var contexts: [String] {
    Self.pages.withLock { $0[fault.number].contexts }
  }
}
