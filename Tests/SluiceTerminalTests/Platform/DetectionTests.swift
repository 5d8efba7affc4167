import Foundation
import SluiceTerminal
import Testing

@Suite struct DetectionTests {
  @Test func `A pipe does not move the cursor, and still has a size`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(!TerminalProfile.detect(descriptor: ends[1]).movesCursor)
    #expect(!Size.ofTerminal(descriptor: ends[1]).isEmpty)
  }

  @Test func `A terminal tells its size, and a size of nothing is not believed`() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var window = winsize(ws_row: 12, ws_col: 34, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0)
    #expect(Size.ofTerminal(descriptor: terminal) == Size(columns: 34, rows: 12))
    window = winsize()
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0)
    #expect(!Size.ofTerminal(descriptor: terminal).isEmpty)
  }
}
