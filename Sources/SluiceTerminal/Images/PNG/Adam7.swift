/// A part of a PNG whose rows are stored together: every `columnStep`-th pixel of every `rowStep`-th row.
struct PNGPass: Equatable {
  let firstColumn: Int
  let firstRow: Int
  let columnStep: Int
  let rowStep: Int
  /// Pixels per row of the pass, at least 1.
  let width: Int
  /// Rows of the pass, at least 1.
  let height: Int
}

extension PNGHeader {
  /// First column, first row, column step and row step of Adam7's passes (PNG specification, section 8.2).
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// The passes of the image in file order, without those that have no pixels.
  var passes: [PNGPass] {
    let grid = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    return grid.compactMap { column, row, columnStep, rowStep in
      guard column < width, row < height else { return nil }
      return PNGPass(
        firstColumn: column, firstRow: row, columnStep: columnStep, rowStep: rowStep,
        width: (width - column + columnStep - 1) / columnStep, height: (height - row + rowStep - 1) / rowStep)
    }
  }
}
