/// Encodes a part of an image as sixels: bands of six rows of pixels, one colour after the other.
///
/// The colours are those of a cube of 6 x 7 x 6, with the error spread over 4 x 4 pixels by an ordered dither (B. Bayer,
/// "An Optimum Method for Two-Level Rendition of Continuous-Tone Pictures", 1973). Pixels more transparent than not are
/// left as they are. Linear in the pixels times the colours that a band has.
struct SixelEncoder {
  /// The encoded image, from the control string's beginning to its end.
  private(set) var bytes: [UInt8] = []

  private let image: Image
  private let crop: PixelRect
  /// For each colour and column, the pixels of the band at hand that have the colour: bit 0 is the topmost.
  private var masks: [UInt8]
  /// The colours of the band at hand.
  private var isUsed = [Bool](repeating: false, count: SixelPalette.count)
  /// The colours that the terminal was told of.
  private var isDefined = [Bool](repeating: false, count: SixelPalette.count)

  /// Encodes the part `crop` of `image`, as far as it lies in it.
  init(_ image: Image, crop: PixelRect) {
    self.image = image
    self.crop = crop.clipped(to: image.size)
    masks = [UInt8](repeating: 0, count: SixelPalette.count * max(0, self.crop.width))
    guard self.crop.width > 0, self.crop.height > 0 else { return }
    bytes = Array("\u{1B}P0;1;0q\"1;1;\(self.crop.width);\(self.crop.height)".utf8)
    for top in stride(from: 0, to: self.crop.height, by: 6) { encodeBand(top) }
    bytes += "\u{1B}\\".utf8
  }

  private mutating func encodeBand(_ top: Int) {
    if top > 0 { bytes.append(UInt8(ascii: "-")) }
    gather(top)
    var isFirst = true
    for color in 0..<SixelPalette.count where isUsed[color] {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      define(color)
      writeRow(color)
      isUsed[color] = false
    }
  }

  /// Finds the colours of the band's pixels.
  private mutating func gather(_ top: Int) {
    for row in top..<min(top + 6, crop.height) {
      let (y, bit) = (crop.y + row, UInt8(1) << UInt8(row - top))
      for column in 0..<crop.width {
        let x = crop.x + column
        let place = (y * image.width + x) * 4
        guard image.pixels[place + 3] >= 128 else { continue }
        let color = SixelPalette.index(
          image.pixels[place], image.pixels[place + 1], image.pixels[place + 2], x: x, y: y)
        isUsed[color] = true
        masks[color * crop.width + column] |= bit
      }
    }
  }

  private mutating func define(_ color: Int) {
    bytes += "#\(color)".utf8
    guard !isDefined[color] else { return }
    isDefined[color] = true
    let parts = SixelPalette.percentages(color)
    bytes += ";2;\(parts.0);\(parts.1);\(parts.2)#\(color)".utf8
  }

  /// Writes a colour's pixels, those that repeat as a number and a character, and clears them.
  private mutating func writeRow(_ color: Int) {
    let start = color * crop.width
    var column = 0
    while column < crop.width {
      let mask = masks[start + column]
      var end = column
      while end < crop.width, masks[start + end] == mask {
        masks[start + end] = 0
        end += 1
      }
      // Nothing has to be said of empty pixels at the end.
      if mask == 0, end == crop.width { return }
      let character = 63 + mask
      let count = end - column
      if count > 3 { bytes += "!\(count)".utf8 }
      bytes += repeatElement(character, count: count > 3 ? 1 : count)
      column = end
    }
  }
}

/// The colours of sixel images: 6 steps of red, 7 of green and 6 of blue.
enum SixelPalette {
  static let count = 252

  /// Thresholds in 16ths: of the pixels with a value between two steps, so many of 16 take the upper one.
  private static let bayer: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// The number of the colour that a pixel takes at its place in the image.
  @inline(__always)
  static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8, x: Int, y: Int) -> Int {
    let threshold = Int(bayer[(y & 3) << 2 | x & 3]) * 2 + 1
    return (step(red, 5, threshold) * 7 + step(green, 6, threshold)) * 6 + step(blue, 5, threshold)
  }

  /// The step, 0 to `last`, below or above a value; `threshold` is in 32ths of a step.
  @inline(__always)
  private static func step(_ value: UInt8, _ last: Int, _ threshold: Int) -> Int {
    (Int(value) * last * 32 + threshold * 255) / (255 * 32)
  }

  /// The red, green and blue of a colour in percent.
  static func percentages(_ index: Int) -> (Int, Int, Int) {
    ((index / 42 * 100 + 2) / 5, (index / 6 % 7 * 100 + 3) / 6, (index % 6 * 100 + 2) / 5)
  }
}
