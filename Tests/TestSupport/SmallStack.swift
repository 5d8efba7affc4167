#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on a thread with a stack of 512 KB, and waits for it.
public func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  defer { attributes.deallocate() }
  pthread_attr_init(attributes)
  pthread_attr_setstacksize(attributes, 512 * 1024)
  let work = Unmanaged.passRetained(Work(body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(&thread, attributes, { Work.run($0) }, work)
    if let thread { pthread_join(thread, nil) }
  #else
    var thread = pthread_t()
    pthread_create(&thread, attributes, { $0.flatMap { Work.run($0) } }, work)
    pthread_join(thread, nil)
  #endif
  pthread_attr_destroy(attributes)
}

private final class Work {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
