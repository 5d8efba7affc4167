import Foundation
import SluiceTerminal
import TestSupport
import Testing

/// Mutated files of both kinds: 100,000 of them where the environment has `SLUICE_STRESS=1`, and otherwise a few.
@Suite("Mutated images")
struct ImageFuzzTests {
  private static let isStress = ProcessInfo.processInfo.environment["SLUICE_STRESS"] == "1"
  private static let count: UInt64 = isStress ? 100_000 : 1500

  private let limits = ImageLimits(maximumPixelCount: 100_000)

  @Test("Mutated PNG and JPEG files decode or throw, quickly and in little memory")
  func mutations() throws {
    let files = try (PNGDamageTests.names + JPEGDamageTests.names).map(Fixture.bytes)
    let clock = ContinuousClock()
    let start = clock.now
    var (slowest, slowestSeed, decodedCount) = (Duration.zero, UInt64(0), 0)
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: seed &* 0x9E37_79B9)
      let file = Self.mutated(files, &random)
      let began = clock.now
      if case .success(let image) = Result(catching: { try Image(file, limits: limits) }) {
        decodedCount += 1
        if image.pixels.count != image.width * image.height * 4 { Issue.record("seed \(seed): wrong number of pixels") }
      }
      let time = began.duration(to: clock.now)
      if time > slowest { (slowest, slowestSeed) = (time, seed) }
    }

    #expect(decodedCount > 0)
    #expect(slowest < .seconds(10), "seed \(slowestSeed) took \(slowest)")
    guard Self.isStress else { return }
    let peak = Self.peakKilobytes()
    #expect(peak < 400_000)
    print(
      "\(Self.count) files in \(start.duration(to: clock.now)), \(decodedCount) decoded, slowest \(slowest), peak \(peak) kB"
    )
  }

  /// A file with some bytes changed, cut, repeated or replaced by a part of another one.
  private static func mutated(_ files: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var file = files[Int.random(in: files.indices, using: &random)]
    let isPNG = ImageFormat(file) == .png
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 2..<max(3, file.count), using: &random)
      guard index < file.count else { break }
      let end = min(file.count, index + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: file.removeSubrange(index..<end)
      case 1: file.insert(contentsOf: file[index..<end], at: index)
      case 2:
        let other = files[Int.random(in: files.indices, using: &random)]
        file.replaceSubrange(index..<end, with: other[min(index, other.count)..<min(end, other.count)])
      case 3: file[index] = [0, 1, 127, 128, 254, 255].randomElement(using: &random) ?? 0
      case 4: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 5: file.removeLast(min(file.count - index, Int.random(in: 0...8, using: &random)))
      default: file[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return isPNG && Bool.random(using: &random) ? PNGBuilder.repaired(file) : file
  }

  /// The most memory that the process ever had, as the kernel tells; 0 where it does not.
  private static func peakKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
