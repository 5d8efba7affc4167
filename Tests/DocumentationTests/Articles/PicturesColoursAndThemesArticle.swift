import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

// The code of the article on pictures, colours and themes, run.

struct Photo: Equatable, Sendable {
  var path: String
  var title: String
  var size: ImageSize?
}

/// A table of photos, whose files `read` gives.
@MainActor
func photoTable(
  of photos: [Photo], read: @escaping @Sendable (String) throws -> [UInt8]
) -> (table: TableView, binding: any Disposable) {
  let table = TableView().then { $0.register(cellType: PhotoTableViewCell.self) }
  let binding = Observable.just(photos)
    .bind(to: table.rx.items(cellType: PhotoTableViewCell.self)) { _, photo, cell in
      let source = PictureSource(photo.path, size: photo.size) { try read(photo.path) }
      cell.setPhoto(loading: source, caption: photo.title)
    }
  return (table, binding)
}

/// An image as large as its cell.
final class ThumbnailCell: CollectionViewCell {
  var image: Image? {
    didSet { if image != oldValue { drawn = nil } }
  }

  private var drawn: (size: Size, depth: ColorDepth, picture: Picture)?

  override func prepareForReuse() {
    super.prepareForReuse()
    image = nil
  }

  override func height(forWidth columns: Int) -> Int { 4 }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    guard let image else { return }
    if drawn?.size != rect.size || drawn?.depth != colorDepth {
      drawn = (rect.size, colorDepth, Picture(image, fitting: rect.size, depth: colorDepth))
    }
    if let drawn { canvas.draw(drawn.picture, at: rect.origin, in: rect) }
  }
}

extension Theme {
  /// The colours of autumn, for a dark terminal.
  static var autumn: Theme {
    var theme = Theme.dark
    theme.accent = Style(foreground: Color(red: 235, green: 150, blue: 60), bold: true)
    theme.selection = Style(foreground: Color(red: 0, green: 0, blue: 0), background: theme.accent.foreground)
    return theme
  }
}

/// What a program does that shows `view` in colours of its own.
@MainActor
func session(showing view: View) -> TerminalSession {
  let session = TerminalSession(root: view, stopKeys: ["q"])
  session.screen.theme = .autumn
  return session
}

@MainActor
struct PicturesColoursAndThemesArticle {
  private struct Missing: Error {}

  /// Four pixels by four: two rows of red above two of blue.
  private static let png: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0, 38, 147, 9, 41,
    0, 0, 0, 20, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 0, 71, 12, 40, 28, 52, 46, 130, 3, 0, 158, 163, 15, 241,
    12, 152, 234, 229, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  @Test func `A printed photo is loaded on the spot, and one that cannot be is told in words`() throws {
    let png = Self.png
    let photos = [
      Photo(path: "flag.png", title: "A flag", size: try ImageHeader.read(png).size),
      Photo(path: "gone.png", title: "Gone"),
    ]
    let (table, binding) = photoTable(of: photos) { path in
      guard path == "flag.png" else { throw Missing() }
      return png
    }
    let canvas = table.render(width: 30)
    #expect(canvas.lines[0...3] == ["▀▀▀▀", "▀▀▀▀", "A flag", "[unreadable: Missing()]"])
    #expect(canvas[Point(column: 0, row: 0)].style == Style(foreground: red, background: red))
    #expect(canvas[Point(column: 3, row: 1)].style == Style(foreground: blue, background: blue))
    table.colorDepth = .none
    #expect(table.render(width: 30).lines[0...1] == ["░░░░", ""])
    binding.dispose()
  }

  @Test func `On a screen a photo has its rows from the start where its size is known`() throws {
    let png = Self.png
    let photos = [Photo(path: "other.png", title: "A flag", size: try ImageHeader.read(png).size)]
    let (table, binding) = photoTable(of: photos) { _ in png }
    let screen = TestScreen(table, columns: 30, rows: 4)
    #expect(screen.lines == ["[…]", "", "A flag", ""])
    binding.dispose()
  }

  @Test func `An image is drawn as half blocks, no larger than it is, and in shades without colours`() throws {
    let image = try Image(Self.png)
    for (depth, lines) in [(ColorDepth.trueColor, ["▀▀▀▀", "▀▀▀▀"]), (.none, ["░░░░", ""])] {
      let collection = CollectionView().then {
        $0.register(cellType: ThumbnailCell.self)
        $0.allowsSelection = false
      }
      let binding = Observable.just([image])
        .bind(to: collection.rx.items(cellType: ThumbnailCell.self)) { _, image, cell in cell.image = image }
      collection.colorDepth = depth
      #expect(Array(collection.render(width: 20).lines.prefix(2)) == lines)
      binding.dispose()
    }
  }

  @Test func `A theme of one's own is shown, and without colours as far as it has attributes`() {
    let session = session(showing: View())
    #expect(session.screen.chosenTheme == .autumn)
    #expect(session.stopKeys == ["q"])

    let screen = TestScreen(Button(title: "OK"), theme: .autumn)
    #expect(screen.texts(in: Theme.autumn.selection) == ["[ OK ]"])
    let plain = TestScreen(Button(title: "OK"), colorDepth: .none, theme: .autumn)
    #expect(plain.texts(in: Style(inverse: true)) == ["[ OK ]"])
  }

  @Test func `A screen follows the background that the terminal tells of`() {
    let screen = TestScreen(Label(text: "x", role: \.accent))
    #expect(screen.screen.theme == .dark)
    screen.screen.capabilities.background = Color(red: 250, green: 250, blue: 240)
    #expect(screen.screen.theme == .light)
    #expect(screen.style(column: 0, row: 0) == Theme.light.accent)
  }

  @Test func `Without colours, signs beside the rows tell what colours do elsewhere`() {
    let table = TableView().then {
      $0.register(cellType: MessageTableViewCell.self)
      $0.allowsMultipleSelection = true
    }
    let binding = Observable.just(["a", "b"])
      .bind(to: table.rx.items(cellType: MessageTableViewCell.self)) { _, title, cell in cell.setMessage(title: title) }
    let screen = TestScreen(table, columns: 12, rows: 2, colorDepth: .none)
    screen.press(.arrowDown, " ", .arrowUp)
    screen.expectFrame(
      """
      > a
       *b
      """)
    binding.dispose()
  }
}
