/// The samples of one component of a JPEG picture in the making.
struct JPEGPlane {
  let component: JPEGComponent

  /// The samples, row by row, whole blocks of them.
  private(set) var samples: [UInt8]

  /// The coefficients of all blocks, 64 for each, where the picture is coded in several passes; otherwise empty.
  var coefficients: [Int16]

  /// How many bits of each coefficient are still to come, in zigzag order; `nil` where none has come at all.
  var missingBits = [Int?](repeating: nil, count: 64)

  /// What turns coefficients into samples: made at the first scan of the component, since tables may change later.
  private(set) var transform: InverseDCT?

  /// Makes room for the samples of a component, and for its coefficients where they come in several passes.
  init(_ component: JPEGComponent, isProgressive: Bool) {
    self.component = component
    let count = component.paddedColumns * component.paddedRows * 64
    samples = [UInt8](repeating: 0, count: count)
    coefficients = [Int16](repeating: 0, count: isProgressive ? count : 0)
  }

  /// The samples in a row, with those beyond the right edge.
  var stride: Int { component.paddedColumns * 8 }

  /// Where the coefficients of a block are.
  func start(column: Int, row: Int) -> Int { (row * component.paddedColumns + column) * 64 }

  /// Takes the steps of the coefficients, where it has none yet.
  mutating func take(_ steps: [UInt16]) {
    if transform == nil { transform = InverseDCT(steps: steps) }
  }

  /// Turns a block of coefficients into samples.
  @inline(__always)
  mutating func reconstruct(_ block: [Int16], at start: Int = 0, column: Int, row: Int) {
    let place = (row * stride + column) * 8
    transform?.run(block, at: start, to: &samples, at: place, stride: stride)
  }

  /// Turns all coefficients that were gathered into samples, and lets go of them.
  mutating func reconstructAll() {
    let gathered = coefficients
    coefficients = []
    guard !gathered.isEmpty else { return }
    for row in 0..<component.blockRows {
      for column in 0..<component.blockColumns {
        reconstruct(gathered, at: start(column: column, row: row), column: column, row: row)
      }
    }
  }
}
