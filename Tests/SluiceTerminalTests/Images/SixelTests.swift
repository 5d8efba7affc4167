import TestSupport
import Testing

@testable import SluiceTerminal

/// A terminal's side of sixels, without a line of the library: what is drawn, in percent of red, green and blue.
struct SixelInterpreter {
  private(set) var pixels: [[[Int]?]]
  private(set) var announced: [Int] = []
  private var colors: [Int: [Int]] = [:]

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst(9).dropLast(2)
    pixels = []
    announced = Self.numbers(&rest)
    guard announced.count == 4 else { return nil }
    pixels = Array(repeating: Array(repeating: nil, count: announced[2]), count: announced[3] + 5)
    var (x, y, color) = (0, 0, -1)
    while let character = rest.popFirst() {
      var count = 1
      var shape = character
      switch character {
      case "$":
        x = 0
        continue
      case "-":
        (x, y) = (0, y + 6)
        continue
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5 { colors[color] = Array(numbers[2...]) }
        continue
      case "!":
        count = Self.numbers(&rest)[0]
        shape = rest.removeFirst()
      default: break
      }
      guard let value = shape.asciiValue, (63...126).contains(value) else { return nil }
      for _ in 0..<count {
        for bit in 0..<6 where (value - 63) >> UInt8(bit) & 1 == 1 { pixels[y + bit][x] = colors[color] }
        x += 1
      }
    }
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let text = rest.prefix { $0.isNumber || $0 == ";" }
    rest.removeFirst(text.count)
    return text.split(separator: ";").compactMap { Int($0) }
  }
}

@Suite struct SixelTests {
  private func sixels(_ image: Image, _ crop: PixelRect? = nil) throws -> SixelInterpreter {
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    return try #require(SixelInterpreter(SixelEncoder(image, crop: crop ?? whole).bytes))
  }

  private func noise(_ width: Int, _ height: Int, alphas: [UInt8] = [255]) throws -> Image {
    var random = SeededGenerator(seed: UInt64(width * 1000 + height))
    let pixels = (0..<width * height).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [alphas.randomElement(using: &random)!]
    }
    return try #require(Image(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [(1, 1), (9, 6), (13, 7), (40, 25)])
  func `Every pixel is drawn, in one of the two steps of each colour that are next to it`(
    _ width: Int, _ height: Int
  ) throws {
    let image = try noise(width, height)
    let drawn = try sixels(image)

    #expect(drawn.announced == [1, 1, width, height])
    for y in 0..<height {
      for x in 0..<width {
        let color = try #require(drawn.pixels[y][x])
        for (part, steps) in [5.0, 6, 5].enumerated() {
          let wanted = Double(image.pixels[(y * width + x) * 4 + part]) / 255 * 100
          if abs(Double(color[part]) - wanted) > 100 / steps + 1 { Issue.record("\(x), \(y): \(color), not \(wanted)") }
        }
      }
    }
    #expect(drawn.pixels[height...].joined().allSatisfy { $0 == nil })
  }

  @Test func `An even surface has the right colour on average`() throws {
    let pixels = Array(repeating: [90, 140, 201, 255] as [UInt8], count: 16 * 16).flatMap { $0 }
    let drawn = try sixels(#require(Image(width: 16, height: 16, pixels: pixels))).pixels.joined().compactMap { $0 }

    #expect(drawn.count == 256)
    for (part, value) in [90.0, 140, 201].enumerated() {
      let mean = Double(drawn.reduce(0) { $0 + $1[part] }) / 256
      #expect(abs(mean - value / 255 * 100) < 1.5)
    }
  }

  @Test func `Transparent pixels are left out, and a wide run is one number`() throws {
    let image = try noise(24, 12, alphas: [0, 127, 128, 255])
    let drawn = try sixels(image)
    for place in 0..<24 * 12 {
      #expect((drawn.pixels[place / 24][place % 24] != nil) == (image.pixels[place * 4 + 3] >= 128))
    }

    let black = try #require(
      Image(width: 100, height: 1, pixels: Array(repeating: [0, 0, 0, 255], count: 100).flatMap { $0 }))
    let bytes = SixelEncoder(black, crop: PixelRect(x: 0, y: 0, width: 100, height: 1)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;100;1#0;2;0;0;0#0!100@\u{1B}\\")
  }

  @Test func `A part is drawn as it is in the whole`() throws {
    let image = try noise(30, 20)
    let whole = try sixels(image)
    let part = try sixels(image, PixelRect(x: 5, y: 7, width: 11, height: 9))
    for y in 0..<9 { #expect(part.pixels[y] == Array(whole.pixels[y + 7][5..<16])) }
    #expect(try sixels(image, PixelRect(x: 25, y: 15, width: 11, height: 9)).announced == [1, 1, 5, 5])
    #expect(SixelEncoder(image, crop: PixelRect(x: 30, y: 0, width: 3, height: 3)).bytes.isEmpty)
    #expect(SixelEncoder(image, crop: PixelRect(x: -9, y: 0, width: 3, height: 3)).bytes.isEmpty)
  }
}
