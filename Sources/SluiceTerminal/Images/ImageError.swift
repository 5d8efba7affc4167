/// Why a file could not be decoded as an image.
///
/// The description is one line without a full stop, made to follow the file's name: `photo.png: not a PNG file`.
/// Offsets count bytes from 0 at the start of the file; the offset of a chunk of a PNG is that of its length field, that
/// of a segment of a JPEG the one of its marker. Nothing of the file is copied into a description except names of chunks
/// made of letters, so it is safe to print.
public enum ImageError: Error, Equatable, Sendable {
  /// The file does not start with PNG's signature.
  case notPNG

  /// The file ends at `offset`, inside the chunk called `chunk`.
  case truncated(chunk: String, offset: Int)

  /// The file ends at `offset`, where another chunk has to follow.
  case unfinished(offset: Int)

  /// The checksum (CRC-32) of a chunk differs from its contents.
  case badChecksum(chunk: String, offset: Int)

  /// The image has more pixels than `ImageLimits.maximumPixelCount`.
  case tooLarge(width: Int, height: Int, limit: Int)

  /// A chunk's contents or place are against the PNG specification.
  case invalidChunk(chunk: String, offset: Int, reason: String)

  /// A chunk that must be understood to show the image is not known.
  case unknownCriticalChunk(chunk: String, offset: Int)

  /// A chunk that the image needs is not in the file.
  case missingChunk(chunk: String)

  /// The compressed data are damaged at `offset`.
  case corruptData(offset: Int, reason: String)

  /// A row, counted from 0 within its interlace pass, names a filter that does not exist.
  case unknownFilter(filter: Int, row: Int)

  /// A pixel, counted from 0, has a colour number that the palette does not have.
  case paletteIndexOutOfRange(index: Int, column: Int, row: Int, colors: Int)

  /// The file does not start with JPEG's marker.
  case notJPEG

  /// The file is neither a PNG nor a JPEG.
  case unknownFormat

  /// The file ends at `offset`, inside a segment or, where this is "SOS", inside the pixels that follow it.
  case truncatedSegment(segment: String, offset: Int)

  /// The file ends at `offset`, where another segment has to follow.
  case unfinishedJPEG(offset: Int)

  /// The file ends at `offset`, too early for so many pixels, whatever is in it.
  case tooFewBytes(width: Int, height: Int, offset: Int)

  /// A segment's contents or place are against the JPEG standard.
  case invalidSegment(segment: String, offset: Int, reason: String)

  /// A segment that the image needs is not in the file.
  case missingSegment(segment: String)

  /// The file is a JPEG of a kind that is not decoded.
  case unsupportedJPEG(feature: String)
}

extension ImageError: CustomStringConvertible {
  /// What is wrong and where, in one line without a full stop.
  public var description: String {
    switch self {
    case .notPNG:
      "not a PNG file"
    case .truncated(let chunk, let offset):
      "truncated: the file ends inside chunk \(chunk) at byte \(offset)"
    case .unfinished(let offset):
      "truncated: the file ends at byte \(offset), before chunk IEND"
    case .badChecksum(let chunk, let offset):
      "bad checksum in chunk \(chunk) at byte \(offset)"
    case .tooLarge(let width, let height, let limit):
      "too large: \(width) x \(height) pixels (limit \(limit) pixels)"
    case .invalidChunk(let chunk, let offset, let reason):
      "invalid chunk \(chunk) at byte \(offset): \(reason)"
    case .unknownCriticalChunk(let chunk, let offset):
      "unknown critical chunk \(chunk) at byte \(offset)"
    case .missingChunk(let chunk):
      "missing chunk \(chunk)"
    case .corruptData(let offset, let reason):
      "corrupt image data at byte \(offset): \(reason)"
    case .unknownFilter(let filter, let row):
      "corrupt image data: unknown filter \(filter) in row \(row)"
    case .paletteIndexOutOfRange(let index, let column, let row, let colors):
      "corrupt image data: colour \(index) in column \(column), row \(row), but the palette ends at \(colors - 1)"
    case .notJPEG:
      "not a JPEG file"
    case .unknownFormat:
      "neither a PNG nor a JPEG file"
    case .truncatedSegment(let segment, let offset):
      "truncated: the file ends inside segment \(segment) at byte \(offset)"
    case .unfinishedJPEG(let offset):
      "truncated: the file ends at byte \(offset), before marker EOI"
    case .tooFewBytes(let width, let height, let offset):
      "truncated: the file ends at byte \(offset), too early for \(width) x \(height) pixels"
    case .invalidSegment(let segment, let offset, let reason):
      "invalid segment \(segment) at byte \(offset): \(reason)"
    case .missingSegment(let segment):
      "missing segment \(segment)"
    case .unsupportedJPEG(let feature):
      "unsupported JPEG: \(feature)"
    }
  }
}
