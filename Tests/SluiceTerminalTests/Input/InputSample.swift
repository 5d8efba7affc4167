import Testing

@testable import SluiceTerminal

/// Bytes of a terminal, and what they mean.
struct InputSample: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let outputs: [InputDecoder.Output]

  init(_ text: String, _ events: InputEvent...) {
    bytes = Array(text.utf8)
    outputs = events.map { .event($0) }
  }

  init(_ text: String, keys: KeyPress...) {
    bytes = Array(text.utf8)
    outputs = keys.map { .event(.key($0)) }
  }

  init(bytes: [UInt8], keys: KeyPress...) {
    self.bytes = bytes
    outputs = keys.map { .event(.key($0)) }
  }

  /// Bytes that mean nothing.
  init(nothing text: String) {
    bytes = Array(text.utf8)
    outputs = []
  }

  init(_ text: String, reply: TerminalReply) {
    bytes = Array(text.utf8)
    outputs = [.reply(reply)]
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

extension InputSample {
  static let all = characters + controls + arrows + functions + kitty + mouse + pastes + replies + dropped

  static let characters: [InputSample] = [
    InputSample("q", keys: "q"),
    InputSample("hello", keys: "h", "e", "l", "l", "o"),
    InputSample("é漢👩‍👩‍👧", keys: "é", "漢", "👩‍👩‍👧"),
    InputSample("e\u{301}x", keys: "e\u{301}", "x"),
    InputSample("🇰🇷🇩🇪👍🏽❤️", keys: "🇰🇷", "🇩🇪", "👍🏽", "❤️"),
    InputSample("\u{1112}\u{1161}\u{11AB}", keys: "\u{1112}\u{1161}\u{11AB}"),
    InputSample("\u{1B}a\u{1B}é", keys: .alt("a"), .alt("é")),
    InputSample("\u{1B}e\u{301}x", keys: .alt("e\u{301}"), "x"),
    // Invalid UTF-8: a lone continuation, an overlong slash, a surrogate, beyond Unicode, cut short.
    InputSample(bytes: [0x80, 0x61], keys: "\u{FFFD}", "a"),
    InputSample(bytes: [0xC0, 0xAF], keys: "\u{FFFD}", "\u{FFFD}"),
    InputSample(bytes: [0xED, 0xA0, 0x80], keys: "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"),
    InputSample(bytes: [0xF4, 0x90, 0x80, 0x80], keys: "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}"),
    InputSample(bytes: [0xE6, 0xBC, 0x61], keys: "\u{FFFD}", "a"),
    InputSample(bytes: [0xE6, 0xBC], keys: "\u{FFFD}"),
    // Controls of the upper half type nothing.
    InputSample("a\u{9B}b", keys: "a", "b"),
  ]

  static let controls: [InputSample] = [
    InputSample("\r\n\t", keys: .enter, .enter, .tab),
    InputSample("\u{7F}\u{08}", keys: .backspace, .backspace),
    InputSample("\u{00}\u{01}\u{03}\u{1A}", keys: .control(" "), .control("a"), .control("c"), .control("z")),
    InputSample("\u{1C}\u{1D}\u{1E}\u{1F}", keys: .control("\\"), .control("]"), .control("^"), .control("_")),
    InputSample("\u{1B}", keys: .escape),
    InputSample("\u{1B}\u{1B}", keys: KeyPress(.escape, modifiers: .alt)),
    InputSample("\u{1B}\u{1B}\u{1B}", keys: .escape, KeyPress(.escape, modifiers: .alt)),
    InputSample("\u{1B}\r\u{1B}\u{7F}", keys: KeyPress(.enter, modifiers: .alt), KeyPress(.backspace, modifiers: .alt)),
    InputSample("\u{1B}\u{01}", keys: KeyPress(.character("a"), modifiers: [.alt, .control])),
    InputSample("\u{1B}[", keys: .alt("[")),
    InputSample("\u{1B}O", keys: .alt("O")),
    InputSample("\u{1B}\u{1B}[", keys: .escape, .alt("[")),
    InputSample("\u{1B}]", keys: .alt("]")),
    InputSample("\u{1B}P", keys: .alt("P")),
  ]

  static let arrows: [InputSample] = [
    InputSample("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", keys: .arrowUp, .arrowDown, .arrowRight, .arrowLeft),
    InputSample("\u{1B}OA\u{1B}OD\u{1B}OH\u{1B}OF", keys: .arrowUp, .arrowLeft, .home, .end),
    InputSample("\u{1B}[1;2A", keys: KeyPress(.arrowUp, modifiers: .shift)),
    InputSample("\u{1B}[1;5A", keys: KeyPress(.arrowUp, modifiers: .control)),
    InputSample("\u{1B}[1;8D", keys: KeyPress(.arrowLeft, modifiers: [.shift, .alt, .control])),
    InputSample("\u{1B}[1;9C", keys: KeyPress(.arrowRight, modifiers: .super)),
    InputSample("\u{1B}[1;33C", keys: KeyPress(.arrowRight, modifiers: .alt)),
    InputSample("\u{1B}O5B", keys: KeyPress(.arrowDown, modifiers: .control)),
    InputSample("\u{1B}\u{1B}[A", keys: KeyPress(.arrowUp, modifiers: .alt)),
    InputSample("\u{1B}[Z\u{1B}[1;6Z", keys: .backTab, KeyPress(.tab, modifiers: [.shift, .control])),
    InputSample("\u{1B}[1~\u{1B}[2~\u{1B}[3~\u{1B}[4~", keys: .home, .insert, .delete, .end),
    InputSample("\u{1B}[5~\u{1B}[6~\u{1B}[7~\u{1B}[8~", keys: .pageUp, .pageDown, .home, .end),
    InputSample("\u{1B}[3;5~", keys: KeyPress(.delete, modifiers: .control)),
    InputSample("\u{1B}[I\u{1B}[O", .focus(true), .focus(false)),
  ]

  static let functions: [InputSample] = [
    InputSample("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", keys: .function(1), .function(2), .function(3), .function(4)),
    InputSample("\u{1B}[[A\u{1B}[[E", keys: .function(1), .function(5)),
    InputSample(
      "\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~", keys: .function(1), .function(5), .function(6), .function(10)),
    InputSample(
      "\u{1B}[23~\u{1B}[24~\u{1B}[25~\u{1B}[29~", keys: .function(11), .function(12), .function(13), .function(16)),
    InputSample("\u{1B}[34~", keys: .function(20)),
    InputSample(
      "\u{1B}[1;5P\u{1B}[24;2~", keys: KeyPress(.function(1), modifiers: .control),
      KeyPress(.function(12), modifiers: .shift)),
    InputSample("\u{1B}OM\u{1B}Op\u{1B}Oy\u{1B}Ok\u{1B}Oo\u{1B}OX", keys: .enter, "0", "9", "+", "/", "="),
  ]

  static let kitty: [InputSample] = [
    InputSample("\u{1B}[97u\u{1B}[27u\u{1B}[13u\u{1B}[9u\u{1B}[127u", keys: "a", .escape, .enter, .tab, .backspace),
    InputSample("\u{1B}[99;5u", keys: .control("c")),
    InputSample("\u{1B}[105;5u\u{1B}[9;5u", keys: .control("i"), KeyPress(.tab, modifiers: .control)),
    InputSample("\u{1B}[97;2u\u{1B}[97:65;2u\u{1B}[49:33;2u", keys: "A", "A", "!"),
    InputSample("\u{1B}[97;6u", keys: KeyPress(.character("a"), modifiers: [.shift, .control])),
    // Shortcuts by the letter of a Latin keyboard, where another alphabet is typed.
    InputSample("\u{1B}[1089::99;5u\u{1B}[12618::99;5u", keys: .control("c"), .control("c")),
    InputSample(
      "\u{1B}[1083:1051:107;4u\u{1B}[1083:1051:107;2u", keys: KeyPress(.character("K"), modifiers: .alt), "Л"),
    InputSample("\u{1B}[252::91;5u\u{1B}[1089;5u", keys: .control("ü"), .control("с")),
    InputSample("\u{1B}[13;2u", keys: KeyPress(.enter, modifiers: .shift)),
    InputSample("\u{1B}[97;1:1u\u{1B}[97;1:2u\u{1B}[97;1:3u", keys: "a", "a"),
    InputSample(nothing: "\u{1B}[1;1:3A\u{1B}[3;5:3~"),
    InputSample("\u{1B}[97;65u", keys: "a"),
    InputSample(
      "\u{1B}[57399u\u{1B}[57414u\u{1B}[57413u\u{1B}[57417u\u{1B}[57426u", keys: "0", .enter, "+", .arrowLeft, .delete),
    InputSample("\u{1B}[57376u\u{1B}[57398u", keys: .function(13), .function(35)),
    // Keys that type nothing: shift alone, the volume.
    InputSample(nothing: "\u{1B}[57441;2u\u{1B}[57438u"),
    InputSample("\u{1B}[27;5;13~", keys: KeyPress(.enter, modifiers: .control)),
    InputSample(nothing: "\u{1B}[9999999u\u{1B}[55296u\u{1B}[u"),
  ]

  static let mouse: [InputSample] = [
    InputSample("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press(.left), at: .zero))),
    InputSample("\u{1B}[<2;12;7m", .mouse(MouseEvent(.release(.right), at: Point(column: 11, row: 6)))),
    InputSample("\u{1B}[<33;300;200M", .mouse(MouseEvent(.drag(.middle), at: Point(column: 299, row: 199)))),
    InputSample(
      "\u{1B}[<64;2;3M\u{1B}[<65;2;3M",
      .mouse(MouseEvent(.wheelUp, at: Point(column: 1, row: 2))),
      .mouse(MouseEvent(.wheelDown, at: Point(column: 1, row: 2)))),
    InputSample("\u{1B}[<28;1;1M", .mouse(MouseEvent(.press(.left), at: .zero, modifiers: [.shift, .alt, .control]))),
    // Moves without a button, the wheel sideways, the eighth button, and the oldest kind of report.
    InputSample(nothing: "\u{1B}[<35;1;1M\u{1B}[<66;1;1M\u{1B}[<128;1;1M"),
    InputSample("\u{1B}[M !!x", keys: "x"),
    InputSample("\u{1B}[<0;0;0M", .mouse(MouseEvent(.press(.left), at: .zero))),
  ]

  static let pastes: [InputSample] = [
    InputSample("\u{1B}[200~hello\u{1B}[201~q", .paste("hello"), .key("q")),
    InputSample(nothing: "\u{1B}[200~\u{1B}[201~"),
    InputSample("\u{1B}[200~a\rb\r\nc\nd\te\u{1B}[201~", .paste("a\nb\nc\nd\te")),
    InputSample("\u{1B}[200~\u{03}x\u{1B}[31m\u{00}y\u{7F}\u{9B}\u{1B}[201~", .paste("x[31my")),
    InputSample("\u{1B}[200~a\u{1B}[20\u{1B}\u{1B}[201~", .paste("a[20")),
    InputSample("\u{1B}[200~é漢👩‍👩‍👧\u{1B}[201~", .paste("é漢👩‍👩‍👧")),
    InputSample("\u{1B}[201~x", .key("x")),
  ]

  static let replies: [InputSample] = [
    InputSample("\u{1B}[?62;4;22c", reply: .deviceAttributes([62, 4, 22])),
    InputSample("\u{1B}[?2026;2$y", reply: .mode(2026, state: 2)),
    InputSample("\u{1B}[?1u", reply: .kittyKeyboard(flags: 1)),
    InputSample("\u{1B}_Gi=31;OK\u{1B}\\", reply: .kittyGraphics(succeeded: true)),
    InputSample("\u{1B}_Gi=31;EINVAL:no\u{1B}\\", reply: .kittyGraphics(succeeded: false)),
    InputSample("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", reply: .background(Color(red: 255, green: 128, blue: 0))),
    InputSample("\u{1B}]11;rgb:f/0/8\u{07}", reply: .background(Color(red: 255, green: 0, blue: 136))),
    InputSample("\u{1B}]11;rgba:ff/00/00/80\u{07}", reply: .background(Color(red: 255, green: 0, blue: 0))),
    InputSample("\u{1B}P>|kitty(0.26.5)\u{1B}\\", reply: .version("kitty(0.26.5)")),
  ]

  /// What is unknown, damaged or too long, and what comes after it.
  static let dropped: [InputSample] = [
    InputSample("\u{1B}[5nq\u{1B}[?25$q\u{1B}[=1z", keys: "q"),
    InputSample(nothing: "\u{1B}[6;0;0t\u{1B}[6;99999;8t"),
    InputSample("\u{1B}]11;rgb:gg/00/00\u{07}\u{1B}]11;rgb:1/2\u{07}\u{1B}]52;c;aGk=\u{07}x", keys: "x"),
    InputSample("\u{1B}[1;5\u{18}a\u{1B}[1;5\u{1A}b", keys: "a", "b"),
    InputSample("\u{1B}[1;5\u{03}", keys: .control("c")),
    InputSample("\u{1B}[1;5\u{1B}[A", keys: .arrowUp),
    InputSample("\u{1B}[1;é", keys: "é"),
    InputSample("\u{1B}]0;title\u{1B}[A", keys: .arrowUp),
    InputSample("\u{1B}]0;title\u{03}", keys: .control("c")),
    InputSample("\u{1B}[" + String(repeating: "1;", count: 100) + "Ax", keys: "x"),
    InputSample("\u{1B}]" + String(repeating: "x", count: 5000) + "\u{1B}\\y", keys: "y"),
    InputSample("\u{1B}OZ\u{1B}O é", keys: .alt("O"), " ", "é"),
    InputSample("\u{1B}[99999999999999999999A", keys: .arrowUp),
    InputSample(nothing: "\u{1B}[12"),
    InputSample(nothing: "\u{1B}_G"),
  ]
}
