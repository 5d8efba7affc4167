/// The inverse discrete cosine transform of a block of 8 x 8 coefficients, in whole numbers.
///
/// The method is that of C. Loeffler, A. Ligtenberg and G. Moschytz, "Practical Fast 1-D DCT Algorithms with 11
/// Multiplications" (1989), with constants of 13 bits and two bits of fraction between the passes: what the most
/// widespread decoder computes, bit by bit. The eight columns are computed side by side.
struct InverseDCT {
  private typealias Lanes = SIMD8<Int32>

  /// The steps of the coefficients, row by row.
  private let steps: [Lanes]

  /// A transform of coefficients that count in these steps, 64 of them, row by row.
  init(steps: [UInt16]) {
    self.steps = (0..<8).map { row in
      var lanes = Lanes.zero
      for column in 0..<8 { lanes[column] = Int32(steps[row * 8 + column]) }
      return lanes
    }
  }

  /// Turns the 64 coefficients at `start` into samples, of which the first goes to `place`.
  ///
  /// - Parameter stride: The samples in a row of the plane.
  @inline(__always)
  func run(_ coefficients: [Int16], at start: Int, to samples: inout [UInt8], at place: Int, stride: Int) {
    precondition(start >= 0 && start + 64 <= coefficients.count)
    precondition(place >= 0 && stride >= 8 && place + 7 * stride + 8 <= samples.count)
    let rows = coefficients.withUnsafeBytes { bytes in
      Rows { bytes.loadUnaligned(fromByteOffset: (start &+ $0 &* 8) &* 2, as: SIMD8<Int16>.self) }
    }
    let pixels = rows.isFlat ? flat(Int32(rows.first[0])) : transformed(rows)
    samples.withUnsafeMutableBytes { bytes in
      pixels.forEach { bytes.storeBytes(of: $1, toByteOffset: place &+ $0 &* stride, as: SIMD8<UInt8>.self) }
    }
  }

  /// A block whose only coefficient is the first: all samples are the same.
  private func flat(_ coefficient: Int32) -> Rows<SIMD8<UInt8>> {
    let value = (coefficient &* steps[0][0] &+ 4) &>> 3 &+ 128
    let sample = UInt8(truncatingIfNeeded: min(max(value, 0), 255))
    return Rows { _ in SIMD8(repeating: sample) }
  }

  @inline(__always)
  private func transformed(_ rows: Rows<SIMD8<Int16>>) -> Rows<SIMD8<UInt8>> {
    var block = rows.map { [steps] in Lanes(truncatingIfNeeded: $1) &* steps[$0] }
    Self.pass(&block, shift: 11)
    block = block.transposed
    Self.pass(&block, shift: 18)
    return block.transposed.map { _, lanes in
      let shifted = (lanes &+ 128).clamped(lowerBound: .zero, upperBound: Lanes(repeating: 255))
      return SIMD8<UInt8>(truncatingIfNeeded: shifted)
    }
  }

  /// Transforms all columns, and divides by two to the power of `shift`, rounded.
  @inline(__always)
  private static func pass(_ block: inout Rows<Lanes>, shift: Int32) {
    let even = evenPart(block)
    let odd = oddPart(block)
    let half = Lanes(repeating: 1 &<< (shift &- 1))
    let by = Lanes(repeating: shift)
    block.r0 = (even.0 &+ odd.3 &+ half) &>> by
    block.r7 = (even.0 &- odd.3 &+ half) &>> by
    block.r1 = (even.1 &+ odd.2 &+ half) &>> by
    block.r6 = (even.1 &- odd.2 &+ half) &>> by
    block.r2 = (even.2 &+ odd.1 &+ half) &>> by
    block.r5 = (even.2 &- odd.1 &+ half) &>> by
    block.r3 = (even.3 &+ odd.0 &+ half) &>> by
    block.r4 = (even.3 &- odd.0 &+ half) &>> by
  }

  @inline(__always)
  private static func evenPart(_ block: Rows<Lanes>) -> (Lanes, Lanes, Lanes, Lanes) {
    let turned = (block.r2 &+ block.r6) &* 4433
    let first = turned &+ block.r2 &* 6270
    let second = turned &- block.r6 &* 15137
    let sum = (block.r0 &+ block.r4) &<< Lanes(repeating: 13)
    let difference = (block.r0 &- block.r4) &<< Lanes(repeating: 13)
    return (sum &+ first, difference &+ second, difference &- second, sum &- first)
  }

  @inline(__always)
  private static func oddPart(_ block: Rows<Lanes>) -> (Lanes, Lanes, Lanes, Lanes) {
    let turned = (block.r7 &+ block.r3 &+ block.r5 &+ block.r1) &* 9633
    let outer = (block.r7 &+ block.r1) &* -7373
    let inner = (block.r5 &+ block.r3) &* -20995
    let low = (block.r7 &+ block.r3) &* -16069 &+ turned
    let high = (block.r5 &+ block.r1) &* -3196 &+ turned
    return (
      block.r7 &* 2446 &+ outer &+ low, block.r5 &* 16819 &+ inner &+ high,
      block.r3 &* 25172 &+ inner &+ low, block.r1 &* 12299 &+ outer &+ high
    )
  }
}

/// Eight rows of a block.
private struct Rows<Element> {
  var r0, r1, r2, r3, r4, r5, r6, r7: Element

  @inline(__always)
  init(_ element: (Int) -> Element) {
    (r0, r1, r2, r3) = (element(0), element(1), element(2), element(3))
    (r4, r5, r6, r7) = (element(4), element(5), element(6), element(7))
  }

  var first: Element { r0 }

  @inline(__always)
  func map<Result>(_ transform: (Int, Element) -> Result) -> Rows<Result> {
    var result = Rows<Result> { _ in transform(0, r0) }
    (result.r1, result.r2, result.r3) = (transform(1, r1), transform(2, r2), transform(3, r3))
    (result.r4, result.r5) = (transform(4, r4), transform(5, r5))
    (result.r6, result.r7) = (transform(6, r6), transform(7, r7))
    return result
  }

  @inline(__always)
  func forEach(_ body: (Int, Element) -> Void) {
    body(0, r0)
    body(1, r1)
    body(2, r2)
    body(3, r3)
    body(4, r4)
    body(5, r5)
    body(6, r6)
    body(7, r7)
  }
}

extension Rows<SIMD8<Int16>> {
  /// Whether all but the first coefficient are 0.
  @inline(__always)
  fileprivate var isFlat: Bool {
    var first = r0
    first[0] = 0
    return (first | r1 | r2 | r3 | r4 | r5 | r6 | r7) == .zero
  }
}

extension Rows<SIMD8<Int32>> {
  /// The block with rows and columns exchanged: three rounds of interleaving each row with the one four below.
  @inline(__always)
  fileprivate var transposed: Self { interleaved.interleaved.interleaved }

  @inline(__always)
  private var interleaved: Self {
    var result = self
    (result.r0, result.r1) = Self.interleave(r0, r4)
    (result.r2, result.r3) = Self.interleave(r1, r5)
    (result.r4, result.r5) = Self.interleave(r2, r6)
    (result.r6, result.r7) = Self.interleave(r3, r7)
    return result
  }

  @inline(__always)
  private static func interleave(
    _ first: SIMD8<Int32>, _ second: SIMD8<Int32>
  ) -> (SIMD8<Int32>, SIMD8<Int32>) {
    var (low, high) = (first, first)
    (low.evenHalf, low.oddHalf) = (first.lowHalf, second.lowHalf)
    (high.evenHalf, high.oddHalf) = (first.highHalf, second.highHalf)
    return (low, high)
  }
}
