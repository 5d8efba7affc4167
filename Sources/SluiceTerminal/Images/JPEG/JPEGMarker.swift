/// The second byte of a marker, after FF: what a part of a JPEG file holds (ITU-T T.81, table B.1).
struct JPEGMarker: RawRepresentable, Equatable {
  let rawValue: UInt8

  static let startOfImage = JPEGMarker(rawValue: 0xd8)
  static let endOfImage = JPEGMarker(rawValue: 0xd9)
  static let startOfScan = JPEGMarker(rawValue: 0xda)
  static let huffmanTables = JPEGMarker(rawValue: 0xc4)
  static let quantizationTables = JPEGMarker(rawValue: 0xdb)
  static let restartInterval = JPEGMarker(rawValue: 0xdd)
  static let jfif = JPEGMarker(rawValue: 0xe0)
  static let exif = JPEGMarker(rawValue: 0xe1)
  static let adobe = JPEGMarker(rawValue: 0xee)

  /// Whether it starts a frame, that is, tells of the size of the picture and the way in which it is coded.
  var isStartOfFrame: Bool { (0xc0...0xcf).contains(rawValue) && ![0xc4, 0xc8, 0xcc].contains(rawValue) }

  /// Whether it separates two parts of a scan.
  var isRestart: Bool { (0xd0...0xd7).contains(rawValue) }

  /// Whether nothing belongs to it: no length and no contents follow.
  var standsAlone: Bool { isRestart || rawValue == 0x01 || self == .startOfImage || self == .endOfImage }

  /// The name that the standard gives it, or the number where it gives none.
  var name: String {
    switch rawValue {
    case 0xc4: "DHT"
    case 0xc8: "JPG"
    case 0xcc: "DAC"
    case 0xc0...0xcf: "SOF\(rawValue - 0xc0)"
    case 0xd0...0xd7: "RST\(rawValue - 0xd0)"
    case 0xd8...0xdf: ["SOI", "EOI", "SOS", "DQT", "DNL", "DRI", "DHP", "EXP"][Int(rawValue) - 0xd8]
    case 0xe0...0xef: "APP\(rawValue - 0xe0)"
    case 0xfe: "COM"
    default: "FF\(String(rawValue, radix: 16, uppercase: true))"
    }
  }
}
