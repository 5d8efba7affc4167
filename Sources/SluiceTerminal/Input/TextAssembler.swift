/// Puts bytes of UTF-8 together into whole characters, however the bytes are cut.
///
/// The last character is held back, because the next scalar may join it, as a skin tone joins a hand. Invalid bytes
/// become U+FFFD, one for each longest beginning of a character (Unicode 15, section 3.9, and the WHATWG's standard).
struct TextAssembler: Sendable {
  /// The most scalars of a character; one that goes on is cut there.
  ///
  /// The longest emoji have ten.
  static let clusterLimit = 32

  private var decoder = ScalarDecoder()
  private var cluster = ""
  private var scalars = 0
  private var hasAlt = false
  /// Whether alt belongs to the scalar that has begun.
  private var nextHasAlt = false

  init() {}

  /// The bytes of the character held back, without a scalar that has only begun.
  var heldBytes: Int { cluster.utf8.count }

  /// How long to wait for more: shortly behind a letter of ASCII, which hardly anything joins, longer behind others.
  var pause: Duration? {
    if decoder.isInside { return .milliseconds(40) }
    return scalars == 0 ? nil : .milliseconds(cluster.utf8.count == 1 ? 8 : 25)
  }

  /// Takes a byte that is no control character, and hands out what is complete before it.
  mutating func take(_ byte: UInt8, alt: Bool, to outputs: inout [InputDecoder.Output]) {
    if alt {
      finish(to: &outputs)
      nextHasAlt = true
    }
    let (damaged, complete) = decoder.take(byte)
    if let damaged { append(damaged, to: &outputs) }
    if let complete { append(complete, to: &outputs) }
  }

  /// Hands out what is held back; the beginning of a scalar as U+FFFD.
  mutating func finish(to outputs: inout [InputDecoder.Output]) {
    if let damaged = decoder.finish() { append(damaged, to: &outputs) }
    emitCluster(to: &outputs)
    nextHasAlt = false
  }

  private mutating func append(_ scalar: Unicode.Scalar, to outputs: inout [InputDecoder.Output]) {
    // The controls of the upper half (U+0080 to U+009F) type nothing.
    if scalar.properties.generalCategory == .control { return emitCluster(to: &outputs) }
    let isSimple = scalar.isASCII && scalars == 1 && cluster.utf8.count == 1
    if scalars > 0, isSimple || scalars == Self.clusterLimit || !joins(scalar) {
      emitCluster(to: &outputs)
    }
    if scalars == 0 { (hasAlt, nextHasAlt) = (nextHasAlt, false) }
    cluster.unicodeScalars.append(scalar)
    scalars += 1
  }

  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    var joined = cluster
    joined.unicodeScalars.append(scalar)
    return joined.dropFirst().isEmpty
  }

  private mutating func emitCluster(to outputs: inout [InputDecoder.Output]) {
    guard scalars > 0 else { return }
    for character in cluster {
      outputs.append(.event(.key(KeyPress(.character(character), modifiers: hasAlt ? .alt : []))))
    }
    cluster = ""
    scalars = 0
    hasAlt = false
  }
}
