import Dispatch

/// Runs `body` on `count` threads at once, and waits for them; stops the program if they take longer than `seconds`.
public func onThreads(_ count: Int, seconds: Int = 300, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let group = DispatchGroup()
  for thread in 0..<count {
    DispatchQueue(label: "test.\(thread)").async(group: group) { body(thread) }
  }
  precondition(group.wait(timeout: .now() + .seconds(seconds)) == .success, "the threads took over \(seconds) seconds")
}
