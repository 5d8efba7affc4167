import SluiceTerminal
import TestSupport
import Testing

/// No input may trap, hang or use memory without bound: what decodes has the announced size, all else throws.
@Suite("Damaged JPEG files")
struct JPEGDamageTests {
  static let names = [
    "jpeg-420.jpg", "jpeg-440-progressive.jpg", "jpeg-restart.jpg", "jpeg-restart-progressive.jpg", "jpeg-gray.jpg",
    "jpeg-ycck.jpg", "jpeg-third.jpg", "jpeg-orientation-6.jpg",
  ]

  private let limits = ImageLimits(maximumPixelCount: 100_000)

  private func check(_ file: [UInt8], _ note: @autoclosure () -> String) {
    guard case .success(let image) = decodedJPEG(file, limits: limits) else { return }
    if image.pixels.count != image.width * image.height * 4 { Issue.record("\(note()): wrong number of pixels") }
  }

  @Test("A file cut off after any byte is refused as truncated", arguments: names)
  func truncation(_ name: String) throws {
    let file = try Fixture.bytes(name)
    for length in 1..<file.count {
      switch decodedJPEG(Array(file.prefix(length)), limits: limits) {
      case .failure(.truncatedSegment), .failure(.unfinishedJPEG), .failure(.tooFewBytes): break
      case let other: Issue.record("\(name), \(length) bytes: \(other)")
      }
    }
  }

  @Test("Any value of any byte of a file decodes or throws")
  func everyByte() {
    let file = JPEGBuilder().tables().adding(0xdd, [0, 1]).frame(9, 8).scan().blocks([9])
      .adding(raw: [0xff, 0xd0]).blocks([3]).end
    for index in file.indices {
      for value in 0...255 as ClosedRange<UInt8> {
        var damaged = file
        damaged[index] = value
        check(damaged, "byte \(index), value \(value)")
      }
    }
  }

  @Test("A flipped bit anywhere decodes or throws", arguments: names)
  func flippedBits(_ name: String) throws {
    let file = try Fixture.bytes(name)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1 << UInt8(index & 7)
      check(damaged, "\(name), byte \(index)")
    }
  }

  @Test("Random bytes in place of the pixels decode or throw, in one pass and in several")
  func randomData() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var noise: [UInt8] { (0..<96).map { _ in UInt8.random(in: 0...254, using: &random) } }
      let table: [UInt8] =
        [0x10, 0, 2, 2, 4, 8] + Array(repeating: 0, count: 11)
        + (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
      let start = JPEGBuilder().tables().adding(0xc4, table)
      check(start.frame(32, 16, [(1, 2, 1)]).scan().adding(raw: noise).end, "seed \(seed)")
      let bits = UInt8.random(in: 0...13, using: &random)
      var file = start.frame(32, 16, marker: 0xc2).scan(band: (0, 0), bits: bits).adding(raw: noise)
      file = file.scan(band: (1, 63), bits: bits).adding(raw: noise)
      for low in (0..<bits).reversed() {
        file = file.scan(band: (1, 63), bits: (low + 1) << 4 | low).adding(raw: noise)
      }
      check(file.end, "seed \(seed), several passes")
    }
  }
}
