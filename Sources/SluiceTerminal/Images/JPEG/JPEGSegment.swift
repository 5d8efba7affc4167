/// A marker of a JPEG file with the contents that follow it.
struct JPEGSegment {
  let marker: JPEGMarker

  /// Where the marker is: the byte FF before its number.
  let offset: Int

  /// Where its contents are, behind the length; empty where it has none.
  let contents: Range<Int>

  /// An error about this segment.
  func invalid(_ reason: String) -> ImageError {
    .invalidSegment(segment: marker.name, offset: offset, reason: reason)
  }

  /// Reads the next segment at or after `offset` in `bytes`; what lies before it is passed over, as all decoders do.
  init(_ bytes: [UInt8], at offset: Int) throws(ImageError) {
    var place = offset
    while place + 1 < bytes.count, bytes[place] != 0xff || bytes[place + 1] == 0 || bytes[place + 1] == 0xff {
      place += 1
    }
    guard place + 1 < bytes.count else { throw .unfinishedJPEG(offset: bytes.count) }
    marker = JPEGMarker(rawValue: bytes[place + 1])
    self.offset = place
    let start = place + 2
    guard !marker.standsAlone else {
      contents = start..<start
      return
    }
    guard bytes.count - start >= 2 else { throw .truncatedSegment(segment: marker.name, offset: bytes.count) }
    let length = bytes.bigEndian16(at: start)
    guard length >= 2 else {
      throw .invalidSegment(segment: marker.name, offset: place, reason: "a length of \(length) bytes")
    }
    guard bytes.count - start >= length else { throw .truncatedSegment(segment: marker.name, offset: bytes.count) }
    contents = start + 2..<start + length
  }
}

extension [UInt8] {
  /// The two bytes at `offset`, highest first.
  func bigEndian16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }
}
