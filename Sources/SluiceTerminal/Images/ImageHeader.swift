/// What a file tells of a picture before its pixels: enough to leave room for it.
public struct ImageHeader: Sendable, Hashable {
  /// The kind of file.
  public let format: ImageFormat

  /// The size as it is seen, that is, turned as EXIF data ask for.
  public let size: ImageSize

  /// Reads the header of a PNG or JPEG file, and not its pixels; linear in what stands before them.
  ///
  /// - Parameter bytes: The file, or its beginning.
  /// - Throws: `ImageError`, also where the beginning is too short.
  public static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    let limits = ImageLimits(maximumPixelCount: .max)
    switch ImageFormat(bytes) {
    case .png:
      var decoder = PNGDecoder(bytes, limits: limits)
      return ImageHeader(format: .png, size: try decoder.readSize())
    case .jpeg:
      var decoder = JPEGDecoder(bytes, limits: limits)
      return ImageHeader(format: .jpeg, size: try decoder.readSize())
    case nil: throw .unknownFormat
    }
  }
}
