import SluiceTerminal
import TestSupport
import Testing

/// No input may trap, hang or use memory without bound: what decodes has the announced size, all else throws.
@Suite("Damaged PNG files")
struct PNGDamageTests {
  static let names = [
    "gray-1.png", "rgb-8-interlaced.png", "palette-4-transparent.png", "rgba-16.png", "gray-16-transparent.png",
    "deflate-fixed.png", "deflate-stored.png", "deflate-split.png",
  ]

  private let limits = ImageLimits(maximumPixelCount: 100_000)

  private func check(_ file: [UInt8], _ note: @autoclosure () -> String) {
    guard case .success(let image) = decoded(file, limits: limits) else { return }
    if image.pixels.count != image.width * image.height * 4 { Issue.record("\(note()): wrong number of pixels") }
  }

  @Test("A file cut off after any byte is refused as truncated", arguments: names)
  func truncation(_ name: String) throws {
    let file = try Fixture.bytes(name)
    for length in 1..<file.count {
      switch decoded(Array(file.prefix(length)), limits: limits) {
      case .failure(.truncated), .failure(.unfinished): break
      case let other: Issue.record("\(name), \(length) bytes: \(other)")
      }
    }
  }

  @Test("A flipped bit anywhere is found by a checksum or a rule", arguments: names)
  func flippedBits(_ name: String) throws {
    let file = try Fixture.bytes(name)
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << UInt8(bit)
        #expect(complaint(damaged, limits: limits) != nil, "\(name), byte \(index), bit \(bit)")
      }
    }
  }

  @Test("A flipped bit under a right checksum decodes or throws", arguments: names)
  func flippedBitsRepaired(_ name: String) throws {
    let file = try Fixture.bytes(name)
    for index in file.indices.dropFirst(8) {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << UInt8(bit)
        check(PNGBuilder.repaired(damaged), "\(name), byte \(index), bit \(bit)")
      }
    }
  }

  @Test("Random damage of 2,000 files decodes or throws")
  func randomDamage() throws {
    let files = try Self.names.map(Fixture.bytes)
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let file = Self.damaged(files[Int(seed) % files.count], &random)
      check(seed % 4 == 0 ? file : PNGBuilder.repaired(file), "seed \(seed)")
    }
  }

  @Test("Random bytes in place of the compressed data decode or throw")
  func randomData() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
      // Bits 1 and 2 of the first byte choose the kind of block.
      let block = noise[0] & 0xf8 | UInt8(seed % 3) << 1
      check(PNGBuilder().header(16, 16).adding("IDAT", [0x78, 0x01, block] + noise).end, "seed \(seed)")
    }
  }

  private static func damaged(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 8..<file.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: file.remove(at: index)
      case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 2: file[index] = [0, 1, 127, 128, 255].randomElement(using: &random) ?? 0
      default: file[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return file
  }
}
