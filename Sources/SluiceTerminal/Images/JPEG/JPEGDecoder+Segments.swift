extension JPEGDecoder {
  static let signature: [UInt8] = [0xff, 0xd8]

  /// Walks the segments up to the end of the image, and reads the scans among them.
  mutating func readSegments() throws(ImageError) -> JPEGFrame {
    var offset = try readSignature()
    while true {
      let segment = try JPEGSegment(bytes, at: offset)
      if segment.marker == .endOfImage { break }
      offset = segment.contents.upperBound
      if segment.marker == .startOfScan {
        offset = try readScan(segment)
      } else {
        try read(segment)
      }
    }
    guard let frame else { throw .missingSegment(segment: "SOF") }
    guard !planes.isEmpty, planes.allSatisfy({ $0.missingBits[0] != nil }) else {
      throw .missingSegment(segment: "SOS")
    }
    return frame
  }

  /// Reads up to the frame and the orientation before it, and returns the size as it is seen.
  mutating func readSize() throws(ImageError) -> ImageSize {
    var offset = try readSignature()
    while true {
      if let frame {
        let isTurned = orientation?.swapsSides ?? false
        return isTurned
          ? ImageSize(width: frame.height, height: frame.width) : ImageSize(width: frame.width, height: frame.height)
      }
      let segment = try JPEGSegment(bytes, at: offset)
      guard segment.marker != .endOfImage, segment.marker != .startOfScan else {
        throw .missingSegment(segment: "SOF")
      }
      try read(segment)
      offset = segment.contents.upperBound
    }
  }

  /// Checks the first marker, and returns where the next one begins.
  private func readSignature() throws(ImageError) -> Int {
    let start = bytes.prefix(Self.signature.count)
    guard !start.isEmpty, Self.signature.starts(with: start) else { throw .notJPEG }
    return start.count
  }

  private mutating func read(_ segment: JPEGSegment) throws(ImageError) {
    switch segment.marker {
    case .quantizationTables: try readSteps(segment)
    case .huffmanTables: try readHuffmanTables(segment)
    case .restartInterval:
      guard segment.contents.count == 2 else { throw segment.invalid("a length of \(segment.contents.count) bytes") }
      restartInterval = bytes.bigEndian16(at: segment.contents.lowerBound)
    case .jfif: if begins(segment, with: "JFIF\0") { isJFIF = true }
    case .exif: if orientation == nil, begins(segment, with: "Exif\0\0") { readOrientation(segment) }
    case .adobe:
      if segment.contents.count >= 12, begins(segment, with: "Adobe") {
        adobeTransform = Int(bytes[segment.contents.lowerBound + 11])
      }
    case let marker where marker.isStartOfFrame:
      guard frame == nil else { throw segment.invalid("a second frame") }
      frame = try JPEGFrame(segment, of: bytes, limits: limits)
    default: break
    }
  }

  private func begins(_ segment: JPEGSegment, with name: String) -> Bool {
    bytes[segment.contents].starts(with: name.utf8)
  }

  private mutating func readOrientation(_ segment: JPEGSegment) {
    orientation = ImageOrientation(exif: bytes[segment.contents.dropFirst(6)])
  }

  /// Reads tables of quantization: in zigzag order, of one or two bytes per step (ITU-T T.81, section B.2.4.1).
  private mutating func readSteps(_ segment: JPEGSegment) throws(ImageError) {
    var place = segment.contents.lowerBound
    while place < segment.contents.upperBound {
      let (width, number) = (Int(bytes[place] >> 4) + 1, Int(bytes[place] & 15))
      guard width <= 2, number < 4 else { throw segment.invalid("table \(number) of \(width) bytes per step") }
      guard segment.contents.upperBound - place > 64 * width else { throw segment.invalid("it ends inside a table") }
      var table = [UInt16](repeating: 0, count: 64)
      for (index, target) in JPEGScanDecoder.zigzag.enumerated() {
        let step = place + 1 + index * width
        table[target] = width == 1 ? UInt16(bytes[step]) : UInt16(bytes.bigEndian16(at: step))
      }
      steps[number] = table
      place += 1 + 64 * width
    }
  }

  /// Reads Huffman tables (ITU-T T.81, section B.2.4.2).
  private mutating func readHuffmanTables(_ segment: JPEGSegment) throws(ImageError) {
    var place = segment.contents.lowerBound
    while place < segment.contents.upperBound {
      let (kind, number) = (bytes[place] >> 4, Int(bytes[place] & 15))
      guard kind < 2, number < 4 else { throw segment.invalid("table \(number) of class \(kind)") }
      guard segment.contents.upperBound - place >= 17 else { throw segment.invalid("it ends inside a table") }
      let counts = bytes[place + 1..<place + 17]
      let total = counts.reduce(0) { $0 + Int($1) }
      place += 17
      guard total <= segment.contents.upperBound - place else { throw segment.invalid("it ends inside a table") }
      guard total <= 256, let table = JPEGHuffmanTable(counts: counts, symbols: bytes[place..<place + total]) else {
        throw segment.invalid("more codes than there are")
      }
      if kind == 0 { firstTables[number] = table } else { otherTables[number] = table }
      place += total
    }
  }
}
