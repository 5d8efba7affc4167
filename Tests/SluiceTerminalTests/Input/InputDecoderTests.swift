import Testing

@testable import SluiceTerminal

@Suite struct InputDecoderTests {
  @Test(arguments: InputSample.all)
  func `Bytes mean what the terminal says`(sample: InputSample) {
    var decoder = InputDecoder()
    #expect(decoder.feed(sample.bytes) + decoder.flush() == sample.outputs)
    #expect(decoder.heldBytes == 0)
  }

  @Test(arguments: InputSample.all)
  func `Where the bytes are cut does not matter`(sample: InputSample) {
    for place in 0...min(sample.bytes.count, 300) {
      var decoder = InputDecoder()
      let outputs = decoder.feed(sample.bytes[..<place]) + decoder.feed(sample.bytes[place...])
      #expect(outputs + decoder.flush() == sample.outputs, "cut at \(place)")
    }
    var decoder = InputDecoder()
    let outputs = sample.bytes.flatMap { decoder.feed([$0]) }
    #expect(outputs + decoder.flush() == sample.outputs, "one at a time")
  }

  @Test func `B31 The bytes of three characters, one at a time, are three characters`() {
    var decoder = InputDecoder()
    let outputs = "é漢👩‍👩‍👧".utf8.flatMap { decoder.feed([$0]) } + decoder.flush()
    #expect(outputs == [.event(.key("é")), .event(.key("漢")), .event(.key("👩‍👩‍👧"))])
  }

  @Test func `A character is handed out when the next byte shows that it is complete`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x61]).isEmpty)
    #expect(decoder.feed([0x62]) == [.event(.key("a"))])
    #expect(decoder.feed([0x0D]) == [.event(.key("b")), .event(.key(.enter))])
  }

  @Test func `What is held back says how long to wait`() {
    var decoder = InputDecoder()
    #expect(decoder.pause == nil)
    _ = decoder.feed("a".utf8)
    #expect(decoder.pause == .milliseconds(8))
    _ = decoder.feed("é".utf8)
    #expect(decoder.pause == .milliseconds(25))
    _ = decoder.feed([0xE6])
    #expect(decoder.pause == .milliseconds(40))
    _ = decoder.flush()
    #expect(decoder.pause == nil)
    _ = decoder.feed([0x1B])
    #expect(decoder.pause == .milliseconds(40))
    _ = decoder.feed("[1".utf8)
    #expect(decoder.pause == .milliseconds(120))
    _ = decoder.feed("A\u{1B}[200~text".utf8)
    #expect(decoder.pause == .seconds(1))
  }

  @Test func `Pasted text waits for its end, and is never taken for keys`() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~qu".utf8) + decoder.feed("it\u{1B}".utf8) == [])
    #expect(decoder.feed("[201~".utf8) == [.event(.paste("quit"))])
    #expect(decoder.feed("q".utf8) + decoder.flush() == [.event(.key("q"))])
  }

  @Test func `A paste that stalls is handed on, whole characters first, and goes on afterwards`() {
    var decoder = InputDecoder()
    let text = Array("한국".utf8)
    _ = decoder.feed("\u{1B}[200~".utf8)
    #expect(decoder.feed(text[..<4]) + decoder.flush() == [.event(.paste("한"))])
    #expect(decoder.feed(text[4...]) + decoder.flush() == [.event(.paste("국"))])
    #expect(decoder.pause == nil)
    #expect(decoder.feed("quit\u{1B}[20".utf8) == [])
    #expect(decoder.pause == .milliseconds(500))
    #expect(decoder.feed("1~".utf8) == [.event(.paste("quit"))])
    #expect(decoder.feed("q".utf8) + decoder.flush() == [.event(.key("q"))])
  }

  @Test(arguments: [
    ([0x1B], KeyPress.escape), ([0x03], .control("c")), (Array("\u{1B}[A".utf8), .arrowUp),
    (Array("\u{1B}d".utf8), .alt("d")), (Array("\u{1B}[20~".utf8), KeyPress(.function(9))),
  ])
  func `A paste whose end is lost ends with a key that no text holds`(bytes: [UInt8], key: KeyPress) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~quit".utf8) + decoder.flush() == [.event(.paste("quit"))])
    #expect(decoder.feed("d\ny".utf8 + bytes) + decoder.flush() == [.event(.paste("d\ny")), .event(.key(key))])
    #expect(decoder.feed("q".utf8) + decoder.flush() == [.event(.key("q"))])
    #expect(decoder.feed("\u{1B}[200~\u{3}q".utf8) + decoder.feed("\u{1B}[201~".utf8) == [.event(.paste("q"))])
  }

  @Test func `Half a character at the end of a lost paste is not held back for ever`() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~".utf8 + [0xED, 0x95])
    #expect(decoder.flush() == [])
    #expect(decoder.pause == .seconds(1))
    #expect(decoder.flush() == [.event(.paste("\u{FFFD}"))])
    #expect(decoder.pause == nil)
  }

  @Test func `A character without an end is cut`() {
    var decoder = InputDecoder()
    let outputs = decoder.feed(("e" + String(repeating: "\u{301}", count: 1000)).utf8) + decoder.flush()
    #expect(outputs.count == 32)
    var text = ""
    for case .event(.key(let press)) in outputs {
      if case .character(let character) = press.key { text.append(character) }
    }
    #expect(text.unicodeScalars.count == 1001)
  }
}

@Suite struct PasteTests {
  @Test func `Text of 10,000 characters comes in one piece`() {
    let text = String((0..<10_000).map { Character(["a", "é", "漢", "👩‍👩‍👧", "\n"][$0 % 5]) })
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8) == [.event(.paste(text))])
  }

  @Test(arguments: 64...90)
  func `Longer text comes in pieces of whole characters`(limit: Int) {
    let text = String((0..<300).map { Character(["a", "é", "漢", "👩‍👩‍👧", "e\u{301}"][$0 % 5]) })
    var decoder = InputDecoder(pasteLimit: limit)
    var pieces: [String] = []
    for byte in "\u{1B}[200~\(text)\u{1B}[201~".utf8 {
      for case .event(.paste(let piece)) in decoder.feed([byte]) { pieces.append(piece) }
      #expect(decoder.heldBytes <= limit + 6)
    }
    #expect(pieces.joined() == text)
    #expect(pieces.map(\.count).reduce(0, +) == text.count)
    #expect(pieces.allSatisfy { $0.utf8.count <= limit + 6 })
  }

  @Test func `Damaged text in pieces loses nothing, and memory stays bounded`() {
    var decoder = InputDecoder(pasteLimit: 64)
    _ = decoder.feed("\u{1B}[200~".utf8)
    var count = 0
    for _ in 0..<10_000 {
      for case .event(.paste(let piece)) in decoder.feed([0x80]) { count += piece.count }
      #expect(decoder.heldBytes <= 70)
    }
    for case .event(.paste(let piece)) in decoder.feed("\u{1B}[201~".utf8) { count += piece.count }
    #expect(count == 10_000)
  }
}
