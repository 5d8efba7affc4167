/// A picture in memory: eight bits each of red, green, blue and alpha for every pixel.
///
/// An image is a plain value. Decode it away from the main actor, scale it once for the space it is shown in, and
/// keep the scaled one:
///
///     let photo = try Image(png: bytes)
///     let size = photo.fitted(columns: 40, rows: 12)
///     let block = ImageBlock(photo.scaled(toWidth: size.width, height: size.height), depth: .trueColor)
///
/// `width` and `height` are at least 1.
public struct Image: Sendable, Equatable {
  /// The number of pixels in a row, at least 1.
  public let width: Int

  /// The number of rows, at least 1.
  public let height: Int

  /// The samples, row by row from the top, four bytes per pixel: red, green, blue, alpha.
  ///
  /// The alpha is straight: the colours are not multiplied by it. There are `width * height * 4` bytes; the pixel in
  /// column `x` and row `y`, both counted from 0, starts at `(y * width + x) * 4`.
  public let pixels: [UInt8]

  /// Creates an image from its samples, or `nil` if their number does not fit the size.
  ///
  /// - Parameters:
  ///   - width: Pixels per row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - pixels: `width * height * 4` bytes in the order red, green, blue, alpha, with straight alpha.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels.count % 4 == 0, pixels.count / 4 == count else { return nil }
    self.init(checkedWidth: width, height: height, pixels: pixels)
  }

  /// Creates an image whose size and samples are known to fit each other.
  init(checkedWidth width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
