import SluiceTerminal

/// A frame of 200 x 60 cells: drawn and turned into bytes, the whole of it and with one row changed.
func frameCases() -> [Case] {
  ["whole", "one row changed"].map { kind in
    let name = "frame, 200 x 60: \(kind)"
    return Case(name: name) {
      MainActor.assumeIsolated {
        let page = PageView()
        let screen = Screen(root: page, size: Size(columns: 200, rows: 60))
        let writer = FrameWriter(depth: .trueColor, movesCursor: true)
        var last = screen.frame()
        var bytes = 0
        let time = Measurement(name, operations: 20) { operations in
          for _ in 0..<operations {
            page.change()
            let frame = screen.frame()
            bytes = writer.frame(frame, since: kind == "whole" ? nil : last).count
            last = frame
          }
        }
        return [time, Measurement("\(name), bytes written", .bytes, Double(bytes))]
      }
    }
  }
}

/// 60 rows of coloured words.
@MainActor
private final class PageView: View {
  private var changes = 0
  private let row = String(repeating: "words in a row, ", count: 13)
  private var changed = ""

  /// Changes the text of one row from its beginning to its end.
  func change() {
    changes += 1
    changed = String(repeating: changes.isMultiple(of: 2) ? "other words too, " : "something new.. ", count: 13)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    for line in frame.rows {
      let color = line.isMultiple(of: 2) ? Color(red: 200, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 200)
      let style = Style(foreground: color, bold: line.isMultiple(of: 3))
      canvas.draw(line == 30 ? changed : row, at: Point(column: 0, row: line), style: style, in: frame)
    }
  }
}
