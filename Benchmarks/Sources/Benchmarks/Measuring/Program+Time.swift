import Foundation
import Glibc

extension Program {
  /// The nanoseconds from the start of the program, whose name is a path, to its end; what it prints is dropped.
  ///
  /// Foundation's `Process` learns of the end tens of milliseconds late.
  func time() throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var status: Int32 = 0
    let time = try Clock.wall.time {
      var process: pid_t = 0
      guard posix_spawn(&process, name, &actions, nil, &words, environ) == 0 else {
        throw Failure(description: "\(name) cannot be started")
      }
      waitpid(process, &status, 0)
    }
    if status != 0 { throw Failure(description: "\(name): did not end well") }
    return time
  }
}
