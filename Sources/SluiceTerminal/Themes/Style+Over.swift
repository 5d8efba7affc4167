extension Style {
  /// This style laid over another: its colours where it has some, and the attributes of both.
  ///
  ///     canvas.restyle(row) { $0 = theme.selection.over($0) }
  public func over(_ other: Style) -> Style {
    Style(
      foreground: foreground ?? other.foreground, background: background ?? other.background,
      bold: bold || other.bold, dim: dim || other.dim, italic: italic || other.italic,
      underline: underline || other.underline, inverse: inverse || other.inverse)
  }

  /// The style by its attributes alone, for a terminal without colours: what has a background is shown inverse.
  var withoutColors: Style {
    var style = self
    (style.foreground, style.background) = (nil, nil)
    style.inverse = inverse || background != nil
    return style
  }
}
