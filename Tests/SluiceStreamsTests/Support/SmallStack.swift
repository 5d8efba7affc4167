import Testing

/// Runs `body` on a thread with a stack of 512 KB, on which a recursion as deep as a test's input would overflow.
func onSmallStack(_ location: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable () -> Void) {
  onThreads(1, stack: 512, location) { _ in body() }
}
