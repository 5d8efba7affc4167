#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a terminal treats what is typed and written: as the system keeps it.
struct TerminalAttributes {
  var system: termios

  /// The attributes in force; nil where the descriptor is no terminal, or the terminal is gone.
  init?(descriptor: Int32) {
    system = termios()
    guard tcgetattr(descriptor, &system) == 0 else { return nil }
  }

  /// The attributes for a program that takes every byte as it is typed, and writes every byte as it is.
  var raw: TerminalAttributes {
    var copy = self
    cfmakeraw(&copy.system)
    withUnsafeMutableBytes(of: &copy.system.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return copy
  }

  /// Puts the attributes in force at once; returns the `errno` of a failure.
  ///
  /// A process in the background is stopped here until it is brought to the foreground.
  func install(descriptor: Int32) -> Int32? {
    var copy = system
    while tcsetattr(descriptor, TCSANOW, &copy) != 0 {
      if errno != EINTR { return errno }
    }
    return nil
  }
}
