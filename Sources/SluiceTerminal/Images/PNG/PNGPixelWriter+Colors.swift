extension PNGPixelWriter {
  /// Converts the samples at hand to pixels of row `row` of `pass`.
  mutating func write(_ row: Int, of pass: PNGPass) throws(ImageError) {
    let line = pass.firstRow + row * pass.rowStep
    let start = (line * header.width + pass.firstColumn) * 4
    let step = pass.columnStep * 4
    switch header.colorType {
    case .gray: writeGray(pass.width, at: start, step)
    case .grayAlpha: writeGrayAlpha(pass.width, at: start, step)
    case .rgb: writeRGB(pass.width, at: start, step)
    case .rgba: writeRGBA(pass.width, at: start, step)
    case .palette: try writePalette(line, pass)
    }
  }

  /// Stretches or rounds a sample to eight bits, so that the largest becomes 255.
  @inline(__always)
  private func byte(_ sample: UInt16) -> UInt8 {
    switch header.bitDepth {
    case 8: UInt8(truncatingIfNeeded: sample)
    case 16: UInt8(truncatingIfNeeded: (UInt32(sample) &* 255 &+ 32895) >> 16)
    default: UInt8(truncatingIfNeeded: Int(sample) &* (255 / (1 << header.bitDepth &- 1)))
    }
  }

  private mutating func writeGray(_ count: Int, at start: Int, _ step: Int) {
    var transparent: UInt16?
    if case .color(let color) = transparency { transparent = color.first }
    var place = start
    for index in 0..<count {
      let value = byte(samples[index])
      pixels[place] = value
      pixels[place &+ 1] = value
      pixels[place &+ 2] = value
      if samples[index] == transparent { pixels[place &+ 3] = 0 }
      place &+= step
    }
  }

  private mutating func writeGrayAlpha(_ count: Int, at start: Int, _ step: Int) {
    var place = start
    for index in 0..<count {
      let value = byte(samples[index &* 2])
      pixels[place] = value
      pixels[place &+ 1] = value
      pixels[place &+ 2] = value
      pixels[place &+ 3] = byte(samples[index &* 2 &+ 1])
      place &+= step
    }
  }

  private mutating func writeRGB(_ count: Int, at start: Int, _ step: Int) {
    var place = start
    for index in 0..<count {
      pixels[place] = byte(samples[index &* 3])
      pixels[place &+ 1] = byte(samples[index &* 3 &+ 1])
      pixels[place &+ 2] = byte(samples[index &* 3 &+ 2])
      place &+= step
    }
    guard case .color(let color) = transparency else { return }
    for index in 0..<count where samples[index * 3..<index * 3 + 3].elementsEqual(color) {
      pixels[start + index * step + 3] = 0
    }
  }

  private mutating func writeRGBA(_ count: Int, at start: Int, _ step: Int) {
    var place = start
    for index in 0..<count {
      for sample in 0..<4 { pixels[place &+ sample] = byte(samples[index &* 4 &+ sample]) }
      place &+= step
    }
  }

  private mutating func writePalette(_ line: Int, _ pass: PNGPass) throws(ImageError) {
    var alphas: [UInt8] = []
    if case .palette(let values) = transparency { alphas = values }
    for index in 0..<pass.width {
      let column = pass.firstColumn + index * pass.columnStep
      let entry = Int(samples[index])
      guard entry < palette.count else {
        throw .paletteIndexOutOfRange(index: entry, column: column, row: line, colors: palette.count)
      }
      let place = (line * header.width + column) * 4
      pixels[place] = palette[entry].red
      pixels[place + 1] = palette[entry].green
      pixels[place + 2] = palette[entry].blue
      if entry < alphas.count { pixels[place + 3] = alphas[entry] }
    }
  }
}
