#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The descriptors of a terminal: where keys come from, and where frames go.
struct TerminalDevice: Sendable {
  /// Where keys come from.
  let input: Int32

  /// Whether keys come from a terminal, and not from a pipe or a file.
  let inputIsTerminal: Bool

  /// Whether `input` was opened here, and is to be closed.
  let ownsInput: Bool

  /// Where frames go; a terminal.
  let output: Int32

  /// A device of these descriptors.
  init(input: Int32, inputIsTerminal: Bool, ownsInput: Bool, output: Int32) {
    self.input = input
    self.inputIsTerminal = inputIsTerminal
    self.ownsInput = ownsInput
    self.output = output
  }

  /// The terminal behind `output`, with its keys.
  ///
  /// Keys come from `input` where that is a terminal, otherwise from the controlling terminal, and where there is none,
  /// from `input` whatever it is.
  init(input: Int32, output: Int32) throws(SessionError) {
    guard TerminalProfile.detect(descriptor: output).movesCursor else { throw .outputIsNoTerminal }
    self.output = output
    if isatty(input) == 1 {
      (self.input, inputIsTerminal, ownsInput) = (input, true, false)
    } else if case let opened = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC), opened >= 0 {
      (self.input, inputIsTerminal, ownsInput) = (opened, true, true)
    } else if fcntl(input, F_GETFD) >= 0 {
      (self.input, inputIsTerminal, ownsInput) = (input, false, false)
    } else {
      throw .noKeyboard
    }
  }

  /// The descriptor whose attributes say how keys are treated.
  var control: Int32 { inputIsTerminal ? input : output }

  /// Closes what was opened here.
  func closeInput() {
    if ownsInput { close(input) }
  }

  /// The extent of a cell in pixels, as far as the system knows it.
  var cellPixels: CellPixels? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    return CellPixels(
      width: Int(window.ws_xpixel) / Int(window.ws_col), height: Int(window.ws_ypixel) / Int(window.ws_row))
  }
}
