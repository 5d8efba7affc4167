extension JPEGScanDecoder {
  /// The largest length of a difference of first coefficients, and of another coefficient, in bits.
  private static let longest = 15

  /// Reads a first coefficient, which is stored as its difference to the one before (ITU-T T.81, section F.2.2.1).
  @inline(__always)
  mutating func readFirst(_ part: JPEGScan.Part, lowBit: Int) throws(ImageError) -> Int16 {
    guard let table = part.first else { throw invalid("no Huffman table") }
    bits.refill()
    let length = table.decode(&bits)
    guard length >= 0, length <= Self.longest else { throw invalid("invalid code") }
    let value = predictions[part.index] &+ bits.takeSigned(length)
    predictions[part.index] = value
    return Int16(truncatingIfNeeded: value &<< lowBit)
  }

  /// Reads a whole block into `block` (ITU-T T.81, section F.2.2).
  mutating func readBlock(_ part: JPEGScan.Part) throws(ImageError) {
    guard let table = part.others else { throw invalid("no Huffman table") }
    for index in 0..<64 { block[index] = 0 }
    block[0] = try readFirst(part, lowBit: 0)
    var place = 1
    while place < 64 {
      bits.refill()
      let symbol = table.decode(&bits)
      guard symbol >= 0 else { throw invalid("invalid code") }
      let length = symbol & 15
      if length == 0 {
        if symbol != 0xf0 { return }
        place &+= 16
        continue
      }
      place &+= symbol &>> 4
      guard place < 64 else { throw invalid("a coefficient beyond the end of its block") }
      block[zigzag[place]] = Int16(truncatingIfNeeded: bits.takeSigned(length))
      place &+= 1
    }
  }

  /// Reads the first pass of a band of coefficients (ITU-T T.81, section G.1.2.2).
  mutating func readBand(_ part: JPEGScan.Part, _ coefficients: inout [Int16], at start: Int) throws(ImageError) {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    guard let table = part.others else { throw invalid("no Huffman table") }
    var place = scan.band.lowerBound
    while place <= scan.band.upperBound {
      bits.refill()
      let symbol = table.decode(&bits)
      guard symbol >= 0 else { throw invalid("invalid code") }
      let (run, length) = (symbol &>> 4, symbol & 15)
      if length == 0 {
        if run < 15 {
          emptyBlocks = 1 &<< run &- 1 &+ bits.take(run)
          return
        }
        place &+= 16
        continue
      }
      place &+= run
      guard place <= scan.band.upperBound else { throw invalid("a coefficient beyond the end of its band") }
      coefficients[start &+ zigzag[place]] = Int16(truncatingIfNeeded: bits.takeSigned(length) &<< scan.lowBit)
      place &+= 1
    }
  }

  /// Reads one more bit of a band, and the coefficients that begin with this bit (ITU-T T.81, section G.1.2.3).
  mutating func refineBand(_ part: JPEGScan.Part, _ coefficients: inout [Int16], at start: Int) throws(ImageError) {
    guard let table = part.others else { throw invalid("no Huffman table") }
    var place = scan.band.lowerBound
    while emptyBlocks == 0, place <= scan.band.upperBound {
      bits.refill()
      let symbol = table.decode(&bits)
      guard symbol >= 0 else { throw invalid("invalid code") }
      let (run, length) = (symbol &>> 4, symbol & 15)
      var value: Int16 = 0
      if length > 0 {
        guard length == 1 else { throw invalid("a new coefficient of \(length) bits") }
        value = bits.takeBit() ? 1 &<< Int16(scan.lowBit) : -1 &<< Int16(scan.lowBit)
      } else if run < 15 {
        emptyBlocks = 1 &<< run &+ bits.take(run)
        break
      }
      refine(&coefficients, at: start, from: &place, zeros: run)
      if length > 0 {
        guard place <= scan.band.upperBound else { throw invalid("a coefficient beyond the end of its band") }
        coefficients[start &+ zigzag[place]] = value
      }
      place &+= 1
    }
    if emptyBlocks > 0 {
      refine(&coefficients, at: start, from: &place, zeros: 64)
      emptyBlocks -= 1
    }
  }

  /// Reads a bit for each coefficient that is not 0, from `place` to behind `zeros` that are, or to the band's end.
  private mutating func refine(_ coefficients: inout [Int16], at start: Int, from place: inout Int, zeros: Int) {
    var zeros = zeros
    let bit: Int16 = 1 &<< Int16(scan.lowBit)
    while place <= scan.band.upperBound {
      let index = start &+ zigzag[place]
      let value = coefficients[index]
      if value == 0 {
        if zeros == 0 { return }
        zeros &-= 1
      } else if bits.takeBit(), value & bit == 0 {
        coefficients[index] = value > 0 ? value &+ bit : value &- bit
      }
      place &+= 1
    }
  }
}
