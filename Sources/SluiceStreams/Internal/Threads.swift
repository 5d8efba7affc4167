#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of the thread that runs.
@usableFromInline
package struct ThreadID: Equatable, Sendable {
  package let rawValue: UInt

  @usableFromInline package static var current: ThreadID {
    ThreadID(rawValue: withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) })
  }
}

/// A slot that holds a reference of its own for each thread, unretained: the setter keeps the object alive.
struct ThreadSlot<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "no thread-local slot is left (pthread_key_create returned \(code))")
    self.key = key
  }

  var object: Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  func set(_ object: Object?) {
    pthread_setspecific(key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }
}

/// Standard error, without Foundation.
package enum StandardError {
  /// Writes `text` in one call.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if canImport(Glibc)
        _ = Glibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        _ = Musl.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Darwin)
        _ = Darwin.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
