/// A picture that is not in memory yet: a name for it, and how to get its file.
///
///     let source = PictureSource("photos/17") { try Archive.photo(17) }
///     cell.setPhoto(loading: source, caption: "Seoul")
public struct PictureSource: Sendable {
  /// The name, one for each picture: what is loaded is kept by it.
  public let identifier: String

  /// The size in pixels as it is seen; nil where it is not known before the picture is loaded.
  ///
  /// With it, a row is as high as its picture from the start.
  public let size: ImageSize?

  /// Reads the whole file; called away from the main actor.
  let read: @Sendable () throws -> [UInt8]

  /// A picture whose file `read` gives.
  ///
  /// - Parameters:
  ///   - identifier: The name, one for each picture.
  ///   - size: The size in pixels, as `ImageHeader` has it; nil where it is not known.
  ///   - read: Gives the bytes of a PNG or JPEG file. It runs away from the main actor, and may block;
  ///     one that never returns keeps a place of its loader for good, so give what reads from a network a time limit.
  public init(_ identifier: String, size: ImageSize? = nil, read: @escaping @Sendable () throws -> [UInt8]) {
    self.identifier = identifier
    self.size = size
    self.read = read
  }

  /// A picture whose file is in memory, its size read from there.
  public init(_ identifier: String, bytes: [UInt8]) {
    self.init(identifier, size: (try? ImageHeader.read(bytes))?.size) { bytes }
  }
}

/// Why a picture could not be loaded.
public enum PictureError: Error, Equatable, Sendable {
  /// The file is longer than the loader allows.
  case tooManyBytes(count: Int, limit: Int)

  /// The file could not be read; the text is the error's own.
  case unreadable(String)

  /// The file could not be decoded.
  case undecodable(ImageError)
}

extension PictureError: CustomStringConvertible {
  /// What is wrong, in one line without a full stop.
  public var description: String {
    switch self {
    case .tooManyBytes(let count, let limit): "too large: \(count) bytes (limit \(limit) bytes)"
    case .unreadable(let text): "unreadable: \(text)"
    case .undecodable(let error): error.description
    }
  }
}
