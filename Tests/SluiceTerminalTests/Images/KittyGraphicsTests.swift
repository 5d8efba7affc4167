import Foundation
import Testing

@testable import SluiceTerminal

/// A terminal's side of kitty's protocol, without a line of the library.
struct KittyInterpreter {
  struct Place: Equatable {
    var image: Int
    var source: [Int]
    var cells: [Int]
    var column: Int
    var row: Int
  }

  var images: [Int: (format: Int, width: Int, height: Int, data: [UInt8])] = [:]
  var places: [Int: Place] = [:]
  var longestChunk = 0
  var transmissions = 0
  private var cursor = (column: 0, row: 0)
  private var pending: (keys: [String: Int], text: String)?

  mutating func replay(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let start = rest.range(of: "\u{1B}") {
      rest = rest[start.upperBound...]
      if rest.first == "_" {
        let end = rest.range(of: "\u{1B}\\")!
        perform(rest[..<end.lowerBound].dropFirst(2))
        rest = rest[end.upperBound...]
      } else if let end = rest.firstIndex(of: "H") {
        let numbers = rest[..<end].dropFirst().split(separator: ";").map { Int($0)! }
        cursor = (numbers[1] - 1, numbers[0] - 1)
      }
    }
  }

  private mutating func perform(_ command: Substring) {
    let parts = command.split(separator: ";", maxSplits: 1)
    var keys: [String: Int] = [:]
    for key in parts[0].split(separator: ",") {
      let value = key.split(separator: "=")[1]
      keys[String(key.prefix(1))] = Int(value) ?? Int(value.utf8.first!)
    }
    let data = parts.count > 1 ? String(parts[1]) : ""
    longestChunk = max(longestChunk, data.utf8.count)
    switch keys["a"].map({ Character(UnicodeScalar(UInt8($0))) }) {
    case "p":
      let source = ["x", "y", "w", "h"].map { keys[$0]! }
      places[keys["p"]!] = Place(
        image: keys["i"]!, source: source, cells: [keys["c"]!, keys["r"]!], column: cursor.column, row: cursor.row)
    case "d":
      if let place = keys["p"] { places[place] = nil } else { images[keys["i"]!] = nil }
    default: receive(keys, data)
    }
  }

  private mutating func receive(_ keys: [String: Int], _ text: String) {
    pending = (pending?.keys ?? keys, (pending?.text ?? "") + text)
    guard keys["m"] == 0, let whole = pending else { return }
    pending = nil
    transmissions += 1
    images[whole.keys["i"]!] = (
      whole.keys["f"]!, whole.keys["s"] ?? 0, whole.keys["v"] ?? 0, Array(Data(base64Encoded: whole.text)!)
    )
  }
}

@Suite struct KittyGraphicsTests {
  private func image(_ width: Int, _ height: Int, alpha: UInt8) throws -> Image {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      [UInt8(index & 255), UInt8(index >> 8 & 255), 7, alpha]
    }
    return try #require(Image(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [(1, 1), (2, 1), (32, 32), (64, 48), (61, 47)])
  func `Pixels arrive whole, in chunks of no more than 4096 bytes`(_ width: Int, _ height: Int) throws {
    var terminal = KittyInterpreter()
    let clear = try image(width, height, alpha: 9)
    let opaque = try image(width, height, alpha: 255)
    terminal.replay(KittyGraphics.transmit(clear, identifier: 3))
    terminal.replay(KittyGraphics.transmit(opaque, identifier: 4))

    let first = try #require(terminal.images[3])
    #expect(first.format == 32 && first.width == width && first.height == height && first.data == clear.pixels)
    let second = try #require(terminal.images[4])
    let expected = opaque.pixels.enumerated().filter { $0.offset % 4 < 3 }.map(\.element)
    #expect(second.format == 24 && second.width == width && second.data == expected)
    #expect(terminal.longestChunk <= 4096)
  }

  @Test func `A PNG is passed on as it is`() throws {
    var terminal = KittyInterpreter()
    let file = try Fixture.bytes("rgba-16.png")
    terminal.replay(KittyGraphics.transmit(png: file, identifier: 1))

    #expect(terminal.images[1]?.format == 100 && terminal.images[1]?.data == file)
  }

  @Test func `Commands are those of the protocol`() {
    let source = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let place = KittyGraphics.place(5, placement: 6, source: source, size: Size(columns: 7, rows: 8))

    #expect(String(decoding: place, as: UTF8.self) == "\u{1B}_Ga=p,i=5,p=6,x=1,y=2,w=3,h=4,c=7,r=8,C=1,q=2\u{1B}\\")
    #expect(
      String(decoding: KittyGraphics.delete(5, placement: 6), as: UTF8.self) == "\u{1B}_Ga=d,d=i,i=5,p=6,q=2\u{1B}\\")
    #expect(String(decoding: KittyGraphics.free(5), as: UTF8.self) == "\u{1B}_Ga=d,d=I,i=5,q=2\u{1B}\\")
  }

  @Test func `Text of 64 letters is that of Foundation`() {
    for length in 0..<20 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 200) }
      #expect(Base64.encode(bytes[...]) == Array(Data(bytes).base64EncodedString().utf8))
    }
  }
}
