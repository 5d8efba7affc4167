#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's words for an `errno`.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The `errno` of the call before.
func lastErrorCode() -> Int32 { errno }
