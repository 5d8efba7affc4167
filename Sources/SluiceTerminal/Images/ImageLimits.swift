/// The most that decoding an image may cost.
///
/// A few bytes of file can announce a picture that fills the memory. The limits are compared with what the file
/// announces, before anything of that size is allocated.
public struct ImageLimits: Sendable, Hashable {
  /// The largest number of pixels (width times height) that is decoded, 0 to 2^40.
  public let maximumPixelCount: Int

  /// Limits for pictures from anywhere: 64 million pixels.
  public static let `default` = ImageLimits(maximumPixelCount: 64_000_000)

  /// Creates limits.
  ///
  /// Decoding holds the compressed data, up to twelve bytes per pixel (sixteen of a JPEG in four colours) and some more
  /// per pixel of one row; four per pixel remain for the result. Whatever the limit, all of it also stays within a fixed
  /// multiple of the file's own size, since compressed data cannot grow by more than 1032 times, and a block of a JPEG
  /// takes a bit or more.
  ///
  /// - Parameter maximumPixelCount: Width times height; values outside 0 to 2^40 are moved to the nearer end.
  public init(maximumPixelCount: Int) {
    self.maximumPixelCount = min(max(maximumPixelCount, 0), 1 << 40)
  }
}
