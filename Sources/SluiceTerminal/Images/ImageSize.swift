/// A size of an image in pixels.
public struct ImageSize: Sendable, Hashable {
  /// The largest width or height that images are scaled to.
  static let maximum = 65536

  /// Pixels per row.
  public let width: Int

  /// Rows of pixels.
  public let height: Int

  /// Creates a size from pixels per row and rows of pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The rows of terminal cells that the image needs as half-blocks, two pixels to a cell.
  public var rows: Int { height / 2 + height % 2 }
}

extension Image {
  /// The largest size with this image's proportions that fits into terminal cells when drawn as half-blocks.
  ///
  /// A cell shows one pixel of width and two of height, which makes pixels square: the result is at most `columns`
  /// wide and `2 * rows` high. It is never below 1 x 1, and without `enlarging` never above the image's own size.
  ///
  /// - Parameters:
  ///   - columns: The width at hand in cells; below 1 counts as 1, above 65536 as 65536.
  ///   - rows: The height at hand in cells, likewise, or `nil` if it does not matter.
  ///   - enlarging: Whether an image smaller than the space is enlarged to fill it.
  public func fitted(columns: Int, rows: Int? = nil, enlarging: Bool = false) -> ImageSize {
    let cells = 1...ImageSize.maximum
    var width = min(max(columns, cells.lowerBound), cells.upperBound)
    if !enlarging { width = min(width, self.width) }
    let height = Self.scaled(self.height, by: width, over: self.width)
    guard let rows else { return ImageSize(width: width, height: min(height, ImageSize.maximum)) }
    let highest = min(max(rows, cells.lowerBound), cells.upperBound / 2) * 2
    if height <= highest { return ImageSize(width: width, height: height) }
    let narrowed = Self.scaled(self.width, by: highest, over: self.height)
    return ImageSize(width: min(width, narrowed), height: highest)
  }

  /// `length * numerator / denominator`, rounded to the nearest whole number, but at least 1.
  private static func scaled(_ length: Int, by numerator: Int, over denominator: Int) -> Int {
    max((length * numerator + denominator / 2) / denominator, 1)
  }
}
