/// The styles of the parts of a screen, by name, so that all views look alike.
///
///     canvas.draw(title, at: origin, style: theme.header)
///
/// A view draws in `theme`, the one of its screen, which suits the terminal: dark or light, with or without colours.
/// What has no colour of its own here is shown in the terminal's.
public struct Theme: Sendable, Hashable {
  /// Text.
  public var text = Style.plain

  /// Text that matters less: a supplement, a footer, the titles of a help line.
  public var secondary = Style(dim: true)

  /// Titles.
  public var header = Style(bold: true)

  /// What draws the eye: a mark, the bar of progress, a spinner.
  public var accent: Style

  /// Lines between and around views.
  public var border = Style(dim: true)

  /// What is selected, or has the focus, in the view that keys go to.
  public var selection: Style

  /// What is selected in a view that keys do not go to.
  public var selectionInactive: Style

  /// What a search has found in a text.
  public var match: Style

  /// Something went wrong.
  public var error: Style

  /// Something may go wrong, or is asked before it is done.
  public var warning: Style

  /// Something went well.
  public var success: Style

  /// A row that was just inserted.
  public var inserted: Style

  /// A row that has just changed.
  public var changed: Style

  /// A row that is being deleted.
  public var deleted: Style

  /// The track of a scroll bar.
  public var scrollTrack = Style(dim: true)

  /// The part of a scroll bar that tells what is seen.
  public var scrollBar: Style

  /// A key in a line of help.
  public var helpKey: Style

  /// What a key does in a line of help.
  public var helpTitle = Style(dim: true)

  /// A button that has not the focus.
  public var button = Style.plain

  /// A field for text that has not the focus.
  public var field = Style(underline: true)

  /// A field for text that keys go to.
  public var fieldFocused: Style

  /// What stands in a field without text, and in a list without rows.
  public var placeholder = Style(dim: true)

  /// A control that does nothing now.
  public var disabled = Style(dim: true)
}
