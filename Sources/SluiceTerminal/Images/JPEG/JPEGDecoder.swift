/// Decodes JPEG files: walks the segments, reads the scans and puts the planes together as RGBA.
struct JPEGDecoder {
  /// More scans than any encoder makes: with one bit of one coefficient in each, a file could keep a decoder busy.
  static let maximumScanCount = 200

  let bytes: [UInt8]
  let limits: ImageLimits

  /// The frame, once it was read.
  var frame: JPEGFrame?
  /// The samples of each component of the frame.
  var planes: [JPEGPlane] = []

  /// The steps of coefficients by number of table, row by row.
  var steps = [[UInt16]?](repeating: nil, count: 4)
  /// The codes of first coefficients, and of the others, by number of table.
  var firstTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  var otherTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  /// The units between two restart markers; 0 for none.
  var restartInterval = 0

  /// Whether there is a JFIF header.
  var isJFIF = false
  /// How colours are stored, as Adobe's segment has it; nil without one.
  var adobeTransform: Int?
  /// How the picture is to be turned, as its EXIF data have it; nil without any.
  var orientation: ImageOrientation?
  /// The scans read so far.
  var scanCount = 0

  init(_ bytes: [UInt8], limits: ImageLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Decodes the whole image; to be called once.
  mutating func decode() throws(ImageError) -> Image {
    let frame = try readSegments()
    for index in planes.indices { planes[index].reconstructAll() }
    var writer = JPEGPixelWriter(frame, planes: planes, model: colorModel(of: frame))
    planes = []
    writer.run()
    return Image(checkedWidth: frame.width, height: frame.height, pixels: writer.pixels)
      .oriented(orientation ?? .up)
  }

  /// How colours are stored: as the segments say, and where none does, as the numbers of the components suggest.
  private func colorModel(of frame: JPEGFrame) -> JPEGColorModel {
    switch frame.components.count {
    case 1: return .gray
    case 3:
      if isJFIF { return .yCbCr }
      if let adobeTransform { return adobeTransform == 0 ? .rgb : .yCbCr }
      let letters = "RGB".utf8.map { Int($0) }
      return frame.components.map(\.identifier) == letters ? .rgb : .yCbCr
    default: return (adobeTransform ?? 0) == 0 ? .cmyk : .ycck
    }
  }
}

extension Image {
  /// Decodes a JPEG file: baseline, extended or progressive, in any subsampling, gray, RGB or CMYK.
  ///
  /// The picture is turned as its EXIF data ask for. Colours are taken as they are: colour profiles are ignored, and
  /// CMYK is converted by its numbers, stored inverted as Adobe does. Twelve bits per sample, arithmetic, lossless and
  /// hierarchical coding, all of which hardly anybody uses, are refused with an error that says so; so is a file that
  /// ends too early. Any input is safe: it gives an image or an error, in memory linear in the size of the file and of
  /// the image, which is bounded by `limits`, and in time linear in these and the number of scans, at most 200.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The most it may cost; the default allows 64 million pixels.
  /// - Throws: `ImageError`, whose description fits behind the file's name.
  public init(jpeg bytes: [UInt8], limits: ImageLimits = .default) throws(ImageError) {
    var decoder = JPEGDecoder(bytes, limits: limits)
    self = try decoder.decode()
  }
}
