/// The kinds of files that can be decoded.
public enum ImageFormat: Sendable, Hashable {
  /// Portable Network Graphics.
  case png
  /// The format of the Joint Photographic Experts Group, also called JFIF.
  case jpeg

  /// The format that a file's first bytes tell of; nil where it is another one.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: PNGDecoder.signature) {
      self = .png
    } else if bytes.starts(with: JPEGDecoder.signature) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

extension Image {
  /// Decodes a PNG or JPEG file, whichever it is by its first bytes.
  ///
  /// See `init(png:limits:)` and `init(jpeg:limits:)`. A file of another kind throws `ImageError.unknownFormat`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The most it may cost; the default allows 64 million pixels.
  public init(_ bytes: [UInt8], limits: ImageLimits = .default) throws(ImageError) {
    switch ImageFormat(bytes) {
    case .png: try self.init(png: bytes, limits: limits)
    case .jpeg: try self.init(jpeg: bytes, limits: limits)
    case nil: throw .unknownFormat
    }
  }
}
