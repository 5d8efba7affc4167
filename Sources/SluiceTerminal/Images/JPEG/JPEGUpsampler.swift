/// Brings the rows of a plane to the full size of the picture.
///
/// Planes of half the width or height are interpolated: a sample counts three quarters, the one on its other side a
/// quarter, in both directions. Other planes repeat their samples. The rounding is that of the most widespread decoder.
struct JPEGUpsampler {
  private let plane: JPEGPlane
  private let doublesColumns: Bool
  private let doublesRows: Bool

  /// For each column, and row, of the picture that of the plane, counted by `numerator / denominator`.
  private let columns: (numerator: Int, denominator: Int)
  private let rows: (numerator: Int, denominator: Int)

  /// The row at hand, at least as wide as the picture.
  private(set) var row: [UInt8]

  /// A row of the plane mixed with the one above or below, with its first and last sample repeated.
  private var sums: [UInt16]

  /// Prepares to give rows of `plane` the width of `frame`.
  init(_ plane: JPEGPlane, _ frame: JPEGFrame) {
    let component = plane.component
    self.plane = plane
    columns = (component.horizontal, frame.horizontal)
    rows = (component.vertical, frame.vertical)
    let isHalf = (component.horizontal * 2 == frame.horizontal, component.vertical * 2 == frame.vertical)
    let isNarrow = component.width <= 2
    let isFull = (component.horizontal == frame.horizontal, component.vertical == frame.vertical)
    doublesColumns = isHalf.0 && !isNarrow && (isFull.1 || isHalf.1)
    doublesRows = isHalf.1 && (isFull.0 || doublesColumns)
    row = [UInt8](repeating: 0, count: max(frame.width, component.width * 2))
    sums = [UInt16](repeating: 0, count: component.width + 2)
  }

  /// Makes `row` the row `index` of the picture.
  mutating func load(_ index: Int, width: Int) {
    if doublesColumns || doublesRows {
      mix(index)
      if doublesColumns { widen(isLower: index & 1 == 1) } else { narrow(isLower: index & 1 == 1) }
    } else {
      let start = index * rows.numerator / rows.denominator * plane.stride
      if columns.numerator == columns.denominator {
        for column in 0..<width { row[column] = plane.samples[start &+ column] }
      } else {
        for column in 0..<width {
          row[column] = plane.samples[start &+ column &* columns.numerator / columns.denominator]
        }
      }
    }
  }

  /// Mixes the row of the plane that is nearest with the next nearest, or takes it as it is.
  private mutating func mix(_ index: Int) {
    let width = plane.component.width
    let near = doublesRows ? index / 2 : index
    let far = doublesRows ? min(max(near + (index & 1 == 0 ? -1 : 1), 0), plane.component.height - 1) : near
    let (nearStart, farStart) = (near * plane.stride, far * plane.stride)
    let isMixed = doublesRows
    precondition(max(nearStart, farStart) + width <= plane.samples.count && sums.count == width + 2)
    plane.samples.withUnsafeBufferPointer { samples in
      sums.withUnsafeMutableBufferPointer { sums in
        for column in 0..<width {
          let sample = UInt16(samples[nearStart &+ column])
          sums[column &+ 1] = isMixed ? sample &* 3 &+ UInt16(samples[farStart &+ column]) : sample
        }
      }
    }
    sums[0] = sums[1]
    sums[width + 1] = sums[width]
  }

  /// Makes two samples of each sum: three quarters of it, and a quarter of its neighbour's.
  private mutating func widen(isLower: Bool) {
    let width = plane.component.width
    let (left, right, shift): (UInt16, UInt16, UInt16) = doublesRows ? (8, 7, 4) : (1, 2, 2)
    precondition(row.count >= width * 2 && sums.count == width + 2)
    sums.withUnsafeBufferPointer { sums in
      row.withUnsafeMutableBufferPointer { row in
        for column in 0..<width {
          let sum = sums[column &+ 1] &* 3
          row[column &* 2] = UInt8(truncatingIfNeeded: (sum &+ sums[column] &+ left) &>> shift)
          row[column &* 2 &+ 1] = UInt8(truncatingIfNeeded: (sum &+ sums[column &+ 2] &+ right) &>> shift)
        }
      }
    }
  }

  /// Makes one sample of each sum.
  private mutating func narrow(isLower: Bool) {
    let bias: UInt16 = isLower ? 2 : 1
    for column in 0..<plane.component.width {
      row[column] = UInt8(truncatingIfNeeded: (sums[column &+ 1] &+ bias) &>> 2)
    }
  }
}
