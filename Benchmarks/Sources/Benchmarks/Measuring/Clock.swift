import Glibc

/// What time is measured with.
enum Clock {
  /// The processor time of this thread: what else the machine does is not counted.
  case thread
  /// The time that passes, for work of several threads and programs.
  case wall

  /// The nanoseconds that `body` takes.
  func time(of body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
