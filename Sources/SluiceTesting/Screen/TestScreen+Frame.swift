public import SluiceTerminal

extension TestScreen {
  /// The rows of the frame as text, each without the spaces at its end.
  public var lines: [String] {
    drawIfNeeded()
    return canvas.lines
  }

  /// The frame as text, without the spaces at the end of its rows and without the empty rows at its end.
  public var text: String {
    FrameText.trimmed(lines).joined(separator: "\n")
  }

  /// The style of a cell, counted from 0 at the top left; plain outside of the frame.
  public func style(column: Int, row: Int) -> Style {
    drawIfNeeded()
    return canvas[Point(column: column, row: row)].style
  }

  /// The texts of the frame that are drawn in a style, from the top left, without the spaces around them.
  ///
  ///     #expect(screen.texts(in: screen.screen.theme.selection) == ["한국"])
  public func texts(in style: Style) -> [String] {
    drawIfNeeded()
    return canvas.bounds.rows.flatMap { row in
      StyledRun.runs(of: canvas[row: row]).filter { $0.style == style }.map(\.trimmedText).filter { !$0.isEmpty }
    }
  }

  /// The rows of the frame as text in which each part that is not plain is named by the theme or by its attributes.
  ///
  ///     #expect(screen.styledLines[0] == "[header|Teachers]  [selection|한국]")
  ///
  /// A style that is none of the theme's is written as "bold dim italic underline inverse #rrggbb on #rrggbb". Spaces
  /// at the end of a row, where they look like nothing, are left out.
  public var styledLines: [String] {
    drawIfNeeded()
    let names = StyleNames(screen.theme)
    return canvas.bounds.rows.map { row in StyledRun.text(of: canvas[row: row], names) }
  }

  /// Fails the test unless the frame is `expected`; shows both side by side.
  ///
  ///     screen.expectFrame(
  ///       """
  ///       Teachers
  ///       > 한국
  ///       """)
  ///
  /// Spaces at the end of rows, and empty rows at the end, do not count. Works in Swift Testing and in XCTest. A
  /// failure reads like this, with `!` at a row that differs:
  ///
  ///     frame of 20 x 3, rows that differ: 1
  ///         received | expected
  ///       0 Teachers | Teachers
  ///     ! 1 > 한국   | > 미국
  public func expectFrame(
    _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    report(
      FrameText.failure("frame of \(canvas.size.columns) x \(canvas.size.rows)", lines, FrameText.lines(expected)),
      FailureLocation(fileID, filePath, line, column))
  }

  /// Fails the test unless the frame, with the names of its styles, is `expected`; as `expectFrame(_:)` otherwise.
  public func expectStyledFrame(
    _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    report(
      FrameText.failure(
        "styled frame of \(canvas.size.columns) x \(canvas.size.rows)", styledLines, FrameText.lines(expected)),
      FailureLocation(fileID, filePath, line, column))
  }
}
