/// Turns expanded PNG data into RGBA pixels.
///
/// Row by row it undoes the filter, unpacks the samples, converts the colours and puts each pixel in its place. Linear
/// in the number of pixels.
struct PNGPixelWriter {
  let header: PNGHeader
  let palette: [Color]
  let transparency: PNGTransparency?

  /// The rows of all passes, each behind its filter byte, restored in place row by row.
  private var data: [UInt8]

  /// The samples of the row at hand, as stored.
  var samples: [UInt16]

  /// The finished pixels.
  var pixels: [UInt8]

  /// Prepares to convert `data`, which holds exactly `header.dataLength` bytes.
  init(_ header: PNGHeader, data: [UInt8], palette: [Color], transparency: PNGTransparency?) {
    self.header = header
    self.palette = palette
    self.transparency = transparency
    self.data = data
    samples = [UInt16](repeating: 0, count: header.width * header.colorType.samplesPerPixel)
    pixels = [UInt8](repeating: 255, count: header.width * header.height * 4)
  }

  /// Converts everything; to be called once.
  mutating func run() throws(ImageError) {
    var offset = 0
    for pass in header.passes {
      let length = header.rowLength(width: pass.width)
      for row in 0..<pass.height {
        guard let filter = PNGFilter(rawValue: data[offset]) else {
          throw .unknownFilter(filter: Int(data[offset]), row: row)
        }
        let start = offset + 1
        filter.undo(
          in: &data, at: start, length: length, previous: row == 0 ? nil : start - length - 1,
          pixel: header.filterStride)
        unpack(at: start, count: pass.width * header.colorType.samplesPerPixel)
        try write(row, of: pass)
        offset += length + 1
      }
    }
  }

  /// Reads `count` samples of the row at `start`.
  private mutating func unpack(at start: Int, count: Int) {
    switch header.bitDepth {
    case 8:
      for index in 0..<count { samples[index] = UInt16(data[start &+ index]) }
    case 16:
      for index in 0..<count {
        let place = start &+ index &* 2
        samples[index] = UInt16(data[place]) << 8 | UInt16(data[place &+ 1])
      }
    default:
      let depth = header.bitDepth
      let mask = UInt8(1 << depth - 1)
      for index in 0..<count {
        let bit = index &* depth
        samples[index] = UInt16(data[start &+ bit >> 3] >> UInt8(8 &- depth &- bit & 7) & mask)
      }
    }
  }
}
