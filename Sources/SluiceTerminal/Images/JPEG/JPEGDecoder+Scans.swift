extension JPEGDecoder {
  /// Reads a scan, and returns where to look for the next marker.
  mutating func readScan(_ segment: JPEGSegment) throws(ImageError) -> Int {
    guard let frame else { throw segment.invalid("it precedes the frame") }
    if planes.isEmpty { try makePlanes(frame) }
    scanCount += 1
    guard scanCount <= Self.maximumScanCount else { throw segment.invalid("more than \(Self.maximumScanCount) scans") }
    let scan = try JPEGScan(segment, of: self, frame)
    for part in scan.parts { try prepare(part.index, for: scan, segment) }
    var decoder = JPEGScanDecoder(
      scan, frame, bytes, at: segment.contents.upperBound, restartInterval: restartInterval)
    try decoder.run(&planes)
    return decoder.bits.next
  }

  /// Makes room for the samples, where the file is long enough to hold them.
  private mutating func makePlanes(_ frame: JPEGFrame) throws(ImageError) {
    try frame.checkRoom(in: bytes)
    planes = frame.components.map { JPEGPlane($0, isProgressive: frame.isProgressive) }
  }

  /// Makes sure that a component has its steps, and that the scan tells of it what comes next.
  private mutating func prepare(_ index: Int, for scan: JPEGScan, _ segment: JPEGSegment) throws(ImageError) {
    let component = planes[index].component
    guard let table = steps[component.quantizationTable] else {
      throw segment.invalid("quantization table \(component.quantizationTable) is missing")
    }
    planes[index].take(table)
    let expected = scan.highBit == 0 ? nil : scan.highBit
    for place in scan.band {
      guard planes[index].missingBits[place] == expected else {
        throw segment.invalid("coefficient \(place) of component \(component.identifier) is out of turn")
      }
      planes[index].missingBits[place] = scan.lowBit
    }
  }
}
