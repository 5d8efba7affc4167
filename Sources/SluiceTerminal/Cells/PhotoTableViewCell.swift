/// A cell that shows an image as wide as the table view allows, and a fainter caption below it.
///
/// The image keeps its proportions and is never enlarged: a cell of the terminal shows two pixels, one above the other.
/// Without colours it is drawn in shades.
public final class PhotoTableViewCell: TableViewCell {
  /// The image; nil shows `placeholder`.
  public private(set) var image: Image?

  /// The text below the image; nil and an empty one take no row.
  public private(set) var caption: String?

  /// The most rows that the image takes, 1 or more; 24 unless it is changed for an item.
  public var maximumRows = 24

  /// What is shown where there is no image; "[no photo]" unless it is changed for an item.
  public var placeholder = "[no photo]"

  /// The image as it was drawn last.
  private var drawn: (size: ImageSize, depth: ColorDepth, block: ImageBlock)?

  /// Shows `image`, or the placeholder where there is none, and `caption` below it.
  public func setPhoto(_ image: Image?, caption: String? = nil) {
    if image != self.image { drawn = nil }
    self.image = image
    self.caption = caption
  }

  /// Forgets the image and the caption.
  public override func prepareForReuse() {
    super.prepareForReuse()
    setPhoto(nil)
    maximumRows = 24
    placeholder = "[no photo]"
  }

  /// The rows of the image, brought to the width, and of the caption, wrapped.
  public override func height(forWidth columns: Int) -> Int {
    let rows = image.map { size(of: $0, columns).rows } ?? placeholder.wrapped(toWidth: columns).count
    return rows + captionLines(columns).count
  }

  /// Draws the image and the caption.
  public override func draw(in canvas: inout Canvas, rect: Rect) {
    let columns = rect.size.columns
    let used: Int
    if let image {
      let block = block(of: image, columns)
      canvas.draw(block, at: rect.origin, in: rect)
      used = block.rows.count
    } else {
      used = canvas.draw(lines: placeholder.wrapped(toWidth: columns), in: rect, style: Style(italic: true))
    }
    canvas.draw(lines: captionLines(columns), in: rect.split(rows: used).bottom, style: Style(dim: true))
  }

  private func size(of image: Image, _ columns: Int) -> ImageSize {
    image.fitted(columns: columns, rows: maximumRows)
  }

  private func block(of image: Image, _ columns: Int) -> ImageBlock {
    let size = size(of: image, columns)
    if let drawn, drawn.size == size, drawn.depth == colorDepth { return drawn.block }
    let block = ImageBlock(image.scaled(toWidth: size.width, height: size.height), depth: colorDepth)
    drawn = (size, colorDepth, block)
    return block
  }

  private func captionLines(_ columns: Int) -> [Substring] {
    guard let caption, !caption.isEmpty else { return [] }
    return caption.wrapped(toWidth: columns)
  }
}
