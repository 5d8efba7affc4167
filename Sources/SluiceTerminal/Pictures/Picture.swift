import Synchronization

/// An image that is ready to be drawn on a canvas: as pixels where the terminal can show them, otherwise as half blocks.
///
///     let picture = Picture(image, fitting: Size(columns: 40, rows: 12), depth: colorDepth)
///     canvas.draw(picture, at: rect.origin, in: rect)
///
/// Keep a picture for as long as it is shown: a terminal gets the pixels of each one once.
public final class Picture: Sendable, Hashable {
  /// The pixels.
  public let image: Image

  /// The cells that stand for it where a terminal can show no better.
  public let block: ImageBlock

  /// The cells that it takes.
  public let size: Size

  /// What a terminal knows it by; from 1.
  let identifier: UInt32

  private static let lastIdentifier = Atomic<UInt32>(0)

  /// A picture of `image`, drawn as half blocks in these cells.
  public init(_ image: Image, block: ImageBlock) {
    self.image = image
    self.block = block
    size = Size(columns: block.rows.first?.count ?? 0, rows: block.rows.count)
    identifier = max(1, Self.lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// A picture of `image`, as large as it fits into `size`, but not enlarged.
  ///
  /// Linear in the pixels of the image.
  ///
  /// - Parameters:
  ///   - image: Pixels, as many as there are.
  ///   - size: The room in cells; less than one cell counts as one.
  ///   - depth: The colours that can be shown as half blocks.
  public convenience init(_ image: Image, fitting size: Size, depth: ColorDepth) {
    let fitted = image.fitted(columns: size.columns, rows: size.rows)
    self.init(image, block: ImageBlock(image.scaled(toWidth: fitted.width, height: fitted.height), depth: depth))
  }

  /// Whether two pictures look the same.
  public static func == (first: Picture, second: Picture) -> Bool {
    first === second || (first.image == second.image && first.block == second.block)
  }

  /// Mixes in the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image.width)
    hasher.combine(image.height)
    hasher.combine(size)
  }
}
