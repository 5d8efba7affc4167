import Foundation
import SluiceTerminal

/// A user's picture; while there is none, a block with the first letter of the name.
final class AvatarView: View {
  private var initial: Character?
  /// The file of the picture; nil for none.
  private var path: String?
  private var picture: Picture?
  /// What the picture was asked for last, so that it is asked for once.
  private var request: (room: PictureRoom, wish: PictureRequest)?

  func configure(initial: Character?, path: String?) {
    setNeedsDisplay()
    self.initial = initial
    guard path != self.path else { return }
    self.path = path
    picture = nil
    request?.wish.cancel()
    request = nil
  }

  override var preferredWidth: Int? { path == nil ? 4 : 8 }

  override func height(forWidth columns: Int) -> Int? { path == nil ? 2 : 4 }

  /// A header is drawn before it comes onto the screen, which tells what pictures can be.
  override func didMove(to screen: Screen) {
    super.didMove(to: screen)
    if path != nil { setNeedsDisplay() }
  }

  override func draw(in canvas: inout Canvas) {
    askForPicture()
    if let picture { return canvas.draw(picture, at: frame.origin, in: frame) }
    let style = theme.selectionInactive
    canvas.fill(frame, style: style)
    guard let initial else { return }
    let place = Point(
      column: frame.minColumn + (frame.size.columns - initial.displayWidth) / 2,
      row: frame.minRow + (frame.size.rows - 1) / 2)
    canvas.draw(String(initial), at: place, style: style, in: frame)
  }

  /// Has the picture read away from the main actor, in the size that it is shown in.
  private func askForPicture() {
    guard let path, let screen else { return }
    let capabilities = screen.capabilities
    let room = PictureRoom(
      columns: frame.size.columns, rows: frame.size.rows,
      cell: capabilities.graphics == .none ? nil : capabilities.cellPixels)
    guard request?.room != room else { return }
    request?.wish.cancel()
    let source = PictureSource(path) { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    let wish = PictureLoader.shared.load(source, in: room) { [weak self] result in
      guard let self, case .success(let image) = result else { return }
      let size = Size(columns: room.columns, rows: room.rows)
      picture = Picture(image, fitting: size, depth: self.screen?.colorDepth ?? .none)
      setNeedsDisplay()
    }
    request = (room, wish)
  }
}
