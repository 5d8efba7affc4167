/// Why compressed data could not be expanded.
struct InflateError: Error, Equatable {
  /// What is wrong; the raw value completes "corrupt image data at byte N: ...".
  enum Reason: String {
    case truncated = "the compressed data end too early"
    case header = "not a zlib header"
    case dictionary = "a preset dictionary is needed"
    case blockType = "unknown block type"
    case storedLength = "the length of a stored block does not match its complement"
    case codeLengths = "invalid code lengths"
    case code = "invalid code"
    case distance = "a copy reaches back before the start"
    case overflow = "more data than the image has room for"
    case checksum = "bad checksum (Adler-32)"
  }

  let reason: Reason

  /// The byte of the compressed data, counted from 0.
  let offset: Int
}
