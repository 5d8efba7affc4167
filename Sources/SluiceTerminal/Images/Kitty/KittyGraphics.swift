/// The commands of kitty's graphics protocol that pictures need; kitty is told not to answer any of them.
///
/// Source: sw.kovidgoyal.net/kitty/graphics-protocol.
enum KittyGraphics {
  /// The most bytes of data in one command, as text.
  static let chunkLength = 4096

  /// Sends the pixels of an image, without the alpha where all are opaque.
  static func transmit(_ image: Image, identifier: UInt32) -> [UInt8] {
    let isOpaque = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
    let data = isOpaque ? image.opaquePixels : image.pixels
    return transmit(data, "f=\(isOpaque ? 24 : 32),s=\(image.width),v=\(image.height)", identifier)
  }

  /// Sends a PNG file as it is, to be decoded by the terminal.
  static func transmit(png bytes: [UInt8], identifier: UInt32) -> [UInt8] {
    transmit(bytes, "f=100", identifier)
  }

  /// Shows a part of an image in the cells at the cursor, which stays where it is.
  ///
  /// - Parameters:
  ///   - identifier: The image, which was sent before.
  ///   - placement: A number by which this place is known.
  ///   - source: The part, in pixels of the image.
  ///   - size: The cells that it fills.
  static func place(_ identifier: UInt32, placement: UInt32, source: PixelRect, size: Size) -> [UInt8] {
    command(
      "a=p,i=\(identifier),p=\(placement),x=\(source.x),y=\(source.y),w=\(source.width),h=\(source.height),"
        + "c=\(size.columns),r=\(size.rows),C=1,q=2")
  }

  /// Takes an image away from one of its places, and keeps its pixels.
  static func delete(_ identifier: UInt32, placement: UInt32) -> [UInt8] {
    command("a=d,d=i,i=\(identifier),p=\(placement),q=2")
  }

  /// Takes an image away from all its places, and forgets its pixels.
  static func free(_ identifier: UInt32) -> [UInt8] {
    command("a=d,d=I,i=\(identifier),q=2")
  }

  private static func transmit(_ data: [UInt8], _ format: String, _ identifier: UInt32) -> [UInt8] {
    let step = chunkLength / 4 * 3
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count / 3 * 4 + data.count / step * 16 + 64)
    for start in stride(from: 0, to: max(1, data.count), by: step) {
      let chunk = data[start..<min(start + step, data.count)]
      let more = start + step < data.count ? "m=1" : "m=0"
      let keys = start == 0 ? "a=t,\(format),i=\(identifier),q=2,\(more)" : "q=2,\(more)"
      bytes += command(keys, Base64.encode(chunk))
    }
    return bytes
  }

  private static func command(_ keys: String, _ data: [UInt8] = []) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !data.isEmpty { bytes.append(UInt8(ascii: ";")) }
    return bytes + data + "\u{1B}\\".utf8
  }
}

extension Image {
  /// The samples without alpha, three bytes per pixel.
  fileprivate var opaquePixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      count = width * height * 3
      for index in 0..<width * height {
        for part in 0..<3 { buffer[index &* 3 &+ part] = pixels[index &* 4 &+ part] }
      }
    }
  }
}
