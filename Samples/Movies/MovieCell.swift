import SluiceTerminal

/// The name of a movie, and its price at the right.
final class MovieCell: TableViewCell {
  private var movie: Movie?

  func setMovie(_ movie: Movie) {
    self.movie = movie
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    movie = nil
  }

  override func height(forWidth columns: Int) -> Int { 1 }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    guard let movie else { return }
    let price = "\(movie.price)"
    let (left, right) = rect.split(columns: rect.size.columns - price.displayWidth)
    canvas.draw(movie.name.truncated(toWidth: left.size.columns - 1), at: left.origin, in: left)
    canvas.draw(price, at: right.origin, style: Style(dim: true), in: right)
  }
}
