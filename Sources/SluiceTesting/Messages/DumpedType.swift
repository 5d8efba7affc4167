import Foundation

/// How the values of a type are shown; found out once for each type.
struct DumpedType {
  enum Form {
    case text
    case character
    /// As it prints.
    case plain
    /// As it prints, with its type's name: its parts are no business of the reader's.
    case printed
    case hashable
    /// By `specialText`, since what it prints leaves something out.
    case special
    case pulse
    /// By its parts.
    case composed
  }

  let form: Form
  /// The type's name without its module and what it is nested in.
  let name: String

  init(_ value: Any) {
    name = String(describing: type(of: value))
    form =
      switch value {
      case is String, is Substring: .text
      case is Character: .character
      case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Duration, is any Any.Type: .plain
      case is any DumpedPulse: .pulse
      case is Date, is Data, is [UInt8]: .special
      // Asked by type: any Hashable value can be cast to it.
      case _ where type(of: value) == AnyHashable.self: .hashable
      case _ where Self.isPrinted(value): .printed
      default: .composed
      }
  }

  /// Whether it is a value of the standard library's or Foundation's that says what it is.
  private static func isPrinted(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    guard ["Swift", "Foundation", "FoundationEssentials", "_Concurrency"].contains(module) else { return false }
    guard value is any CustomStringConvertible || value is any CustomDebugStringConvertible else { return false }
    let style = Mirror(reflecting: value).displayStyle
    return style == .struct || value is AnyKeyPath
  }
}

/// How many bytes are shown one by one.
private let byteLimit = 64

/// A date to the fraction of a second, many bytes by a checksum; nil for what is shown by its parts.
func specialText(_ value: Any) -> String? {
  switch value {
  case let date as Date:
    let fraction = date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
    return fraction == 0 ? "Date(\(date))" : "Date(\(date), and \(fraction) s)"
  case let data as Data:
    return "Data(\(data.count > byteLimit ? summary(of: data) : "\([UInt8](data))"))"
  case let bytes as [UInt8] where bytes.count > byteLimit: return summary(of: bytes)
  default: return nil
  }
}

/// Many bytes, by their number, the first of them, and a checksum (FNV-1a) that tells them from others.
private func summary(of bytes: some Collection<UInt8>) -> String {
  var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return "[\(bytes.prefix(4).map(String.init).joined(separator: ", ")), … \(bytes.count) bytes, "
    + "checksum \(String(checksum, radix: 16))]"
}
