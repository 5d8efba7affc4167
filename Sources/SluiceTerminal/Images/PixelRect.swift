/// A block of pixels of an image, counted from 0 at the top left.
struct PixelRect: Sendable, Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The part that lies in an image of this size; empty where there is none.
  func clipped(to size: ImageSize) -> PixelRect {
    let (left, top) = (min(max(x, 0), size.width), min(max(y, 0), size.height))
    let (right, bottom) = (min(max(x + width, left), size.width), min(max(y + height, top), size.height))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
