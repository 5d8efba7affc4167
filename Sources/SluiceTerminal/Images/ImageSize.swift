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

extension ImageSize {
  /// The largest size with these proportions that fits into terminal cells when drawn as half-blocks.
  ///
  /// See `Image.fitted(columns:rows:enlarging:)`; for a picture whose size is known before its pixels.
  public func fitted(columns: Int, rows: Int? = nil, enlarging: Bool = false) -> ImageSize {
    let cells = 1...ImageSize.maximum
    let (ownWidth, ownHeight) = (max(self.width, 1), max(self.height, 1))
    var width = min(max(columns, cells.lowerBound), cells.upperBound)
    if !enlarging { width = min(width, ownWidth) }
    let height = Self.scaled(ownHeight, by: width, over: ownWidth)
    guard let rows else { return ImageSize(width: width, height: min(height, ImageSize.maximum)) }
    let highest = min(max(rows, cells.lowerBound), cells.upperBound / 2) * 2
    if height <= highest { return ImageSize(width: width, height: height) }
    let narrowed = Self.scaled(ownWidth, by: highest, over: ownHeight)
    return ImageSize(width: min(width, narrowed), height: highest)
  }

  /// `length * numerator / denominator`, rounded to the nearest whole number, but at least 1.
  private static func scaled(_ length: Int, by numerator: Int, over denominator: Int) -> Int {
    let (product, overflow) = length.multipliedReportingOverflow(by: numerator)
    return overflow ? ImageSize.maximum : max((product + denominator / 2) / denominator, 1)
  }
}

extension Image {
  /// The pixels across and down.
  public var size: ImageSize { ImageSize(width: width, height: height) }

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
    size.fitted(columns: columns, rows: rows, enlarging: enlarging)
  }
}
