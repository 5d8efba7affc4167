/// A step from a value of JSON to one in it.
enum JSONStep: Equatable, CustomStringConvertible {
  case key(String)
  case index(Int)

  var description: String {
    switch self {
    case .key(let key): ".\(key)"
    case .index(let index): "[\(index)]"
    }
  }
}

/// Reads JSON (RFC 8259) for the places in it, which a decoder does not tell; O(n).
struct JSONScanner {
  /// Why a text is no JSON, and at which byte, counted from 0.
  struct Failure: Error, Equatable {
    let offset: Int
    let reason: String
  }

  /// How deep values may lie in each other, as `JSONDecoder` has it.
  static let depthLimit = 512

  let bytes: [UInt8]
  var offset = 0

  private var path: [JSONStep] = []
  private let wanted: [JSONStep]?
  private var found: Int?

  private init(_ text: String, wanted: [JSONStep]?) {
    bytes = Array(text.utf8)
    self.wanted = wanted
  }

  /// The first byte, counted from 0, of the value that the steps lead to; nil where there is none.
  static func place(of path: [JSONStep], in text: String) -> Int? {
    var scanner = JSONScanner(text, wanted: path)
    try? scanner.scan()
    return scanner.found
  }

  /// Where a text stops being JSON; nil where all of it is.
  static func firstFailure(in text: String) -> Failure? {
    var scanner = JSONScanner(text, wanted: nil)
    do throws(Failure) {
      try scanner.scan()
      return nil
    } catch {
      return error
    }
  }

  private mutating func scan() throws(Failure) {
    try scanValue()
    skipSpace()
    if offset < bytes.count { throw failure("nothing may follow the value") }
  }

  private mutating func scanValue() throws(Failure) {
    skipSpace()
    if found == nil, path == wanted { found = offset }
    switch peek {
    case "{": try scanObject()
    case "[": try scanArray()
    case "\"": _ = try scanString()
    case "-", .some("0"..."9"): try scanNumber()
    default: try scanWord()
    }
  }

  private mutating func scanObject() throws(Failure) {
    try open()
    if take("}") { return }
    repeat {
      skipSpace()
      guard peek == "\"" else { throw failure("a key in quotation marks is expected") }
      let key = try scanString()
      skipSpace()
      guard take(":") else { throw failure("a colon is expected after the key \"\(key)\"") }
      try scan(at: .key(key))
    } while take(",")
    guard take("}") else { throw failure("a comma or } is expected") }
  }

  private mutating func scanArray() throws(Failure) {
    try open()
    if take("]") { return }
    var index = 0
    repeat {
      try scan(at: .index(index))
      index += 1
    } while take(",")
    guard take("]") else { throw failure("a comma or ] is expected") }
  }

  private mutating func open() throws(Failure) {
    if path.count >= Self.depthLimit { throw failure("more than \(Self.depthLimit) values lie in each other") }
    offset += 1
    skipSpace()
  }

  private mutating func scan(at step: JSONStep) throws(Failure) {
    path.append(step)
    try scanValue()
    path.removeLast()
    skipSpace()
  }
}
