import Foundation
import TestSupport
import Testing

@testable import SluiceTerminal

@Suite struct InputFuzzTests {
  /// A million strings under `SLUICE_STRESS=1`, in eight parts.
  private static let strings = ProcessInfo.processInfo.environment["SLUICE_STRESS"] == nil ? 2_000 : 125_000

  @Test(arguments: UInt64(1)...8)
  func `Random bytes never trap, never hang, are bounded, and mean the same however they are cut`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<Self.strings {
      let bytes = generator.nextInput()
      var whole = InputDecoder(pasteLimit: 64)
      let expected = whole.feed(bytes)
      var cut = InputDecoder(pasteLimit: 64)
      var outputs: [InputDecoder.Output] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...8, using: &generator)
        outputs += cut.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      let isBounded = cut.heldBytes <= InputDecoder.stringLimit + 32 * 4 + 70 && outputs.count <= bytes.count
      // After the end of whatever was begun, a key is a key again.
      let recovered = whole.flush() + whole.feed("\u{1B}[201~x".utf8) + whole.flush()
      guard outputs == expected, isBounded, recovered.last == .event(.key("x")) else {
        Issue.record("seed \(seed), string \(index): \(bytes)")
        return
      }
    }
  }

  @Test(arguments: UInt64(1)...8)
  func `Pasted text comes whole and is never taken for keys, however it is cut and wherever it stalls`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<500 {
      let text = generator.nextPaste()
      let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~x".utf8)
      let inside = 6..<bytes.count - 7
      var decoder = InputDecoder(pasteLimit: 64)
      var outputs: [InputDecoder.Output] = []
      var place = 0
      while place < bytes.count {
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
        outputs += decoder.feed(bytes[place..<end])
        place = end
        // A pause of a second; one inside of the end itself would be an Escape after a stall.
        if inside.contains(place), Bool.random(using: &generator) { outputs += decoder.flush() }
      }
      outputs += decoder.flush()
      let pieces = outputs.compactMap { if case .event(.paste(let piece)) = $0 { piece } else { nil } }
      guard Array(pieces.joined().utf8) == Array(text.utf8), outputs.count == pieces.count + 1,
        outputs.last == .event(.key("x"))
      else {
        Issue.record("seed \(seed), paste \(index): \(text.debugDescription), \(outputs)")
        return
      }
    }
  }
}

extension SeededGenerator {
  /// Text as it is pasted, with what could be taken for the end.
  fileprivate mutating func nextPaste() -> String {
    let pieces = ["a", "q", " ", "é", "漢", "👩‍👩‍👧", "e\u{301}", "🇰🇷", "\n", "\t", "[201~", "200~", "\u{200D}", "\u{FFFD}"]
    return (0..<Int.random(in: 1...60, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  private static let pieces: [[UInt8]] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}_G", "\u{1B}P>|", "\u{1B}\\", "\u{07}", "\u{1B}[200~",
    "\u{1B}[201~", "\u{1B}[<", "\u{1B}[?", "0", "1", "9", "65535", "99999999999999999999", ";", ":", "/", "$", "M", "m",
    "A", "u", "~", "c", "y", "t", "R", "[", "O", "a", "é", "漢", "👩‍👩‍👧", "\u{301}", "\u{200D}", "🇰", "\u{9B}", "\r", "\n",
    "\u{03}", "\u{18}", "\u{7F}", "\u{00}",
  ].map { Array($0.utf8) }

  /// Bytes as a terminal may send them, as a broken one may, and as nothing would.
  fileprivate mutating func nextInput() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...16, using: &self) {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: bytes.append(UInt8.random(in: .min ... .max, using: &self))
      case 1: bytes += Self.pieces.randomElement(using: &self)?.dropLast() ?? []
      case 2: bytes += [UInt8](repeating: UInt8.random(in: .min ... .max, using: &self), count: 3)
      default: bytes += Self.pieces.randomElement(using: &self) ?? []
      }
    }
    return bytes
  }
}
