extension ImageOrientation {
  /// The number under which EXIF data have the orientation (EXIF 2.3, section 4.6.4).
  private static let tag = 0x112

  /// The orientation in EXIF data, which are laid out as a TIFF file; nil where there is none, or the data are damaged.
  ///
  /// Looks at no more than the first directory: linear in its length.
  init?(exif data: ArraySlice<UInt8>) {
    guard let reader = TIFFReader(data), let directory = reader.number(at: 4, bytes: 4),
      let count = reader.number(at: directory, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = reader.number(at: entry, bytes: 2) else { return nil }
      guard tag == Self.tag else { continue }
      // A short number (type 3) stands in the first two bytes of the value.
      guard reader.number(at: entry + 2, bytes: 2) == 3, let value = reader.number(at: entry + 8, bytes: 2) else {
        return nil
      }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

/// Reads numbers in the order of bytes that a TIFF header asks for.
private struct TIFFReader {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  init?(_ data: ArraySlice<UInt8>) {
    bytes = Array(data)
    isLittleEndian = bytes.starts(with: "II".utf8)
    guard isLittleEndian || bytes.starts(with: "MM".utf8), number(at: 2, bytes: 2) == 42 else { return nil }
  }

  /// The number of `count` bytes at `offset`; nil beyond the end.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let part = bytes[offset..<offset + count]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}
