/// The room that a picture is shown in: what it is scaled to, once for each room.
public struct PictureRoom: Sendable, Hashable {
  /// The columns at hand; at least 1.
  public let columns: Int

  /// The rows at hand; at least 1.
  public let rows: Int

  /// The pixels of a cell where the terminal shows pictures in full resolution; nil where it shows half blocks.
  public let cell: CellPixels?

  /// Room of `columns` by `rows` cells; what is below 1 counts as 1.
  public init(columns: Int, rows: Int, cell: CellPixels? = nil) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.cell = cell
  }

  /// The pixels that a picture of this size is scaled to; never more than it has.
  func pixels(for size: ImageSize) -> ImageSize {
    let blocks = size.fitted(columns: columns, rows: rows)
    guard let cell else { return blocks }
    let width = blocks.width * cell.width
    guard width < size.width else { return size }
    return ImageSize(width: width, height: max(1, (size.height * width + size.width / 2) / size.width))
  }
}

extension Image {
  /// The image brought to a room, not enlarged.
  func scaled(to room: PictureRoom) -> Image {
    let size = room.pixels(for: size)
    return scaled(toWidth: size.width, height: size.height)
  }
}

extension TerminalCapabilities {
  /// The pixels of a cell as far as pictures can use them; nil where they are made of half blocks.
  var pictureCell: CellPixels? {
    switch graphics {
    case .none: nil
    case .sixel: cellPixels
    case .kitty: cellPixels ?? CellPixels(width: 10, height: 20)
    }
  }
}
