#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a buffer could not be written whole.
public enum OutputError: Error, Hashable {
  /// The reader of the pipe has gone away, as `head` does; `written` bytes were taken before.
  case readerClosed(written: Int)
  /// The system refused with this `errno`; `written` bytes were taken before.
  case system(code: Int32, written: Int)
}

extension OutputError: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .readerClosed(let written):
      "the reader of the output has closed it after \(written) bytes"
    case .system(let code, let written):
      "the output could not be written after \(written) bytes: \(String(cString: strerror(code)))"
    }
  }
}
