import Glibc

/// Runs `body`, and gives the nanoseconds of processor time that this thread spent on it.
///
/// What else the machine does is not counted.
func threadTime(of body: () -> Void) -> Double {
  let start = threadTime()
  body()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
