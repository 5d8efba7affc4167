/// The contents of a start of scan: which part of which components follows (ITU-T T.81, section B.2.3).
struct JPEGScan {
  /// A component that takes part, with the codes it uses.
  struct Part {
    /// The place of the component in the frame.
    let index: Int
    /// The code of its first coefficients; needed unless the scan holds none.
    let first: JPEGHuffmanTable?
    /// The code of its other coefficients, likewise.
    let others: JPEGHuffmanTable?
  }

  /// What a scan says of each block.
  enum Kind {
    /// All of it.
    case whole
    /// The first coefficient, but for its lowest bits.
    case first
    /// One more bit of the first coefficient.
    case firstRefined
    /// A band of the others, but for their lowest bits.
    case band
    /// One more bit of a band.
    case bandRefined
  }

  let parts: [Part]
  let kind: Kind
  /// The coefficients that it tells of, in zigzag order.
  let band: ClosedRange<Int>
  /// The lowest bit that it tells of, counted from 0.
  let lowBit: Int
  /// The bit above which everything was told before; 0 in a first pass.
  let highBit: Int

  /// Reads the scan's header in `segment`.
  init(_ segment: JPEGSegment, of decoder: JPEGDecoder, _ frame: JPEGFrame) throws(ImageError) {
    let contents = Array(decoder.bytes[segment.contents])
    guard let count = contents.first.map(Int.init), (1...4).contains(count), contents.count == 4 + 2 * count else {
      throw segment.invalid("a length of \(contents.count) bytes")
    }
    let tail = contents[(1 + 2 * count)...].map(Int.init)
    if frame.isProgressive {
      guard tail[0] <= tail[1], tail[1] < 64, tail[0] > 0 ? count == 1 : tail[1] == 0 else {
        throw segment.invalid("coefficients \(tail[0]) to \(tail[1]) of \(count) components")
      }
      (band, highBit, lowBit) = (tail[0]...tail[1], tail[2] >> 4, tail[2] & 15)
      guard lowBit <= 13, highBit == 0 || highBit == lowBit + 1 else {
        throw segment.invalid("bits \(highBit) to \(lowBit)")
      }
      kind = tail[0] == 0 ? (highBit == 0 ? .first : .firstRefined) : (highBit == 0 ? .band : .bandRefined)
    } else {
      (band, highBit, lowBit, kind) = (0...63, 0, 0, .whole)
    }
    var parts: [Part] = []
    for number in 0..<count {
      let identifier = Int(contents[1 + 2 * number])
      guard let index = frame.components.firstIndex(where: { $0.identifier == identifier }),
        !parts.contains(where: { $0.index == index })
      else { throw segment.invalid("component \(identifier), which is unknown or there already") }
      let tables = contents[2 + 2 * number]
      parts.append(try Self.part(index, tables: tables, kind, decoder, segment))
    }
    self.parts = parts
  }

  /// A part with the codes that this kind of scan needs.
  private static func part(
    _ index: Int, tables: UInt8, _ kind: Kind, _ decoder: JPEGDecoder, _ segment: JPEGSegment
  ) throws(ImageError) -> Part {
    let (first, others) = (Int(tables >> 4), Int(tables & 15))
    guard first < 4, others < 4 else { throw segment.invalid("Huffman tables \(first) and \(others)") }
    let part = Part(index: index, first: decoder.firstTables[first], others: decoder.otherTables[others])
    let needsFirst = kind == .whole || kind == .first
    let needsOthers = kind == .whole || kind == .band || kind == .bandRefined
    guard !needsFirst || part.first != nil else { throw segment.invalid("Huffman table \(first) is missing") }
    guard !needsOthers || part.others != nil else { throw segment.invalid("Huffman table \(others) is missing") }
    return part
  }
}
