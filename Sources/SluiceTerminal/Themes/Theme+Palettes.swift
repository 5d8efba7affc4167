// The colours are chosen so that they can be read in every depth: the nearest of 256 and of the 16 named ones included.
extension Theme {
  /// For terminals that are dark behind their text.
  public static let dark = Theme(
    accent: Style(foreground: Color(red: 80, green: 190, blue: 205)),
    selection: Style(foreground: .white, background: Color(red: 20, green: 75, blue: 165)),
    selectionInactive: Style(foreground: .white, background: Color(red: 85, green: 85, blue: 85)),
    match: Style(foreground: .black, background: Color(red: 230, green: 200, blue: 60)),
    error: Style(foreground: Color(red: 255, green: 85, blue: 85), bold: true),
    warning: Style(foreground: Color(red: 235, green: 190, blue: 70)),
    success: Style(foreground: Color(red: 60, green: 220, blue: 90)),
    inserted: Style(foreground: Color(red: 60, green: 220, blue: 90), bold: true),
    changed: Style(foreground: Color(red: 235, green: 190, blue: 70), bold: true),
    deleted: Style(foreground: Color(red: 255, green: 85, blue: 85), dim: true),
    scrollBar: Style(foreground: Color(red: 80, green: 190, blue: 205)),
    helpKey: Style(foreground: Color(red: 80, green: 190, blue: 205), bold: true),
    fieldFocused: Style(foreground: Color(red: 80, green: 190, blue: 205), bold: true, underline: true))

  /// For terminals that are bright behind their text.
  public static let light = Theme(
    accent: Style(foreground: Color(red: 0, green: 95, blue: 190)),
    selection: Style(foreground: .white, background: Color(red: 0, green: 90, blue: 200)),
    selectionInactive: Style(foreground: .black, background: Color(red: 205, green: 205, blue: 205)),
    match: Style(foreground: .black, background: Color(red: 250, green: 220, blue: 90)),
    error: Style(foreground: Color(red: 195, green: 0, blue: 0), bold: true),
    warning: Style(foreground: Color(red: 150, green: 75, blue: 0)),
    success: Style(foreground: Color(red: 0, green: 125, blue: 30)),
    inserted: Style(foreground: Color(red: 0, green: 125, blue: 30), bold: true),
    changed: Style(foreground: Color(red: 150, green: 75, blue: 0), bold: true),
    deleted: Style(foreground: Color(red: 195, green: 0, blue: 0), dim: true),
    scrollBar: Style(foreground: Color(red: 0, green: 95, blue: 190)),
    helpKey: Style(foreground: Color(red: 0, green: 95, blue: 190), bold: true),
    fieldFocused: Style(foreground: Color(red: 0, green: 95, blue: 190), bold: true, underline: true))

  /// For terminals without colours: bold, faint, underlined and inverse tell things apart.
  public static let plain = dark.withoutColors

  /// The theme for a terminal with a background of this colour; nil, where it is not known, counts as dark.
  public static func suited(to background: Color?, depth: ColorDepth = .trueColor) -> Theme {
    if depth == .none { return plain }
    return TerminalCapabilities(background: background).hasLightBackground == true ? light : dark
  }

  /// The theme by its attributes alone: what has a background is shown inverse.
  public var withoutColors: Theme {
    var theme = self
    for part in Theme.parts { theme[keyPath: part] = theme[keyPath: part].withoutColors }
    return theme
  }

  /// Every style of a theme.
  static var parts: [WritableKeyPath<Theme, Style>] {
    [
      \.text, \.secondary, \.header, \.accent, \.border, \.selection, \.selectionInactive, \.match, \.error, \.warning,
      \.success, \.inserted, \.changed, \.deleted, \.scrollTrack, \.scrollBar, \.helpKey, \.helpTitle, \.button,
      \.field,
      \.fieldFocused, \.placeholder, \.disabled,
    ]
  }
}

extension Color {
  fileprivate static let white = Color(red: 255, green: 255, blue: 255)
  fileprivate static let black = Color(red: 0, green: 0, blue: 0)
}
