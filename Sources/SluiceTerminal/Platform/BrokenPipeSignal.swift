#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` so that a broken pipe is an error of the call that met it, and no SIGPIPE reaches the process.
///
/// SIGPIPE is sent to the thread that writes, so it is enough to block it on this thread, and to collect the one that
/// `body` caused before it is unblocked. The process's signal handlers stay as they are, and so does a SIGPIPE that was
/// pending before.
func withoutBrokenPipeSignal<Result>(_ body: () -> Result) -> Result {
  var brokenPipe = sigset_t()
  var previous = sigset_t()
  var pending = sigset_t()
  sigemptyset(&brokenPipe)
  sigaddset(&brokenPipe, SIGPIPE)
  sigemptyset(&pending)
  sigpending(&pending)
  let wasPending = sigismember(&pending, SIGPIPE) == 1
  pthread_sigmask(SIG_BLOCK, &brokenPipe, &previous)
  let result = body()
  sigpending(&pending)
  if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
    var collected: Int32 = 0
    sigwait(&brokenPipe, &collected)
  }
  pthread_sigmask(SIG_SETMASK, &previous, nil)
  return result
}
