/// Reads the blocks of one scan of a JPEG file into its planes; linear in their number and in the bytes of the scan.
struct JPEGScanDecoder {
  /// Where in a block, counted row by row, the coefficient is that comes at a place in the file: in zigzag.
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
  ]

  let scan: JPEGScan
  let frame: JPEGFrame
  let zigzag = JPEGScanDecoder.zigzag
  var bits: JPEGBitReader

  /// For each component of the frame, the first coefficient of the block before.
  var predictions: [Int]
  /// The blocks still to come of which the scan says no more than that nothing new is in them.
  var emptyBlocks = 0
  /// The block at hand, where whole blocks are read.
  var block = [Int16](repeating: 0, count: 64)

  private let restartInterval: Int
  /// The units read so far.
  private var units = 0

  /// Prepares to read the data that start at `offset`; `restartInterval` is 0 where there are no restart markers.
  init(_ scan: JPEGScan, _ frame: JPEGFrame, _ bytes: [UInt8], at offset: Int, restartInterval: Int) {
    self.scan = scan
    self.frame = frame
    self.restartInterval = restartInterval
    bits = JPEGBitReader(bytes, at: offset)
    predictions = [Int](repeating: 0, count: frame.components.count)
  }

  /// Reads everything; to be called once.
  ///
  /// Afterwards `bits.next` is at or before the next marker.
  mutating func run(_ planes: inout [JPEGPlane]) throws(ImageError) {
    if scan.parts.count == 1 {
      try runAlone(scan.parts[0], &planes)
    } else {
      try runTogether(&planes)
    }
  }

  /// A scan of one component: its blocks row by row, without those beyond the edges.
  private mutating func runAlone(_ part: JPEGScan.Part, _ planes: inout [JPEGPlane]) throws(ImageError) {
    let component = frame.components[part.index]
    for row in 0..<component.blockRows {
      for column in 0..<component.blockColumns {
        try beginUnit()
        try read(part, column, row, &planes[part.index])
      }
    }
  }

  /// A scan of several components: unit by unit, of each component its blocks in the unit.
  private mutating func runTogether(_ planes: inout [JPEGPlane]) throws(ImageError) {
    for unitRow in 0..<frame.unitRows {
      for unitColumn in 0..<frame.unitColumns {
        try beginUnit()
        for part in scan.parts {
          let (across, down) = (frame.components[part.index].horizontal, frame.components[part.index].vertical)
          for row in unitRow * down..<(unitRow + 1) * down {
            for column in unitColumn * across..<(unitColumn + 1) * across {
              try read(part, column, row, &planes[part.index])
            }
          }
        }
      }
    }
  }

  /// Reads a restart marker where one is due.
  private mutating func beginUnit() throws(ImageError) {
    defer { units += 1 }
    guard restartInterval > 0, units > 0, units % restartInterval == 0 else { return }
    let number = (units / restartInterval - 1) & 7
    guard bits.restart(number) else {
      if bits.isAtEndOfFile { throw .truncatedSegment(segment: "SOS", offset: bits.next + 1) }
      throw .corruptData(offset: bits.next, reason: "restart marker \(number) is missing")
    }
    for index in predictions.indices { predictions[index] = 0 }
    emptyBlocks = 0
  }

  private mutating func read(
    _ part: JPEGScan.Part, _ column: Int, _ row: Int, _ plane: inout JPEGPlane
  ) throws(ImageError) {
    switch scan.kind {
    case .whole:
      try readBlock(part)
      plane.reconstruct(block, column: column, row: row)
    case .first:
      plane.coefficients[plane.start(column: column, row: row)] = try readFirst(part, lowBit: scan.lowBit)
    case .firstRefined:
      if bits.takeBit() { plane.coefficients[plane.start(column: column, row: row)] |= 1 << Int16(scan.lowBit) }
    case .band:
      try readBand(part, &plane.coefficients, at: plane.start(column: column, row: row))
    case .bandRefined:
      try refineBand(part, &plane.coefficients, at: plane.start(column: column, row: row))
    }
    if bits.isExhausted { throw endOfData() }
  }

  private func endOfData() -> ImageError {
    if bits.isAtEndOfFile { return .truncatedSegment(segment: "SOS", offset: bits.next) }
    return .corruptData(offset: bits.next, reason: "the data of a scan end too early")
  }

  /// An error at the current place; a code that begins behind the end of the data is no invalid one.
  func invalid(_ reason: String) -> ImageError {
    bits.isExhausted || bits.isAtEndOfFile ? endOfData() : .corruptData(offset: bits.next, reason: reason)
  }
}
