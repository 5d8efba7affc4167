/// How stored pixels have to be turned to be seen upright, numbered as in EXIF.
public enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
  /// As they are.
  case up = 1
  /// Left and right exchanged.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Top and bottom exchanged.
  case downMirrored = 4
  /// Columns and rows exchanged.
  case leftMirrored = 5
  /// Turned clockwise by a quarter.
  case right = 6
  /// Columns and rows exchanged, and turned by half a turn.
  case rightMirrored = 7
  /// Turned anticlockwise by a quarter.
  case left = 8

  /// Whether what is stored as width is seen as height.
  public var swapsSides: Bool { rawValue >= 5 }
}

extension Image {
  /// The image turned so that pixels stored in this orientation are seen upright.
  ///
  /// Linear in the number of pixels; `up` costs nothing.
  public func oriented(_ orientation: ImageOrientation) -> Image {
    if orientation == .up { return self }
    let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
    var result = [UInt8](repeating: 0, count: pixels.count)
    for row in 0..<size.height {
      let line = place(of: orientation, column: 0, row: row)
      let step = size.width == 1 ? 0 : place(of: orientation, column: 1, row: row) - line
      for column in 0..<size.width {
        let (source, target) = ((line + column * step) * 4, (row * size.width + column) * 4)
        for part in 0..<4 { result[target &+ part] = pixels[source &+ part] }
      }
    }
    return Image(checkedWidth: size.width, height: size.height, pixels: result)
  }

  /// Which pixel, counted row by row, is seen in a column and row of the turned image.
  private func place(of orientation: ImageOrientation, column: Int, row: Int) -> Int {
    let (right, bottom) = (width - 1, height - 1)
    let stored =
      switch orientation {
      case .up: (column, row)
      case .upMirrored: (right - column, row)
      case .down: (right - column, bottom - row)
      case .downMirrored: (column, bottom - row)
      case .leftMirrored: (row, column)
      case .right: (row, bottom - column)
      case .rightMirrored: (right - row, bottom - column)
      case .left: (right - row, column)
      }
    return stored.1 * width + stored.0
  }
}
