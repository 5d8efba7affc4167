/// A cell that shows a title and, below it, a fainter text, both as high as they need to be.
public final class MessageCollectionViewCell: CollectionViewCell {
  /// The text in bold; an empty one takes a row as well.
  public private(set) var title = ""

  /// The fainter text below; nil and an empty one take no row.
  public private(set) var supplement: String?

  /// Shows `title`, and `supplement` below it.
  public func setMessage(title: String, supplement: String? = nil) {
    self.title = title
    self.supplement = supplement
  }

  /// Forgets both texts.
  public override func prepareForReuse() {
    super.prepareForReuse()
    setMessage(title: "")
  }

  /// The rows of both texts, wrapped.
  public override func height(forWidth columns: Int) -> Int { block.height(forWidth: columns) }

  /// Draws the title, and the supplement set in below it.
  public override func draw(in canvas: inout Canvas, rect: Rect) { block.draw(in: &canvas, rect: rect) }

  private var block: MessageBlock { MessageBlock(title: title, supplement: supplement) }
}
