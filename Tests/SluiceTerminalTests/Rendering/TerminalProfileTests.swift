import SluiceTerminal
import Testing

@Suite struct TerminalProfileTests {
  @Test(
    arguments: [
      ([:], true, ColorDepth.ansi16, true), ([:], false, .none, false), (["TERM": "dumb"], true, .none, false),
      (["TERM": "xterm"], true, .ansi16, true), (["TERM": "xterm-256color"], true, .palette256, true),
      (["TERM": "xterm-256color"], false, .none, false), (["TERM": "xterm-direct"], true, .trueColor, true),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], true, .trueColor, true),
      (["COLORTERM": "24bit"], true, .trueColor, true), (["COLORTERM": "yes"], true, .ansi16, true),
      (["COLORTERM": "truecolor", "TERM": "dumb"], true, .none, false),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], true, .none, true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .none, true), (["NO_COLOR": "0"], true, .none, true),
      (["NO_COLOR": "", "TERM": "xterm-256color"], true, .palette256, true),
      (["CLICOLOR_FORCE": "1"], false, .ansi16, false), (["CLICOLOR_FORCE": "0"], false, .none, false),
      (["CLICOLOR_FORCE": ""], false, .none, false),
      (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], false, .palette256, false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, .ansi16, false),
    ] as [([String: String], Bool, ColorDepth, Bool)])
  func `The environment decides on colours and cursor moves`(
    environment: [String: String], isTerminal: Bool, depth: ColorDepth, movesCursor: Bool
  ) {
    let profile = TerminalProfile(environment: environment, isTerminal: isTerminal)
    #expect(profile == TerminalProfile(depth: depth, movesCursor: movesCursor))
  }

  @Test func `NO_COLOR means not one escape sequence in printed lines`() {
    let profile = TerminalProfile(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isTerminal: true)
    var canvas = Canvas(size: Size(columns: 9, rows: 1))
    canvas.draw("👩‍👩‍👧\u{1B}[1m", at: .zero, style: Style(bold: true, inverse: true))
    #expect(!FrameWriter(profile: profile).lines(canvas).contains(0x1B))
  }

  @Test(
    arguments: [
      (Size(columns: 100, rows: 30), [:], Size(columns: 100, rows: 30)), (nil, [:], Size(columns: 80, rows: 24)),
      (nil, ["COLUMNS": "132", "LINES": "50"], Size(columns: 132, rows: 50)),
      (Size(columns: 100, rows: 30), ["COLUMNS": "132"], Size(columns: 100, rows: 30)),
      (Size(columns: 0, rows: 0), ["COLUMNS": "1"], Size(columns: 1, rows: 24)),
      (nil, ["COLUMNS": "0", "LINES": "-4"], Size(columns: 80, rows: 24)),
      (nil, ["COLUMNS": "wide"], Size(columns: 80, rows: 24)),
    ] as [(Size?, [String: String], Size)])
  func `The size comes from the terminal, then the environment, then 80 by 24`(
    reported: Size?, environment: [String: String], size: Size
  ) {
    #expect(Size(reported: reported, environment: environment) == size)
  }
}
