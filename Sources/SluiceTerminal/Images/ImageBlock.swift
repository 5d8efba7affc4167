/// An image drawn as text, two pixels to a terminal cell: one above the other.
///
/// With colours a cell is "▀", its foreground the upper pixel and its background the lower; where a pixel is
/// transparent (alpha below one half) the terminal's own background shows, with "▄" or a space where needed. The colours
/// are the image's: mapping them to a smaller palette is the renderer's work. Without colours a cell is one of the
/// shades " ░▒▓█", by the average brightness of its two pixels, transparent ones counting as dark.
///
/// The image is not scaled: give one that `Image.fitted(columns:rows:enlarging:)` and `Image.scaled(toWidth:height:)`
/// have brought to size.
public struct ImageBlock: Sendable, Equatable {
  /// What one terminal cell shows of an image.
  public struct Cell: Sendable, Equatable {
    /// One of "▀", "▄", " ", "░", "▒", "▓", "█", each one column wide.
    public let character: Character
    /// The character's colour, or `nil` for the terminal's own.
    public let foreground: Color?
    /// The colour behind the character, or `nil` for the terminal's own.
    public let background: Color?

    /// Creates a cell from its character and colours, `nil` being the terminal's own.
    public init(character: Character, foreground: Color? = nil, background: Color? = nil) {
      self.character = character
      self.foreground = foreground
      self.background = background
    }
  }

  /// The cells, row by row from the top; all rows are as long as the image is wide.
  public let rows: [[Cell]]

  /// Draws `image` with as many cells per row as it has pixels, and half as many rows, rounded up.
  ///
  /// Linear in the number of pixels. Below the last row of an odd height the terminal's own background shows.
  public init(_ image: Image, depth: ColorDepth) {
    let draw = depth == .none ? Self.shade : Self.halves
    rows = stride(from: 0, to: image.height, by: 2).map { row in
      (0..<image.width).map { column in
        draw(image.pixel(column, row), row + 1 < image.height ? image.pixel(column, row + 1) : .transparent)
      }
    }
  }

  /// The characters alone, one string per row: what there is to see without colours.
  public var lines: [String] {
    rows.map { String($0.map(\.character)) }
  }

  private static func halves(_ upper: Pixel, _ lower: Pixel) -> Cell {
    switch (upper.visibleColor, lower.visibleColor) {
    case (let top?, let bottom): Cell(character: "▀", foreground: top, background: bottom)
    case (nil, let bottom?): Cell(character: "▄", foreground: bottom)
    case (nil, nil): Cell(character: " ")
    }
  }

  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]

  private static func shade(_ upper: Pixel, _ lower: Pixel) -> Cell {
    let brightness = (upper.brightness + lower.brightness) / 2
    return Cell(character: shades[brightness * shades.count / 256])
  }
}

/// One pixel on its way into a cell.
private struct Pixel {
  static let transparent = Pixel(color: Color(red: 0, green: 0, blue: 0), alpha: 0)

  let color: Color
  let alpha: UInt8

  /// The colour, or `nil` if the pixel is more transparent than not.
  var visibleColor: Color? { alpha < 128 ? nil : color }

  /// The luma (ITU-R BT.709 weights, in 256ths) times alpha, 0 to 255.
  var brightness: Int {
    (54 * Int(color.red) + 183 * Int(color.green) + 19 * Int(color.blue)) / 256 * Int(alpha) / 255
  }
}

extension Image {
  fileprivate func pixel(_ column: Int, _ row: Int) -> Pixel {
    let place = (row * width + column) * 4
    return Pixel(
      color: Color(red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2]), alpha: pixels[place + 3])
  }
}
