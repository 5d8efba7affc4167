/// A cell that shows a title and, below it, a fainter text, both as high as they need to be.
public final class MessageTableViewCell: TableViewCell {
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
  public override func height(forWidth columns: Int) -> Int {
    title.wrapped(toWidth: columns).count + supplementLines(columns).count
  }

  /// Draws the title, and the supplement set in below it.
  public override func draw(in canvas: inout Canvas, rect: Rect) {
    let columns = rect.size.columns
    let used = canvas.draw(lines: title.wrapped(toWidth: columns), in: rect, style: Style(bold: true))
    let block = rect.split(rows: used).bottom.split(columns: indent(columns)).right
    canvas.draw(lines: supplementLines(columns), in: block, style: Style(dim: true))
  }

  /// The columns by which the supplement is set in; none where there is hardly room for the text.
  private func indent(_ columns: Int) -> Int { columns < 12 ? 0 : 2 }

  private func supplementLines(_ columns: Int) -> [Substring] {
    guard let supplement, !supplement.isEmpty else { return [] }
    return supplement.wrapped(toWidth: columns - indent(columns))
  }
}
