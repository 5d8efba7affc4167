/// Bytes as text of 64 letters, in the standard alphabet with padding (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of `bytes`, four letters for three bytes; linear in their number.
  static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let alphabet = alphabet
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let count = min(3, bytes.endIndex - index)
      var word = Int(bytes[index]) << 16
      if count > 1 { word |= Int(bytes[index + 1]) << 8 }
      if count > 2 { word |= Int(bytes[index + 2]) }
      text.append(alphabet[word >> 18])
      text.append(alphabet[word >> 12 & 63])
      text.append(count > 1 ? alphabet[word >> 6 & 63] : UInt8(ascii: "="))
      text.append(count > 2 ? alphabet[word & 63] : UInt8(ascii: "="))
      index += count
    }
    return text
  }
}
