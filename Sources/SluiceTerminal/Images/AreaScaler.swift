/// Scales an image by averaging, for each target pixel, the source area under it.
///
/// Rows and columns are scaled one after the other. Whichever comes first, the rows in between hold
/// `source height * target width` or `source width * target height` pixels; the smaller of the two is taken, and that
/// is at most the geometric mean of the source's and the target's size. So time is linear in source plus target pixels,
/// and memory in the target plus one source row plus the smaller of the two.
struct AreaScaler {
  /// Red, green and blue multiplied by alpha, then alpha: each 0 to 255 times 255 but for alpha, 0 to 255.
  typealias Pixel = SIMD4<Float>

  private let image: Image
  private let columns: Coverage
  private let rows: Coverage

  init(_ image: Image, width: Int, height: Int) {
    self.image = image
    columns = Coverage(source: image.width, target: width)
    rows = Coverage(source: image.height, target: height)
  }

  /// The scaled image.
  func run() -> Image {
    let narrowsFirst = columns.target * rows.source <= columns.source * rows.target
    let width = narrowsFirst ? columns.target : columns.source
    var sums = [Pixel](repeating: .zero, count: width * rows.target)
    var row = [Pixel](repeating: .zero, count: columns.source)
    for index in 0..<rows.source {
      load(index, into: &row)
      add(narrowsFirst ? resampled(row[...]) : row, at: index, to: &sums)
    }
    if !narrowsFirst {
      sums = (0..<rows.target).flatMap { resampled(sums[$0 * width..<($0 + 1) * width]) }
    }
    return Image(checkedWidth: columns.target, height: rows.target, pixels: bytes(sums))
  }

  /// Reads a source row, colours multiplied by alpha.
  private func load(_ index: Int, into row: inout [Pixel]) {
    var place = index * image.width * 4
    for column in 0..<image.width {
      let alpha = Float(image.pixels[place + 3])
      let color = Pixel(
        Float(image.pixels[place]), Float(image.pixels[place + 1]), Float(image.pixels[place + 2]), 1)
      row[column] = color * alpha
      place += 4
    }
  }

  /// A row scaled to the target's width.
  private func resampled(_ row: ArraySlice<Pixel>) -> [Pixel] {
    if columns.source == columns.target { return Array(row) }
    return (0..<columns.target).map { target in
      var sum = Pixel.zero
      for source in columns.sources(of: target) {
        sum += row[row.startIndex + source] * columns.weight(source: source, target: target)
      }
      return sum
    }
  }

  /// Adds source row `index` to every target row that it lies under.
  private func add(_ row: [Pixel], at index: Int, to sums: inout [Pixel]) {
    for target in rows.targets(of: index) {
      let weight = rows.weight(source: index, target: target)
      let start = target * row.count
      for column in 0..<row.count { sums[start + column] += row[column] * weight }
    }
  }

  /// Divides the colours by alpha again and rounds to bytes; without alpha there is no colour, and all is 0.
  private func bytes(_ sums: [Pixel]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: sums.count * 4)
    for (index, sum) in sums.enumerated() where sum.w >= 0.5 {
      var color = sum / sum.w
      color.w = sum.w
      color = (color.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5).rounded(.down)
      for part in 0..<4 { bytes[index * 4 + part] = UInt8(color[part]) }
    }
    return bytes
  }
}
