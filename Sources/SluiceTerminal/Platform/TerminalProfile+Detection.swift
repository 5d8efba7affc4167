#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalProfile {
  /// The profile of an open file descriptor (1 is standard output), from the process's environment as it is now.
  public static func detect(descriptor: Int32 = 1) -> TerminalProfile {
    TerminalProfile(environment: terminalEnvironment(), isTerminal: isatty(descriptor) == 1)
  }
}

extension Size {
  /// The size of the terminal behind an open file descriptor (1 is standard output), at least 1 by 1.
  ///
  /// Without a terminal: `COLUMNS` and `LINES`, and otherwise 80 by 24.
  public static func ofTerminal(descriptor: Int32 = 1) -> Size {
    var window = winsize()
    let known = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    return Size(
      reported: known ? Size(columns: Int(window.ws_col), rows: Int(window.ws_row)) : nil,
      environment: terminalEnvironment())
  }
}

/// The variables that decide about terminals, as far as they are set.
private func terminalEnvironment() -> [String: String] {
  var found: [String: String] = [:]
  for name in ["NO_COLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "COLUMNS", "LINES"] {
    if let value = getenv(name) { found[name] = String(cString: value) }
  }
  return found
}
