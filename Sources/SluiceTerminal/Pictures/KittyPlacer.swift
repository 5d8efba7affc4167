/// Keeps the pictures on a terminal with kitty's protocol in step with the frames.
struct KittyPlacer: Sendable {
  /// The most pictures whose pixels the terminal keeps while they are not to be seen.
  private static let spareCount = 16

  /// What is shown: the picture's identifier, and the number of the place.
  private var shown: [(placement: PicturePlacement, identifier: UInt32, number: UInt32)] = []
  /// The pictures whose pixels the terminal has, the one used last at the end.
  private var sent: [Picture] = []
  private var lastNumber: UInt32 = 0

  /// Shows these placements, and no others.
  mutating func place(_ placements: [PicturePlacement], on frame: inout PictureFrame) {
    for placement in placements { frame.canvas.fill(placement.rect) }
    let old = shown
    shown = []
    for entry in old {
      if placements.contains(entry.placement) {
        shown.append(entry)
      } else {
        frame.bytes += KittyGraphics.delete(entry.identifier, placement: entry.number)
      }
    }
    for placement in placements where !shown.contains(where: { $0.placement == placement }) {
      add(placement, to: &frame.bytes)
    }
    free(&frame.bytes)
  }

  private mutating func add(_ placement: PicturePlacement, to bytes: inout [UInt8]) {
    let identifier = send(placement.picture, to: &bytes)
    lastNumber = lastNumber == .max ? 1 : lastNumber + 1
    shown.append((placement, identifier, lastNumber))
    bytes += "\u{1B}[\(placement.origin.row + 1);\(placement.origin.column + 1)H".utf8
    bytes += KittyGraphics.place(
      identifier, placement: lastNumber, source: placement.pixels, size: placement.part.size)
  }

  /// Makes sure that the terminal has the pixels; those of one that looks the same will do.
  private mutating func send(_ picture: Picture, to bytes: inout [UInt8]) -> UInt32 {
    if let index = sent.firstIndex(of: picture) {
      let known = sent.remove(at: index)
      sent.append(known)
      return known.identifier
    }
    bytes += KittyGraphics.transmit(picture.image, identifier: picture.identifier)
    sent.append(picture)
    return picture.identifier
  }

  /// Has the terminal forget the pictures that were not seen for longest.
  private mutating func free(_ bytes: inout [UInt8]) {
    let seen = Set(shown.map(\.identifier))
    var spare = sent.filter { !seen.contains($0.identifier) }
    while spare.count > Self.spareCount {
      let identifier = spare.removeFirst().identifier
      sent.removeAll { $0.identifier == identifier }
      bytes += KittyGraphics.free(identifier)
    }
  }
}

extension PicturePlacement {
  /// The pixels of the image that are seen.
  var pixels: PixelRect {
    let (image, size) = (picture.image, picture.size)
    let left = part.minColumn * image.width / size.columns
    let top = part.minRow * image.height / size.rows
    let right = max(left + 1, part.maxColumn * image.width / size.columns)
    let bottom = max(top + 1, part.maxRow * image.height / size.rows)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
