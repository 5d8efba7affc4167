/// What the components of a JPEG picture stand for.
enum JPEGColorModel {
  case gray
  case rgb
  /// Brightness, and the differences of blue and of red from it (ITU-R BT.601, full range).
  case yCbCr
  /// The inks, stored inverted.
  case cmyk
  /// The first three inks as brightness and differences, and black, stored inverted.
  case ycck
}

/// Turns the planes of a JPEG picture into RGBA pixels, row by row; linear in the number of pixels.
struct JPEGPixelWriter {
  private let frame: JPEGFrame
  private let model: JPEGColorModel
  private var upsamplers: [JPEGUpsampler]

  /// The finished pixels.
  private(set) var pixels: [UInt8]

  /// Prepares to convert `planes`, one for each component that `model` has.
  init(_ frame: JPEGFrame, planes: [JPEGPlane], model: JPEGColorModel) {
    self.frame = frame
    self.model = model
    upsamplers = planes.map { JPEGUpsampler($0, frame) }
    pixels = [UInt8](repeating: 255, count: frame.width * frame.height * 4)
  }

  /// Converts everything; to be called once.
  mutating func run() {
    for row in 0..<frame.height {
      for index in upsamplers.indices { upsamplers[index].load(row, width: frame.width) }
      write(row)
    }
  }

  private mutating func write(_ index: Int) {
    let rows = upsamplers.map(\.row)
    let width = frame.width
    let start = index * width * 4
    precondition(start + width * 4 <= pixels.count && rows.allSatisfy { $0.count >= width })
    let end = start + width * 4
    let model = model
    pixels.withUnsafeMutableBufferPointer { buffer in
      let target = UnsafeMutableBufferPointer(rebasing: buffer[start..<end])
      switch model {
      case .gray: Self.copy([rows[0], rows[0], rows[0]], width, to: target)
      case .rgb: Self.copy(rows, width, to: target)
      case .yCbCr: Self.convert(rows, width, to: target)
      case .cmyk:
        Self.copy(rows, width, to: target)
        Self.darken(rows[3], width, target)
      case .ycck:
        Self.convert(rows, width, to: target)
        for column in 0..<width * 4 where column & 3 < 3 { target[column] = 255 &- target[column] }
        Self.darken(rows[3], width, target)
      }
    }
  }

  private static func copy(_ rows: [[UInt8]], _ width: Int, to target: UnsafeMutableBufferPointer<UInt8>) {
    for (part, row) in rows.prefix(3).enumerated() {
      for column in 0..<width { target[column &* 4 &+ part] = row[column] }
    }
  }

  /// Multiplies the colours by what the black ink lets through.
  private static func darken(_ black: [UInt8], _ width: Int, _ target: UnsafeMutableBufferPointer<UInt8>) {
    for column in 0..<width {
      for place in column * 4..<column * 4 + 3 {
        target[place] = UInt8((Int(target[place]) * Int(black[column]) + 127) / 255)
      }
    }
  }

  /// Converts brightness and differences to red, green and blue, in 65536ths.
  private static func convert(_ rows: [[UInt8]], _ width: Int, to target: UnsafeMutableBufferPointer<UInt8>) {
    rows[0].withUnsafeBufferPointer { brightness in
      rows[1].withUnsafeBufferPointer { blue in
        rows[2].withUnsafeBufferPointer { red in
          for column in 0..<width {
            let base = Int32(brightness[column])
            let (toBlue, toRed) = (Int32(blue[column]) &- 128, Int32(red[column]) &- 128)
            let green = (-22554 &* toBlue &- 46802 &* toRed &+ 32768) &>> 16
            target[column &* 4] = byte(base &+ (91881 &* toRed &+ 32768) &>> 16)
            target[column &* 4 &+ 1] = byte(base &+ green)
            target[column &* 4 &+ 2] = byte(base &+ (116130 &* toBlue &+ 32768) &>> 16)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func byte(_ value: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(value, 0), 255))
  }
}
