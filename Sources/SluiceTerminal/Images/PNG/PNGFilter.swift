/// The five ways in which a PNG row may be predicted from its neighbours (PNG specification, section 9).
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Turns the `length` filtered bytes at `start` back into samples; linear in `length`.
  ///
  /// - Parameters:
  ///   - data: All rows; everything before `start` is already restored.
  ///   - previous: Where the row above starts, or `nil` in the first row of a pass, which counts as zeros above.
  ///   - pixel: The bytes per pixel, at least 1.
  func undo(in data: inout [UInt8], at start: Int, length: Int, previous: Int?, pixel: Int) {
    let end = start + length
    let head = min(start + pixel, end)
    switch self {
    case .none:
      break
    case .sub:
      for index in head..<end { data[index] &+= data[index &- pixel] }
    case .up:
      guard let previous else { return }
      let back = start - previous
      for index in start..<end { data[index] &+= data[index &- back] }
    case .average:
      Self.undoAverage(&data, start..<end, head, back: previous.map { start - $0 }, pixel)
    case .paeth:
      guard let previous else {
        return Self.sub.undo(in: &data, at: start, length: length, previous: nil, pixel: pixel)
      }
      Self.undoPaeth(&data, start..<end, head, back: start - previous, pixel)
    }
  }

  private static func undoAverage(
    _ data: inout [UInt8], _ row: Range<Int>, _ head: Int, back: Int?, _ pixel: Int
  ) {
    guard let back else {
      for index in head..<row.upperBound { data[index] &+= data[index &- pixel] >> 1 }
      return
    }
    for index in row.lowerBound..<head { data[index] &+= data[index &- back] >> 1 }
    for index in head..<row.upperBound {
      let sum = UInt16(data[index &- pixel]) &+ UInt16(data[index &- back])
      data[index] &+= UInt8(truncatingIfNeeded: sum >> 1)
    }
  }

  private static func undoPaeth(_ data: inout [UInt8], _ row: Range<Int>, _ head: Int, back: Int, _ pixel: Int) {
    for index in row.lowerBound..<head { data[index] &+= data[index &- back] }
    for index in head..<row.upperBound {
      let above = index &- back
      data[index] &+= predict(left: data[index &- pixel], above: data[above], corner: data[above &- pixel])
    }
  }

  /// The neighbour nearest to the sum of left and above less the corner.
  ///
  /// In a tie it is the first of left, above and corner (A. Paeth, "Image File Compression Made Easy", 1991).
  @inline(__always)
  private static func predict(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = Int(above) &- Int(corner)
    let toAbove = Int(left) &- Int(corner)
    let toCorner = abs(toLeft &+ toAbove)
    let best = abs(toLeft) <= abs(toAbove) ? left : above
    return min(abs(toLeft), abs(toAbove)) <= toCorner ? best : corner
  }
}
