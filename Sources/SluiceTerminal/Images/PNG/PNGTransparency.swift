/// The contents of a PNG's chunk tRNS.
enum PNGTransparency: Equatable {
  /// The alpha of the palette's first colours; the others are opaque.
  case palette([UInt8])

  /// The one colour that is transparent, as samples of the image's own depth; gray has one sample, RGB three.
  case color([UInt16])
}
