import SluiceTerminal
import TestSupport
import Testing

@Suite("Scaling images")
struct ImageScalingTests {
  private func image(_ width: Int, _ pixels: [[UInt8]]) throws -> Image {
    try #require(Image(width: width, height: pixels.count / width, pixels: Array(pixels.joined())))
  }

  private func gray(_ width: Int, _ values: [UInt8]) throws -> Image {
    try image(width, values.map { [$0, $0, $0, 255] })
  }

  private func values(_ image: Image) -> [UInt8] {
    stride(from: 0, to: image.pixels.count, by: 4).map { image.pixels[$0] }
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64, alpha: UInt8? = nil) throws -> Image {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [alpha ?? .random(in: 0...255, using: &random)]
    }
    return try image(width, pixels)
  }

  @Test("The same size gives the same image")
  func identity() throws {
    let image = try noise(7, 5, seed: 1)

    #expect(image.scaled(toWidth: 7, height: 5) == image)
  }

  @Test("Halving averages four pixels")
  func halving() throws {
    let image = try gray(4, [0, 100, 8, 8, 50, 50, 8, 8])

    #expect(try image.scaled(toWidth: 2, height: 1) == gray(2, [50, 8]))
  }

  @Test("Pixels that lie under two others count for both by their share")
  func shares() throws {
    #expect(try values(gray(3, [30, 60, 90]).scaled(toWidth: 2, height: 1)) == [40, 80])
    #expect(try values(gray(1, [30, 60, 90]).scaled(toWidth: 1, height: 2)) == [40, 80])
    #expect(try values(gray(5, [0, 100, 200, 50, 10]).scaled(toWidth: 2, height: 1)) == [80, 64])
  }

  @Test("Enlarging by whole numbers repeats pixels, otherwise edges are mixed")
  func enlarging() throws {
    #expect(try gray(2, [1, 9]).scaled(toWidth: 4, height: 2) == gray(4, [1, 1, 9, 9, 1, 1, 9, 9]))
    #expect(try values(gray(2, [0, 90]).scaled(toWidth: 3, height: 1)) == [0, 45, 90])
  }

  @Test("One axis may grow while the other shrinks")
  func bothWays() throws {
    #expect(try gray(1, [10, 20, 30, 40]).scaled(toWidth: 3, height: 1) == gray(3, [25, 25, 25]))
    #expect(try gray(4, [10, 20, 30, 40]).scaled(toWidth: 1, height: 3) == gray(1, [25, 25, 25]))
  }

  @Test("The colour of a transparent pixel does not bleed")
  func transparency() throws {
    let image = try image(2, [[255, 0, 0, 255], [0, 255, 0, 0]])

    #expect(image.scaled(toWidth: 1, height: 1).pixels == [255, 0, 0, 128])
    #expect(image.scaled(toWidth: 4, height: 1).pixels[8...] == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A half transparent pixel counts half")
  func weights() throws {
    let image = try image(2, [[200, 0, 0, 255], [80, 0, 0, 51]])

    #expect(image.scaled(toWidth: 1, height: 1).pixels == [180, 0, 0, 153])
  }

  @Test("Every scaling agrees with averages taken pixel by pixel", arguments: [(7, 5), (3, 8), (8, 2), (1, 6), (6, 1)])
  func againstPlainAverages(_ width: Int, _ height: Int) throws {
    let image = try noise(width, height, seed: UInt64(width * 100 + height))
    for newWidth in 1...12 {
      for newHeight in 1...12 {
        let scaled = image.scaled(toWidth: newWidth, height: newHeight)
        let expected = plainAverages(image, newWidth, newHeight)
        #expect(scaled.width == newWidth && scaled.height == newHeight)
        for (value, wanted) in zip(scaled.pixels, expected) where abs(Double(value) - wanted) > 0.51 {
          Issue.record("\(width)x\(height) to \(newWidth)x\(newHeight): \(value), not \(wanted)")
        }
      }
    }
  }

  /// The definition, in double precision and without any shortcut.
  private func plainAverages(_ image: Image, _ width: Int, _ height: Int) -> [Double] {
    func overlap(_ source: Int, _ sources: Int, _ target: Int, _ targets: Int) -> Double {
      let start = max(Double(source) / Double(sources), Double(target) / Double(targets))
      let end = min(Double(source + 1) / Double(sources), Double(target + 1) / Double(targets))
      return max(end - start, 0) * Double(targets)
    }
    return (0..<width * height).flatMap { place -> [Double] in
      var sums = [0.0, 0, 0, 0]
      for index in 0..<image.width * image.height {
        let weight =
          overlap(index % image.width, image.width, place % width, width)
          * overlap(index / image.width, image.height, place / width, height)
        let pixel = image.pixels[index * 4..<index * 4 + 4].map(Double.init)
        for part in 0..<3 { sums[part] += weight * pixel[part] * pixel[3] }
        sums[3] += weight * pixel[3]
      }
      return sums[3] < 0.5 ? [0, 0, 0, 0] : sums[..<3].map { $0 / sums[3] } + [sums[3]]
    }
  }

  @Test("Sizes below one count as one")
  func smallSizes() throws {
    #expect(try gray(2, [10, 30]).scaled(toWidth: 0, height: -5) == gray(1, [20]))
  }
}

@Suite("Fitting images into cells")
struct ImageFittingTests {
  private func image(_ width: Int, _ height: Int) throws -> Image {
    try #require(Image(width: width, height: height, pixels: Array(repeating: 0, count: width * height * 4)))
  }

  @Test("The width shrinks into the columns and the height keeps the proportions")
  func columns() throws {
    let size = try image(96, 64).fitted(columns: 48)

    #expect(size == ImageSize(width: 48, height: 32))
    #expect(size.rows == 16)
  }

  @Test("A limit of rows narrows the image")
  func rows() throws {
    #expect(try image(96, 64).fitted(columns: 48, rows: 8) == ImageSize(width: 24, height: 16))
    #expect(try image(96, 64).fitted(columns: 48, rows: 100) == ImageSize(width: 48, height: 32))
  }

  @Test("Nothing is enlarged unless asked for")
  func enlarging() throws {
    #expect(try image(10, 6).fitted(columns: 80, rows: 24) == ImageSize(width: 10, height: 6))
    #expect(try image(10, 6).fitted(columns: 80, enlarging: true) == ImageSize(width: 80, height: 48))
    #expect(try image(10, 6).fitted(columns: 80, rows: 12, enlarging: true) == ImageSize(width: 40, height: 24))
  }

  @Test("No size is ever below one by one")
  func minimum() throws {
    #expect(try image(100, 1).fitted(columns: 3) == ImageSize(width: 3, height: 1))
    #expect(try image(1, 100).fitted(columns: 3, rows: 1) == ImageSize(width: 1, height: 2))
    #expect(try image(5, 5).fitted(columns: 0, rows: -1) == ImageSize(width: 1, height: 1))
  }

  @Test("Extreme spaces do not overflow")
  func extremes() throws {
    #expect(try image(3, 2).fitted(columns: .max, rows: .max) == ImageSize(width: 3, height: 2))
    #expect(try image(1, 9).fitted(columns: .max, enlarging: true).height == 65536)
    #expect(try image(2, 1).fitted(columns: .min, rows: .min) == ImageSize(width: 1, height: 1))
  }

  @Test("An odd height needs a row for its last line")
  func oddHeight() {
    #expect(ImageSize(width: 1, height: 7).rows == 4)
  }
}
