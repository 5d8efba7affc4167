/// Decodes a PNG file (W3C PNG specification, second edition; RFC 2083).
///
/// Three passes, each linear: `readChunks` walks the file, checks it and gathers the compressed data; `Inflate` expands
/// them; `PNGPixelWriter` undoes the filters and converts the samples to RGBA.
struct PNGDecoder {
  let bytes: [UInt8]
  let limits: ImageLimits

  /// The colours of the palette; `nil` before chunk PLTE.
  var palette: [Color]?
  /// What chunk tRNS says, or `nil` without one.
  var transparency: PNGTransparency?

  /// The contents of all IDAT chunks, one after the other.
  var compressed: [UInt8] = []
  /// For each IDAT chunk, where its contents start in `compressed` and in the file.
  var segments: [(compressed: Int, file: Int)] = []

  init(_ bytes: [UInt8], limits: ImageLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Decodes the whole image; to be called once.
  mutating func decode() throws(ImageError) -> Image {
    let header = try readChunks()
    let data = try expand(header)
    var writer = PNGPixelWriter(header, data: data, palette: palette ?? [], transparency: transparency)
    try writer.run()
    return Image(checkedWidth: header.width, height: header.height, pixels: writer.pixels)
  }

  /// Expands the compressed data, which must give exactly the bytes that the header announces.
  private mutating func expand(_ header: PNGHeader) throws(ImageError) -> [UInt8] {
    let expected = header.dataLength
    let data: [UInt8]
    do {
      var inflate = Inflate(zlib: compressed, limit: expected)
      data = try inflate.run()
    } catch {
      throw .corruptData(offset: fileOffset(of: error.offset), reason: error.reason.rawValue)
    }
    guard data.count == expected else {
      let reason = "only \(data.count) of \(expected) bytes of pixels"
      throw .corruptData(offset: fileOffset(of: compressed.count), reason: reason)
    }
    compressed = []
    return data
  }

  /// Where a byte of the gathered data stands in the file.
  private func fileOffset(of offset: Int) -> Int {
    guard let segment = segments.last(where: { $0.compressed <= offset }) else { return 0 }
    return segment.file + offset - segment.compressed
  }
}

extension Image {
  /// Decodes a PNG file: every colour type, bit depth and filter, interlaced or not, with transparency.
  ///
  /// Sixteen-bit samples are rounded to eight. Colours are taken as they are: gamma and colour profiles are ignored,
  /// as are all other chunks that a viewer may leave out, and anything after the end chunk. Checksums are verified.
  /// Any input is safe: it gives an image or an error, in time and memory linear in the size of the file and of the
  /// image, which is bounded by `limits`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The most it may cost; the default allows 64 million pixels.
  /// - Throws: `ImageError`, whose description fits behind the file's name.
  public init(png bytes: [UInt8], limits: ImageLimits = .default) throws(ImageError) {
    var decoder = PNGDecoder(bytes, limits: limits)
    self = try decoder.decode()
  }
}
