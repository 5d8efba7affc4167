/// A cell that shows an image as wide as the table view allows, and a fainter caption below it.
///
/// The image keeps its proportions and is never enlarged: a cell of the terminal shows two pixels, one above the other.
/// Without colours it is drawn in shades. A terminal that shows pictures in full resolution gets them in the same place.
///
/// An image that is not in memory is loaded while its row is shown:
///
///     cell.setPhoto(loading: PictureSource("photos/17", size: header.size) { try Archive.photo(17) })
public final class PhotoTableViewCell: TableViewCell {
  /// The image; nil shows `placeholder`, and while one is loaded a place for it.
  public private(set) var image: Image?

  /// The text below the image; nil and an empty one take no row.
  public private(set) var caption: String?

  /// The most rows that the image takes, 1 or more; 24 unless it is changed for an item.
  public var maximumRows = 24

  /// What is shown where there is no image; "[no photo]" unless it is changed for an item.
  public var placeholder = "[no photo]"

  /// Where an image comes from that is loaded.
  var loading: PhotoLoading?

  /// The image as it was drawn last.
  private var drawn: (size: ImageSize, depth: ColorDepth, picture: Picture)?

  /// Shows `image`, or the placeholder where there is none, and `caption` below it.
  public func setPhoto(_ image: Image?, caption: String? = nil) {
    loading?.cancel()
    loading = nil
    if image != self.image { drawn = nil }
    self.image = image
    self.caption = caption
  }

  /// Loads an image while the row is on a screen, and shows it when it is there, with `caption` below it.
  ///
  /// The row is as high as the image from the start where `source` knows its size, and otherwise as high as an image may
  /// be, so that no row jumps. An image that cannot be loaded is told in words, with the reason. A row that is scrolled
  /// away is not loaded any further; a list that is printed is loaded on the spot.
  public func setPhoto(loading source: PictureSource, from loader: PictureLoader = .shared, caption: String? = nil) {
    setPhoto(nil, caption: caption)
    loading = PhotoLoading(source, loader)
  }

  /// Forgets the image and the caption.
  public override func prepareForReuse() {
    super.prepareForReuse()
    setPhoto(nil)
    maximumRows = 24
    placeholder = "[no photo]"
  }

  /// Loads no further.
  public override func didEndDisplaying() {
    super.didEndDisplaying()
    loading?.cancel()
  }

  /// The rows of the image, brought to the width, and of the caption, wrapped.
  public override func height(forWidth columns: Int) -> Int {
    photoRows(columns) + captionLines(columns).count
  }

  /// Draws the image and the caption.
  public override func draw(in canvas: inout Canvas, rect: Rect) {
    let columns = rect.size.columns
    let (top, bottom) = rect.split(rows: photoRows(columns))
    if loading != nil { load(columns) }
    if let image {
      canvas.draw(picture(of: image, columns), at: top.origin, in: top)
    } else {
      canvas.draw(lines: words.wrapped(toWidth: columns), in: top, style: Style(italic: true))
    }
    canvas.draw(lines: captionLines(columns), in: bottom, style: Style(dim: true))
  }

  private func photoRows(_ columns: Int) -> Int {
    if let loading {
      return loading.source.size?.fitted(columns: columns, rows: maximumRows).rows ?? max(1, maximumRows)
    }
    return image.map { size(of: $0, columns).rows } ?? placeholder.wrapped(toWidth: columns).count
  }

  /// What stands where there is no image.
  private var words: String {
    guard let loading else { return placeholder }
    return loading.failure.map { "[\($0)]" } ?? "[…]"
  }

  /// Takes the image where it is there, and asks for it where it is not.
  private func load(_ columns: Int) {
    let room = PictureRoom(columns: columns, rows: maximumRows, cell: screen?.capabilities.pictureCell)
    guard let loaded = loading?.image(in: room, isPrinted: screen == nil, { [weak self] in self?.setNeedsDisplay() })
    else {
      if loading?.failure != nil { image = nil }
      return
    }
    if loaded != image { drawn = nil }
    image = loaded
  }

  private func size(of image: Image, _ columns: Int) -> ImageSize {
    (loading?.source.size ?? image.size).fitted(columns: columns, rows: maximumRows)
  }

  private func picture(of image: Image, _ columns: Int) -> Picture {
    let size = size(of: image, columns)
    if let drawn, drawn.size == size, drawn.depth == colorDepth { return drawn.picture }
    let block = ImageBlock(image.scaled(toWidth: size.width, height: size.height), depth: colorDepth)
    let picture = Picture(image, block: block)
    drawn = (size, colorDepth, picture)
    return picture
  }

  private func captionLines(_ columns: Int) -> [Substring] {
    guard let caption, !caption.isEmpty else { return [] }
    return caption.wrapped(toWidth: columns)
  }
}
